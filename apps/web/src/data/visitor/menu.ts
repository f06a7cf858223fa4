import {
  bettingConfig,
  fillVariables,
  footerConfig,
  logoConfig,
} from "@houselight/contracts/configuration";
import { type ContentPageEntry, listContentPages } from "@houselight/contracts/content";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { call } from "../../api/call.ts";
import { jackpotsQuery } from "../engagement/jackpots/jackpots.ts";
import { OWN } from "../own.ts";
import { activeCurrency, useAccounts } from "../wallet.ts";
import { studiosConfigQuery } from "./studios/shown-studios.ts";

const MINUTE_MS = 60_000;

/** Pictures in place of the brands' marks (SHELL-24). */
export const logoQuery = queryOptions({
  queryKey: ["logo-config"],
  queryFn: ({ signal }) => call(logoConfig.read, {}, { signal }),
  staleTime: 5 * MINUTE_MS,
});

/** The sportsbook elsewhere, where the menu links one (SPORT-03). */
export const bettingQuery = queryOptions({
  queryKey: ["betting-config"],
  queryFn: ({ signal }) => call(bettingConfig.read, {}, { signal }),
  staleTime: 5 * MINUTE_MS,
});

/** Phone, social profiles and partner of the footer (SHELL-10). */
export const footerQuery = queryOptions({
  queryKey: ["footer-config"],
  queryFn: ({ signal }) => call(footerConfig.read, {}, { signal }),
  staleTime: 5 * MINUTE_MS,
});

/** Pages of words that lists may name; those for players come with the sign-in (SHELL-04, CMS-02). */
export const listedPagesQuery = (locale: string) =>
  queryOptions({
    queryKey: [OWN, "content-list", locale],
    queryFn: async ({ signal }) => {
      const pages = await call(listContentPages, { query: { l: locale } }, { signal });
      return pages
        .filter(({ hidden }) => !hidden)
        .map(({ id, slug, title, categories, json: { variables } }) => ({
          id,
          slug,
          title,
          categories,
          ...(variables ? { variables } : {}),
        }));
    },
    staleTime: 5 * MINUTE_MS,
  });

/** A page of words as lists name it. */
export type ListedPage = Pick<ContentPageEntry, "id" | "slug" | "title" | "categories"> &
  Pick<ContentPageEntry["json"], "variables">;

/** Picks the pages of a category. */
export const listedIn = (
  pages: readonly ListedPage[],
  category: string,
): readonly Pick<ListedPage, "slug" | "title" | "variables">[] =>
  pages
    .filter(({ categories }) => categories.includes(category))
    .map(({ id: _id, categories: _categories, ...shown }) => shown);

/** Returns the function that puts the values of a listed text in place, in the player's currency (CMS-06). */
export function useListedText(): (text: string, variables: ListedPage["variables"]) => string {
  const currency = activeCurrency(useAccounts());
  return (text, variables) => fillVariables(text, variables, currency);
}

/** Loads what menus and footer are made of; a page is of use without it. */
export async function loadMenus(queryClient: QueryClient, locale: string): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(logoQuery),
    queryClient.prefetchQuery(bettingQuery),
    queryClient.prefetchQuery(footerQuery),
    queryClient.prefetchQuery(studiosConfigQuery),
    queryClient.prefetchQuery(listedPagesQuery(locale)),
    queryClient.prefetchQuery(jackpotsQuery),
  ]);
}
