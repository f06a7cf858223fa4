import { notFound } from "@tanstack/react-router";
import type { QueryClient } from "@tanstack/react-query";
import { cashbackQuery } from "../../../data/engagement/cashback/cashback.ts";
import { collectionsQuery } from "../../../data/catalogue.ts";
import { loadShownCategories } from "../../../data/visitor/studios/shown-categories.ts";
import { translatorOf } from "../../../i18n/translator.ts";
import { LIVE_CATEGORY } from "../../../shell/menus/menu-entries.ts";
import { gamesHead, type HeadMatch, isMissing } from "../../../shell/page-head.ts";
import { readableSlug } from "../category-name.ts";
import { loadGames } from "./load-games.ts";

/** Loads a category that the house always names; it may hold no game. */
export async function loadKnownCategory(queryClient: QueryClient, slug: string): Promise<void> {
  await Promise.all([
    loadShownCategories(queryClient),
    loadGames(queryClient, { category: slug }),
    // The card that leads live games says how the player's cashback stands; the page is of use without.
    ...(slug === LIVE_CATEGORY ? [queryClient.prefetchQuery(cashbackQuery)] : []),
  ]);
}

/** Loads a category that an address names; an address of none is no page. */
export async function loadCategory(
  queryClient: QueryClient,
  slug: string,
  page = 1,
): Promise<void> {
  const collections = await queryClient.ensureQueryData(collectionsQuery);
  if (!collections.some(({ identifier }) => identifier === slug)) throw notFound();
  await Promise.all([
    loadShownCategories(queryClient),
    loadGames(queryClient, { category: slug }, page),
  ]);
}

/** Builds title and description of a category's page; none where there is no such category. */
export function categoryHead(match: HeadMatch, slug: string) {
  if (isMissing(match)) return {};
  const { context } = match;
  const t = translatorOf(context);
  const key = `categories.${slug}` as "categories.pokies";
  return gamesHead(context, t.has(key) ? t(key) : readableSlug(slug));
}
