import { LOADERS } from "virtual:office-words";
import { LANGUAGES, type Language } from "./language-names.ts";

const KEPT = "office-language";

const isLanguage = (tag: string | null): tag is Language => tag !== null && tag in LANGUAGES;

/** Returns the language that was chosen here, else the first of the browser's that there is. */
export function currentLanguage(): Language {
  const kept = localStorage.getItem(KEPT);
  if (isLanguage(kept)) return kept;
  const wanted = navigator.languages.map((tag) => tag.split("-")[0]);
  const known = wanted.map((base) =>
    Object.keys(LANGUAGES).find((code) => code.split("-")[0] === base),
  );
  return (known.find((code) => code !== undefined) as Language | undefined) ?? "en";
}

/** Keeps a language and loads the page anew in it. */
export function chooseLanguage(language: Language): void {
  localStorage.setItem(KEPT, language);
  window.location.reload();
}

/** Loads the words of a language. */
export const loadWords = async (language: Language) => (await LOADERS[language]()).default;
