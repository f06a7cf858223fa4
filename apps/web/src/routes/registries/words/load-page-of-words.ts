import type { ContentPageView } from "@houselight/contracts/content";
import { tournamentQuery } from "../../../data/engagement/tournaments/tournaments.ts";
import { loadAdventure } from "../../../features/adventures/load-adventure.ts";
import { bannersQuery } from "../../../features/banners/banners-query.ts";
import { loadContentPage } from "../../../features/content/reading/load-content-page.ts";
import { splitContent } from "../../../features/content/text/placeholders.ts";
import type { RouterContext } from "../../../router.tsx";

type Load = (
  context: RouterContext,
  parameters: Readonly<Record<string, string>>,
) => Promise<unknown>;

/** The page that has banners of its own (BANNER-07). */
export const TERMS = "terms-and-conditions";

const loadBanners: Load = ({ queryClient, locale }) =>
  queryClient.prefetchQuery(bannersQuery(locale));

/** Loads what the live parts of other features show, by the names of their placeholders (CMS-05). */
const LOADS: Readonly<Record<string, Load>> = {
  "promotion-list": loadBanners,
  adventure: loadAdventure,
  "tournament-terms": async ({ queryClient }, { identifier }) =>
    identifier ? queryClient.prefetchQuery(tournamentQuery(identifier)) : undefined,
};

/**
 * Loads a page of words, of one category where the address is a section's, with what its live parts show: they
 * stand in the page as it is sent, and nothing below them moves when they come. Without them it is still a page.
 */
export async function loadPageOfWords(
  context: RouterContext,
  slug: string,
  category?: string,
): Promise<ContentPageView> {
  const found = await loadContentPage(context, slug, category);
  const loads = splitContent(found.content, found.meta.json).flatMap((part) =>
    "placeholder" in part && Object.hasOwn(LOADS, part.placeholder)
      ? [LOADS[part.placeholder]?.(context, part.parameters)]
      : [],
  );
  if (slug === TERMS) loads.push(loadBanners(context, {}));
  await Promise.allSettled(loads);
  return found;
}
