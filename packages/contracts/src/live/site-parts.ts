/** Parts of the site that operators write: settings, texts of pages, heads of pages, and whose time it is of the banners. */
export const SITE_PARTS = ["settings", "texts", "heads", "banners"] as const;
export type SitePart = (typeof SITE_PARTS)[number];
