import { loadListed, type SectionEntry } from "./listed-pages.ts";
import { notFound } from "@tanstack/react-router";
import { collectionsQuery, providersQuery } from "../../data/catalogue.ts";
import { translatorOf } from "../../i18n/translator.ts";
import type { RouterContext } from "../../router.tsx";
import { type HeadMatch, isMissing, titleHead } from "../../shell/page-head.ts";
import { type Section, type SectionName, SECTIONS, tabOf } from "./sections.ts";

/** Loads a section at one of its tabs; an address of another tab is no page. */
export async function loadSection(
  context: RouterContext,
  name: SectionName,
  segment?: string,
): Promise<readonly SectionEntry[]> {
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

/** Builds title and description of a section; none of a page of it that is missing. */
export function sectionHead(match: HeadMatch, name: SectionName) {
  if (isMissing(match)) return {};
  const { context } = match;
  const t = translatorOf(context);
  return titleHead(context, t(`sections.${name}.title`), t(`sections.${name}.text`));
}
