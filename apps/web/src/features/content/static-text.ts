import { signUpAge } from "@houselight/contracts/configuration";
import type { ClientContextView } from "@houselight/contracts/configuration";
import { DEFAULT_LOCALE, type Locale } from "@houselight/contracts/locales";

interface StaticSection {
  readonly title: string;
  readonly text: readonly string[];
  readonly list?: readonly string[];
}

/** The words of one static page. `{brand}`, `{licence}`, `{age}` and `{email}` stand for facts. */
export interface StaticText {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly StaticSection[];
}

/** Slugs of the static pages, until the house keeps their texts itself (OPEN-31). */
export const STATIC_PAGES = [
  "terms-and-conditions",
  "privacy-policy",
  "responsible-gaming",
  "provably-fair",
] as const;
export type StaticSlug = (typeof STATIC_PAGES)[number];

/** One file for each page and language: long texts are sent with their own page alone. */
const FILES = import.meta.glob<StaticText>("./texts/*/*.json", { import: "default" });

/** Loads a page's words; a region that has none of its own reads its language's, at last English. */
export async function loadStaticText(slug: StaticSlug, locale: Locale): Promise<StaticText> {
  const load = [locale, DEFAULT_LOCALE]
    .map((name) => FILES[`./texts/${slug}/${name}.json`])
    .find((found) => found !== undefined);
  if (!load) throw new Error(`the page ${slug} has no text`);
  return await load();
}

/** Facts that static texts name. */
export type Facts = Readonly<Record<"brand" | "licence" | "age" | "email", string>>;

export const factsOf = ({ brand, policy, country }: ClientContextView): Facts => ({
  brand: brand.name,
  licence: policy.name,
  age: String(signUpAge(policy.ages, country)),
  email: brand.support_email,
});

/** Puts facts into a text; a name that stands for none is left as it is. */
export const withFacts = (text: string, facts: Partial<Facts>): string =>
  text.replace(/\{(\w+)\}/g, (hole, name: string) => facts[name as keyof Facts] ?? hole);
