import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Plugin } from "vite";

/** Nested ICU texts. */
export interface Words {
  readonly [key: string]: string | Words;
}

/** Languages of the back office; `words/<language>.json` of each folder holds its texts. */
const LANGUAGES = ["en", "de", "fr-CA", "it", "no"] as const;

const MODULE = "virtual:office-words";
const WORDS_OF = "virtual:office-words/";
const require = createRequire(import.meta.url);

/**
 * Reads all words in a language, by owner: those of each feature under its name, those of `shell` and `parts`
 * under theirs, and the house's words for refusals and broken rules.
 */
export function readOfficeWords(source: string, language: string): Words {
  const features = join(source, "features");
  const owners = [
    ...readdirSync(features).map((name) => ({ name, folder: join(features, name) })),
    ...["shell", "parts"].map((name) => ({ name, folder: join(source, name) })),
  ];
  const own = owners.flatMap(({ name, folder }): [string, Words][] => {
    const file = join(folder, "words", `${language}.json`);
    return existsSync(file) ? [[name, JSON.parse(readFileSync(file, "utf8")) as Words]] : [];
  });
  const house = require.resolve(`@houselight/contracts/messages/${language}.json`);
  const { refusals = {}, VALIDATION = {} } = JSON.parse(readFileSync(house, "utf8")) as Words;
  return { ...Object.fromEntries(own), refusals, VALIDATION };
}

/** Gives the app its words: one file for each language, loaded when it is chosen. */
export function officeWords(source: string): Plugin {
  return {
    name: "office-words",
    resolveId: (id) => (id === MODULE || id.startsWith(WORDS_OF) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${MODULE}`) {
        const loaders = LANGUAGES.map(
          (name) => `${JSON.stringify(name)}: () => import("${WORDS_OF}${name}")`,
        );
        return `export const LOADERS = { ${loaders.join(", ")} };`;
      }
      if (!id.startsWith(`\0${WORDS_OF}`)) return undefined;
      const language = id.slice(WORDS_OF.length + 1);
      return `export default ${JSON.stringify(readOfficeWords(source, language))};`;
    },
  };
}
