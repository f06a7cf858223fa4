import type { Locale } from "@houselight/contracts/locales";

/** Returns the name of a language in itself (OPEN-30). */
export function ownName(code: Locale): string {
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
