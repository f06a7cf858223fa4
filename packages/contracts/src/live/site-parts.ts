/** Parts of the site that operators write: settings, texts of pages, heads of pages. */
export const SITE_PARTS = ["settings", "texts", "heads"] as const;
export type SitePart = (typeof SITE_PARTS)[number];
