import { readFile } from "node:fs/promises";
import { resolve } from "node:path";

/** Nested ICU texts. */
export interface Messages {
  readonly [key: string]: string | Messages;
}

/** Words by their owner (a game's slug, a brand's id), then by locale. */
type WordsByOwner = Readonly<Record<string, Readonly<Record<string, Messages>>>>;

export interface BuiltWords {
  readonly games: WordsByOwner;
  readonly brands: WordsByOwner;
}

/**
 * Reads the words of games and brands that the site's build has left beside its server bundle. A
 * house without a site has none. Throws when the site was built without them.
 */
export async function readBuiltWords(siteDirectory: string | undefined): Promise<BuiltWords> {
  if (!siteDirectory) return { games: {}, brands: {} };
  const text = await readFile(resolve(siteDirectory, "server/words.json"), "utf8");
  return JSON.parse(text) as BuiltWords;
}
