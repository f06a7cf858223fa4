import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";

/** Nested ICU texts. */
export interface Words {
  readonly [key: string]: string | Words;
}

/** The words of every game by slug, then by locale. */
export type GameWords = Readonly<Record<string, Readonly<Record<string, Words>>>>;

/** Reads the words of every game from its folder: `<game>/words/<locale>.json`. */
export function readGameWords(games: string): GameWords {
  const folders = readdirSync(games).filter((slug) => existsSync(join(games, slug, "words")));
  return Object.fromEntries(folders.sort().map((slug) => [slug, readWords(join(games, slug))]));
}

function readWords(game: string): Record<string, Words> {
  const folder = join(game, "words");
  const files = readdirSync(folder).filter((name) => name.endsWith(".json"));
  return Object.fromEntries(
    files
      .sort()
      .map((name) => [
        name.replace(/\.json$/, ""),
        JSON.parse(readFileSync(join(folder, name), "utf8")) as Words,
      ]),
  );
}

/** The file beside the server bundle from which the house serves the words of games. */
export const WORDS_FILE = "words.json";

/** Writes the words of all games beside the server bundle: the house adds them to its messages. */
export function gameWords(games: string): Plugin {
  return {
    name: "game-words",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "ssr",
    async writeBundle({ dir }) {
      if (!dir) throw new Error("the server bundle is written to a folder");
      await mkdir(dir, { recursive: true });
      await writeFile(join(dir, WORDS_FILE), JSON.stringify(readGameWords(games)));
    },
  };
}
