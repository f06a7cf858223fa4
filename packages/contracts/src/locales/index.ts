/** Locales of the product (LOCALE-01). `en` has no prefix; `en-KW` shows message keys (OPEN-30). */
export const LOCALES = [
  "en",
  "de",
  "en-AU",
  "en-CA",
  "fr-CA",
  "en-NZ",
  "no",
  "it",
  "en-KW",
] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = "en";
/** Pseudo-locale for testers and development only; not offered in the selector. */
export const PSEUDO_LOCALE = "en-KW" satisfies Locale;
/** Locales that texts are written in. */
export const WRITTEN_LOCALES = LOCALES.filter((code) => code !== PSEUDO_LOCALE);

/** The locale written so, whatever its case; null when the product has none. */
export function findLocale(tag: string): Locale | null {
  const wanted = tag.toLowerCase();
  return LOCALES.find((locale) => locale.toLowerCase() === wanted) ?? null;
}

/** Returns the locale of a player's language: English where it is none of ours, or nothing is known of it. */
export const localeOf = (language: string | undefined): Locale =>
  findLocale(language ?? "") ?? DEFAULT_LOCALE;

/** Returns a text in a locale: its own, that of its language, or that in English. */
export const wordsIn = (words: Readonly<Partial<Record<Locale, string>>>, locale: Locale): string =>
  words[locale] ?? words[locale.split("-")[0] as Locale] ?? words.en ?? "";
