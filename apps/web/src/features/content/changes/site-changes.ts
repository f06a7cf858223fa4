import { SITE_PARTS, type SiteChangeMessage, type SitePart } from "@houselight/contracts/live";
import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { OFFERED } from "../../../data/own.ts";

/** Parts of the keys of queries whose answers operators write, by what they write. */
const WRITTEN: Readonly<Record<SitePart, readonly string[]>> = {
  settings: [
    "additional-gifts",
    "awards",
    "banners",
    "betting-config",
    "client-context",
    "currencies",
    "disabled-bonuses",
    "footer-config",
    "logo-config",
    "main-widget-config",
    "menu-categories-games",
    "modify-gifts-config",
    OFFERED,
    "player-fields",
    "providers-config",
    "survey-config",
  ],
  texts: ["content", "content-list"],
  heads: ["heads"],
  banners: ["banners"],
};

/** Holds what a page has heard of and not read yet. */
const heardStore = createStore<SiteChangeMessage>(() => ({ parts: [] }));

/** Notes that operators changed parts of the site. */
export const noteSiteChange = ({ parts }: SiteChangeMessage): void =>
  heardStore.setState((heard) => ({
    parts: SITE_PARTS.filter((part) => heard.parts.includes(part) || parts.includes(part)),
  }));

/** Returns the parts of the site that changed since this page read them; another list after each change. */
export const useSiteChanges = (): readonly SitePart[] => useStore(heardStore, ({ parts }) => parts);

/** Reads anew what operators changed, as far as this page has read it; what cannot be read stays as it is. */
export async function readSiteAnew(
  queryClient: QueryClient,
  parts: readonly SitePart[],
): Promise<void> {
  heardStore.setState({ parts: [] });
  const names: ReadonlySet<unknown> = new Set(parts.flatMap((part) => WRITTEN[part]));
  const isWritten = ({ queryKey }: { readonly queryKey: QueryKey }) =>
    queryKey.some((part) => names.has(part));
  // Lists that are not on the page are read when they are wanted, and what came with the page
  // and stands nowhere on it has no way to be read again.
  queryClient.removeQueries({
    type: "inactive",
    predicate: (query) =>
      isWritten(query) && (query.queryKey[0] === OFFERED || query.options.queryFn === undefined),
  });
  await queryClient.invalidateQueries({ predicate: isWritten, refetchType: "all" });
}
