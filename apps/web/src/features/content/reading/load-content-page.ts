import { fillVariables } from "@houselight/contracts/configuration";
import type { ContentPageView } from "@houselight/contracts/content";
import { notFound, redirect } from "@tanstack/react-router";
import { listedPagesQuery } from "../../../data/visitor/menu.ts";
import { accountsQuery, activeCurrency } from "../../../data/wallet.ts";
import type { RouterContext } from "../../../router.tsx";
import { titleHead } from "../../../shell/page-head.ts";
import { awardsQuery } from "../awards/awards.ts";
import { contentPageQuery, FOR_PLAYERS } from "./content-query.ts";
import { splitContent } from "../text/placeholders.ts";

/** Builds title and description of a page of words, with the values of its variables (CMS-06). */
export function contentHead(context: RouterContext, { title, meta, json }: ContentPageView) {
  const currency = activeCurrency(context.queryClient.getQueryData(accountsQuery.queryKey) ?? []);
  const say = (text: string) => fillVariables(text, json.variables, currency);
  const { mainContent } = meta;
  return titleHead(context, say(title), mainContent && say(mainContent));
}

/**
 * Loads the page of words that an address names, of one category where the address is a section's.
 * An address of none is no page, and one for players alone leads a guest to main (CMS-04).
 */
export async function loadContentPage(
  { queryClient, locale }: RouterContext,
  slug: string,
  category?: string,
): Promise<ContentPageView> {
  const found = await queryClient.ensureQueryData(contentPageQuery(slug, locale));
  if (found === FOR_PLAYERS) throw redirect({ to: "/" });
  if (!found || (category && !found.categories.includes(category))) throw notFound();
  // Parts that list something stand in the page as it is sent; without them it is still a page.
  const names = splitContent(found.content).flatMap((part) =>
    "placeholder" in part ? [part.placeholder] : [],
  );
  const loads = [
    ...(names.includes("articles") ? [queryClient.ensureQueryData(listedPagesQuery(locale))] : []),
    ...(names.includes("awards") ? [queryClient.ensureQueryData(awardsQuery)] : []),
  ];
  await Promise.allSettled(loads);
  return found;
}
