import { useInfiniteQuery } from "@tanstack/react-query";
import { fixturesQuery } from "../../../data/engagement/sportsbook/lines/lines.ts";
import type { ListName } from "../../../data/engagement/sportsbook/lines/newest-lines.ts";

/** Returns the fixtures of a list that are loaded, and how more are. */
export function useFixtures(list: ListName) {
  const query = useInfiniteQuery(fixturesQuery(list));
  const { data, isError, isSuccess, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  return {
    cards: data?.pages.flatMap(({ fixtures }) => fixtures) ?? [],
    isLoaded: isSuccess,
    /** The list could not be read, and none is known from before. */
    hasFailed: isError && data === undefined,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    loadMore: () => void fetchNextPage(),
    retry: () => void query.refetch(),
  };
}
