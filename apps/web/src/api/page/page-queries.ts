import { hashKey, type QueryClient } from "@tanstack/react-query";
import { noteHouseTime } from "../sending/house-time.ts";
import { foldLists, unfoldLists } from "./columns.ts";
import { pageJson } from "./page-json.tsx";

/** Id of the element in which a page carries what it read. */
export const PAGE_QUERIES_ID = "page-queries";

/** A query as a page carries it: its key, its data, and when these were read, in Unix milliseconds. */
type CarriedQuery = readonly [key: readonly unknown[], data: unknown, updatedAt: number];

/**
 * Returns the queries of a page that succeeded, less the one that the page carries in a form of its own,
 * as JSON for a script element. One that failed is asked again by the browser.
 */
export function pageQueriesOf(queryClient: QueryClient, leftOut: readonly unknown[]): string {
  const leftOutHash = hashKey(leftOut);
  const carried = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ queryHash, state }) => state.status === "success" && queryHash !== leftOutHash)
    .map(({ queryKey, state }): CarriedQuery => [queryKey, state.data, state.dataUpdatedAt]);
  return pageJson(foldLists(carried));
}

/**
 * Puts the queries of a page into the cache of its browser, and notes the house's time by them. To a clock that
 * is behind they were read in the future, and would count as new for as long as that: they were read by now.
 */
export function takePageQueries(queryClient: QueryClient, json: string | null): void {
  if (json === null) return;
  const carried = unfoldLists(JSON.parse(json)) as CarriedQuery[];
  if (carried.length === 0) return;
  noteHouseTime(new Date(Math.max(...carried.map(([, , readAt]) => readAt))).toISOString());
  const now = Date.now();
  for (const [key, data, readAt] of carried)
    queryClient.setQueryData(key, data, { updatedAt: Math.min(readAt, now) });
}
