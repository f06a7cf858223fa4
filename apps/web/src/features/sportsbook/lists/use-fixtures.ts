import { useInfiniteQuery } from "@tanstack/react-query";
import { fixturesQuery } from "../../../data/engagement/sportsbook/lines/lines.ts";
import type { ListName } from "../../../data/engagement/sportsbook/lines/newest-lines.ts";

/** Returns the fixtures of a list that are loaded, and how more are; `size` of them at a time. */
export function useFixtures(list: ListName, size?: number) {
  const query = useInfiniteQuery(fixturesQuery(list, size));
  const {
    data,
    isError,
    isSuccess,
    hasNextPage,
    isFetchingNextPage,
    isFetchNextPageError,
    fetchNextPage,
  } = query;
  return {
    cards: data?.pages.flatMap(({ fixtures }) => fixtures) ?? [],
    isLoaded: isSuccess,
    /** The list could not be read, and none is known from before. */
    hasFailed: isError && data === undefined,
    /** Tells of the next page. */
    pages: query,
    /** There are more, none are on their way, and the last that were asked for came. */
    canLoadMore: hasNextPage && !isFetchingNextPage && !isFetchNextPageError,
    loadMore: () => void fetchNextPage(),
    retry: () => void query.refetch(),
  };
}
