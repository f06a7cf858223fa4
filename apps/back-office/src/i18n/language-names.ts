/** Languages of the back office, each by its own name. */
export const LANGUAGES = {
  en: "English",
  de: "Deutsch",
  "fr-CA": "Français (Canada)",
  it: "Italiano",
  no: "Norsk",
} as const;
export type Language = keyof typeof LANGUAGES;
