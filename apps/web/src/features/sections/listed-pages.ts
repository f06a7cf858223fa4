import { listedIn, listedPagesQuery } from "../../data/visitor/menu.ts";
import type { RouterContext } from "../../router.tsx";

export type LoadedPages = ReturnType<typeof listedIn>;

/** Loads the pages of words that a section lists; a list that fails is reported, and empty (CMS-07). */
export const loadListed = async (
  { queryClient, locale }: Pick<RouterContext, "queryClient" | "locale">,
  category: string,
): Promise<LoadedPages> => {
  const pages = await queryClient.ensureQueryData(listedPagesQuery(locale)).catch(() => []);
  return listedIn(pages, category);
};
