import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { Messages } from "./messages.ts";

/** The words of every game by slug, then by locale. */
export type GameWords = Readonly<Record<string, Readonly<Record<string, Messages>>>>;

/**
 * Reads the words of games that the site's build has left beside its server bundle. A house
 * without a site has none. Throws when the site was built without them.
 */
export async function readGameWords(siteDirectory: string | undefined): Promise<GameWords> {
  if (!siteDirectory) return {};
  const text = await readFile(resolve(siteDirectory, "server/words.json"), "utf8");
  return JSON.parse(text) as GameWords;
}
