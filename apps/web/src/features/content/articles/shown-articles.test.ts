import { describe, expect, it } from "vitest";
import type { ListedPage } from "../../../data/visitor/menu.ts";
import { shownArticles } from "./shown-articles.ts";

const page = (id: number, change: Partial<ListedPage> = {}): ListedPage => ({
  id,
  slug: `article-${id}`,
  title: `Article ${id}`,
  categories: ["articles"],
  ...change,
});
const EIGHT = [1, 2, 3, 4, 5, 6, 7, 8].map((id) => page(id));
const shown = (pages: readonly ListedPage[], count?: string) =>
  shownArticles(pages, count).map(({ slug }) => slug.replace("article-", ""));

describe("articles in a page", () => {
  it("CMS-09: are six of eight, the latest first", () => {
    expect(shown(EIGHT)).toEqual(["8", "7", "6", "5", "4", "3"]);
  });

  it.each([
    ["2", ["8", "7"]],
    ["0", []],
    ["100", ["8", "7", "6", "5", "4", "3"]],
    ["-1", ["8", "7", "6", "5", "4", "3"]],
    ["two", ["8", "7", "6", "5", "4", "3"]],
  ])("CMS-06: are as many as the placeholder's count of %s allows", (count, expected) => {
    expect(shown(EIGHT, count)).toEqual(expected);
  });

  it("are not pages of other categories", () => {
    const pages = [page(1), page(2, { categories: [] }), page(3, { categories: ["news"] })];
    expect(shown(pages)).toEqual(["1"]);
  });
});
