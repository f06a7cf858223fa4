import de from "@houselight/contracts/messages/de.json" with { type: "json" };
import en from "@houselight/contracts/messages/en.json" with { type: "json" };
import { join } from "node:path";
import { readGameWords } from "../../apps/web/build-plugins/game-words.ts";

export type Language = "en" | "de";

interface Catalogue {
  readonly [key: string]: string | Catalogue;
}

const GAMES = readGameWords(join(import.meta.dirname, "../../apps/web/src/games"));
const wordsOfGames = (language: Language): Catalogue =>
  Object.fromEntries(Object.entries(GAMES).map(([slug, words]) => [slug, words[language] ?? {}]));

const CATALOGUES: Readonly<Record<Language, Catalogue>> = {
  en: { ...en, game: wordsOfGames("en") },
  de: { ...de, game: wordsOfGames("de") },
};

/** What a visitor reads, taken from the message catalogue of their language. */
export interface Words {
  readonly language: Language;
  /** A message, its placeholders filled. Throws when the catalogue lacks it. */
  text(key: string, values?: Readonly<Record<string, string>>): string;
  /** The whole of a message, each placeholder standing for any text. */
  pattern(key: string): RegExp;
  /** A path of the site as this visitor has it: `/de/pokies`. */
  path(path: string): string;
}

export function wordsOf(language: Language): Words {
  const text: Words["text"] = (key, values = {}) =>
    messageOf(language, key).replace(/\{(\w+)\}/g, (hole, name: string) => values[name] ?? hole);
  return {
    language,
    text,
    pattern: (key) => {
      const parts = messageOf(language, key).split(/\{\w+\}/);
      return new RegExp(`^${parts.map(escaped).join("(.+)")}$`);
    },
    path: (path) => (language === "en" ? path : `/${language}${path === "/" ? "" : path}`),
  };
}

function messageOf(language: Language, key: string): string {
  let found: string | Catalogue | undefined = CATALOGUES[language];
  for (const part of key.split(".")) found = typeof found === "object" ? found[part] : undefined;
  if (typeof found !== "string") throw new Error(`${language}.json has no message ${key}`);
  return found;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
