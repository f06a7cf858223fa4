import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { OFFERED } from "../../../data/own.ts";

/** Parts by which the keys of queries are known whose answers operators write. */
const WRITTEN: ReadonlySet<unknown> = new Set([
  OFFERED,
  "awards",
  "banners",
  "betting-config",
  "client-context",
  "content",
  "content-list",
  "currencies",
  "footer-config",
  "logo-config",
  "main-widget-config",
  "menu-categories-games",
  "player-fields",
  "providers-config",
  "survey-config",
]);
const isWritten = ({ queryKey }: { readonly queryKey: QueryKey }): boolean =>
  queryKey.some((part) => WRITTEN.has(part));

const changeStore = createStore<{ readonly changes: number }>(() => ({ changes: 0 }));

/** Notes that operators changed something on the site. */
export const noteSiteChange = (): void =>
  changeStore.setState(({ changes }) => ({ changes: changes + 1 }));

/** Returns how many changes of the site this page has heard of. */
export const useSiteChanges = (): number => useStore(changeStore, ({ changes }) => changes);

/** Reads anew what operators write, as far as this page has read it; what cannot be read stays as it is. */
export async function readSiteAnew(queryClient: QueryClient): Promise<void> {
  // What came with the page and is not on it has no way to be read again: the next who wants it asks.
  queryClient.removeQueries({
    type: "inactive",
    predicate: (query) => isWritten(query) && query.options.queryFn === undefined,
  });
  await queryClient.invalidateQueries({ predicate: isWritten, refetchType: "all" });
}
