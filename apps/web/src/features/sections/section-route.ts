import { loadListed, type SectionEntry } from "./listed-pages.ts";
import { notFound } from "@tanstack/react-router";
import { collectionsQuery, providersQuery } from "../../data/catalogue.ts";
import { translatorOf } from "../../i18n/translator.ts";
import type { RouterContext } from "../../router.tsx";
import { type HeadMatch, isMissing, titleHead } from "../../shell/page-head.ts";
import { type Section, type SectionName, SECTIONS, tabOf, type TabWord } from "./sections.ts";

/** Loads a section at one of its tabs; an address of another tab is no page. */
export async function loadSection(
  context: RouterContext,
  name: SectionName,
  segment?: string,
): Promise<readonly SectionEntry[] | null> {
  if (tabOf(name, segment) === null) throw notFound();
  const { lists }: Section = SECTIONS[name];
  // Menus and foot name them: they would move the page if they came later.
  const { queryClient } = context;
  await Promise.allSettled([
    queryClient.ensureQueryData(collectionsQuery),
    queryClient.ensureQueryData(providersQuery),
  ]);
  return lists ? await loadListed(context, lists) : [];
}

/** Builds title and description of a section, at a tab with the tab's name; none of a page of it that is missing. */
export function sectionHead(match: HeadMatch, name: SectionName, segment?: string) {
  if (isMissing(match)) return {};
  const { context } = match;
  const t = translatorOf(context);
  const title = t(`sections.${name}.title`);
  const tab = tabOf(name, segment);
  // Each tab has a title of its own; the first is the section.
  const isFirst = tab === null || tab === SECTIONS[name].tabs[0];
  const own = isFirst ? "" : t(`sections.tab.${tab as TabWord}`);
  const page = own === "" ? title : `${own} · ${title}`;
  return titleHead(context, page, t(`sections.${name}.text`));
}
