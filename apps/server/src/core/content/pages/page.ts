import type { ContentJson } from "@houselight/contracts";

/** The text of a page in one locale, as it was written: its `{facts}` are not filled in. */
export interface PageText {
  /** Of the version; 0 for a text that came with the product. */
  readonly id: number;
  readonly path: string;
  readonly locale: string;
  readonly title: string;
  /** One sentence for search engines. */
  readonly mainContent: string;
  /** Clean HTML. */
  readonly content: string;
  readonly categories: readonly string[];
  readonly hidden: boolean;
  readonly json: ContentJson;
  /** Parameters of placeholders by their names. */
  readonly parameters: Readonly<Record<string, string>>;
}

/** Returns the locales whose texts serve a visitor of this one, best first: its own, then English. */
export const localesFor = (locale: string): readonly string[] =>
  locale === "en" ? ["en"] : [locale, "en"];

/**
 * Returns the paths whose texts serve a slug, best first: for the licence and the state of the welcome
 * pack, for the licence, for the state, for all (OPEN-32).
 */
export function pathsFor(slug: string, licence: string, pack: string | null): readonly string[] {
  const withPack = pack === null ? [] : [`${slug}/${pack}`];
  return [...withPack.map((path) => `${path}/${licence}`), `${slug}/${licence}`, ...withPack, slug];
}

export const slugOf = (path: string): string => path.split("/", 1)[0] as string;

/** Chooses the best of the texts of one slug; undefined when none serves. */
export function choosePage(
  texts: readonly PageText[],
  paths: readonly string[],
  locales: readonly string[],
): PageText | undefined {
  for (const path of paths)
    for (const locale of locales) {
      const found = texts.find((text) => text.path === path && text.locale === locale);
      if (found) return found;
    }
  return undefined;
}
