import { listContentPages } from "@houselight/contracts/content";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api/call.ts";
import { OWN } from "../../data/own.ts";
import type { ListedPage } from "../../data/visitor/menu.ts";
import type { RouterContext } from "../../router.tsx";
import type { SectionCategory } from "../../shell/links/page-address.ts";

/** A page of words as a card of its section shows it. */
export interface SectionEntry extends Pick<ListedPage, "slug" | "title" | "variables"> {
  /** One sentence; may be empty. */
  readonly lead: string;
  /** Address of its picture. */
  readonly picture?: string | undefined;
}

/** Pages that a section lists, the latest first. Menus, which stand on every page, carry no more than titles. */
const sectionQuery = (category: SectionCategory, locale: string) =>
  queryOptions({
    queryKey: [OWN, "content-list", locale, category],
    queryFn: async ({ signal }): Promise<SectionEntry[]> => {
      const pages = await call(listContentPages, { query: { l: locale } }, { signal });
      return pages
        .filter(({ hidden, categories }) => !hidden && categories.includes(category))
        .toSorted((one, other) => other.id - one.id)
        .map(({ slug, title, meta, json: { bannerImage, variables } }) => ({
          slug,
          title,
          lead: meta.mainContent,
          picture: bannerImage?.src,
          ...(variables ? { variables } : {}),
        }));
    },
  });

/** Loads the pages that a section lists; a list that fails is reported, and null: nobody knows that it is empty (CMS-07). */
export const loadListed = (
  { queryClient, locale }: Pick<RouterContext, "queryClient" | "locale">,
  category: SectionCategory,
): Promise<readonly SectionEntry[] | null> =>
  queryClient.ensureQueryData(sectionQuery(category, locale)).catch(() => null);
