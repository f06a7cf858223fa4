import type { EndpointCall, EndpointOutput, EndpointShape } from "@houselight/contracts/endpoint";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "./call.ts";
import { useRowsHeld } from "./held-rows.ts";
import { readKey } from "./queries.ts";

/** Records that an endpoint lists page by page. */
export interface Listing<Row> {
  /** Rows read so far; undefined before the first page. */
  readonly rows: readonly Row[] | undefined;
  readonly error: unknown;
  readonly hasMore: boolean;
  readonly loadingMore: boolean;
  readonly loadMore: () => void;
  readonly retry: () => void;
}

interface ListingOptions<E extends EndpointShape, Row> {
  /** Returns the rows of a page. */
  readonly rows: (page: EndpointOutput<E>) => readonly Row[];
  /**
   * Returns what the query of the next page adds, such as `{ before: last.id }`, or null behind the last one.
   * It is asked where a page holds as many rows as `size`; absent for endpoints that list everything at once.
   */
  readonly next?: (last: Row, page: EndpointOutput<E>) => Readonly<Record<string, unknown>> | null;
  /** Rows of a full page; 50 unless said. It is the endpoint's own `limit`. */
  readonly size?: number;
  /** Reads anew this often. */
  readonly everyMs?: number;
  readonly enabled?: boolean;
}

/** Reads the pages of an endpoint, the next one when it is asked for. Rows stay while a dialog of theirs is open. */
export function useListing<E extends EndpointShape, Row>(
  endpoint: E,
  input: EndpointCall<E>,
  { rows, next, size = 50, everyMs, enabled = true }: ListingOptions<E, Row>,
): Listing<Row> {
  const found = useInfiniteQuery({
    queryKey: [...readKey(endpoint, input), "pages"],
    queryFn: ({ pageParam }) => {
      const { query = {} } = input as { query?: object };
      const asked = { ...input, query: { ...query, ...pageParam } };
      return call(endpoint, asked as EndpointCall<E>);
    },
    initialPageParam: {} as Readonly<Record<string, unknown>>,
    getNextPageParam: (page) => {
      const list = rows(page);
      const last = list.at(-1);
      return next && last !== undefined && list.length >= size ? next(last, page) : null;
    },
    enabled,
    ...(everyMs === undefined ? {} : { refetchInterval: everyMs }),
  });
  const data = useHeld(found.data);
  return {
    rows: data?.pages.flatMap((page) => [...rows(page)]),
    error: found.error,
    hasMore: found.hasNextPage,
    loadingMore: found.isFetchingNextPage,
    loadMore: () => void found.fetchNextPage(),
    retry: () => void found.refetch(),
  };
}

/** Returns what is read, or while rows are held what was read when that began. */
function useHeld<Data>(read: Data): Data {
  const isHeld = useRowsHeld();
  const [shown, setShown] = useState(read);
  const now = isHeld && shown !== undefined ? shown : read;
  if (shown !== now) setShown(now);
  return now;
}
