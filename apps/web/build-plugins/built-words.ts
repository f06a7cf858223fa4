import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";

/** Nested ICU texts. */
export interface Words {
  readonly [key: string]: string | Words;
}

/** Words of the folders of one place, by folder, then by locale. */
type WordsByFolder = Readonly<Record<string, Readonly<Record<string, Words>>>>;

/** Words that the house has from the build: those of games by slug, those of brands by id. */
export interface BuiltWords {
  readonly games: WordsByFolder;
  readonly brands: WordsByFolder;
}

/** Reads `<folder>/words/<locale>.json` of every folder of a place. */
export function readWords(place: string): WordsByFolder {
  const folders = readdirSync(place).filter((name) => existsSync(join(place, name, "words")));
  return Object.fromEntries(folders.sort().map((name) => [name, readFolder(join(place, name))]));
}

function readFolder(owner: string): Record<string, Words> {
  const folder = join(owner, "words");
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

/** Writes words beside the server bundle in `directory`, from where the house reads them. */
export async function writeWords(directory: string, words: BuiltWords): Promise<void> {
  await mkdir(directory, { recursive: true });
  await writeFile(join(directory, "words.json"), JSON.stringify(words));
}

/** Writes the words of all games and brands of the `site`: the house adds them to its messages. */
export function builtWords(site: string): Plugin {
  return {
    name: "built-words",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "ssr",
    async writeBundle({ dir }) {
      if (!dir) throw new Error("the server bundle is written to a folder");
      await writeWords(dir, {
        games: readWords(join(site, "src/games")),
        brands: readWords(join(site, "brands")),
      });
    },
  };
}
