import { LOCALES, type Locale, PSEUDO_LOCALE } from "@houselight/contracts/locales";

/** Locales of the selector, each named in its own language (OPEN-30). */
export const OFFERED_LOCALES: readonly { readonly code: Locale; readonly name: string }[] =
  LOCALES.filter((code) => code !== PSEUDO_LOCALE).map((code) => ({ code, name: ownName(code) }));

function ownName(code: Locale): string {
  const names: Readonly<Record<Locale, string>> = {
    en: "English",
    de: "Deutsch",
    "en-AU": "English (Australia)",
    "en-CA": "English (Canada)",
    "fr-CA": "Français (Canada)",
    "en-NZ": "English (New Zealand)",
    no: "Norsk",
    it: "Italiano",
    "en-KW": "Keys",
  };
  return names[code];
}
