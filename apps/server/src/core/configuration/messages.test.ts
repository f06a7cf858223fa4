import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LOCALES } from "@houselight/contracts";
import { describe, expect, it } from "vitest";
import { readGameWords } from "./game-words.ts";
import { findMessages, makeCatalogues } from "./messages.ts";

const COIN = {
  en: { heads: "Heads", tails: "Tails" },
  de: { heads: "Kopf", tails: "Zahl" },
  "en-AU": { tails: "Roo" },
};
const catalogues = makeCatalogues({ "coin-flip": COIN });
const coinIn = (locale: string) => findMessages(catalogues, `${locale}.json`, "coin-flip");

describe("findMessages", () => {
  it("holds the words of games beside those of the house, in every locale", () => {
    for (const locale of LOCALES)
      expect(findMessages(catalogues, `${locale}.json`)).toMatchObject({
        games: { spin: expect.any(String) },
        game: { "coin-flip": { heads: expect.any(String), tails: expect.any(String) } },
      });
  });

  it("says in English what a locale lacks, and shows keys in the pseudo-locale", () => {
    expect(coinIn("de")).toEqual({ game: { "coin-flip": COIN.de } });
    expect(coinIn("it")).toEqual({ game: { "coin-flip": COIN.en } });
    expect(coinIn("en-AU")).toEqual({ game: { "coin-flip": { heads: "Heads", tails: "Roo" } } });
    expect(coinIn("en-KW")).toMatchObject({
      game: { "coin-flip": { heads: "game.coin-flip.heads" } },
    });
  });

  it("knows no other locale or game", () => {
    expect(findMessages(catalogues, "xx.json")).toBeNull();
    expect(findMessages(catalogues, "en.json", "toString")).toBeNull();
  });
});

describe("readGameWords", () => {
  it("reads what the build of the site has left, and is empty without a site", async () => {
    const folder = await mkdtemp(join(tmpdir(), "words-"));
    try {
      await expect(readGameWords(folder)).rejects.toThrow(/words\.json/);
      await mkdir(join(folder, "server"));
      await writeFile(join(folder, "server/words.json"), JSON.stringify({ "coin-flip": COIN }));
      expect(await readGameWords(folder)).toEqual({ "coin-flip": COIN });
      expect(await readGameWords(undefined)).toEqual({});
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
