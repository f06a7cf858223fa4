import type { ContentPageEntry } from "@houselight/contracts/content";

/** Categories of pages of words that a section lists under its own path: `/news/{slug}` (OPEN-02). */
const SECTION_CATEGORIES = ["news", "promotions"] as const;
export type SectionCategory = (typeof SECTION_CATEGORIES)[number];

/** Returns the path of a page of words: below the section that lists it, or its slug alone (ROUTE-35). */
export function pageAddress({
  slug,
  categories,
}: Pick<ContentPageEntry, "slug" | "categories">): string {
  const category = SECTION_CATEGORIES.find((one) => categories.includes(one));
  return category ? `/${category}/${slug}` : `/${slug}`;
}
