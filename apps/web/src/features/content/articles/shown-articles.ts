import { type ListedPage, listedIn } from "../../../data/visitor/menu.ts";

/** The category of articles among the pages of words. */
const ARTICLES = "articles";
const ARTICLES_MAX = 6;

/** Picks the articles to show: the latest first, six at most, fewer where a page's `count` says so. */
export function shownArticles(pages: readonly ListedPage[], count: string | undefined) {
  const wanted = /^\d{1,3}$/.test(count ?? "") ? Number(count) : ARTICLES_MAX;
  const latest = pages.toSorted((one, other) => other.id - one.id);
  return listedIn(latest, ARTICLES).slice(0, Math.min(wanted, ARTICLES_MAX));
}
