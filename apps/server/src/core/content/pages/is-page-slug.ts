import type { Queryable } from "#platform/database";
import { builtInPages } from "./built-in-pages.ts";
import { slugOf } from "./page.ts";
import { isWritten } from "./page-store.ts";

/**
 * Tells whether a page of words has a slug: one that came with the product, or one that operators wrote, for
 * whatever licence or language and whether it stands already or not.
 */
export const isPageSlug = async (queryable: Queryable, slug: string): Promise<boolean> =>
  builtInPages().some(({ path }) => slugOf(path) === slug) || isWritten(queryable, slug);
