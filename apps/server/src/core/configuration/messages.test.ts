import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LOCALES } from "@houselight/contracts";
import { describe, expect, it } from "vitest";
import { readBuiltWords } from "./built-words.ts";
import { findMessages, makeCatalogues } from "./messages.ts";

const COIN = {
  en: { heads: "Heads", tails: "Tails" },
  de: { heads: "Kopf", tails: "Zahl" },
  "en-AU": { tails: "Roo" },
};
const TOY = {
  en: { lobby: { guestTitle: "Toys" } },
  de: { lobby: { guestTitle: "Spielzeug" } },
  "en-AU": { lobby: { guestText: "Mate." } },
};
const WORDS = { games: { "coin-flip": COIN }, brands: { "toy-hall": TOY } };
const catalogues = makeCatalogues(WORDS);
const find = (brand: string, locale: string, game?: string) =>
  findMessages(catalogues, brand, `${locale}.json`, game);
const coinIn = (locale: string) => find("none", locale, "coin-flip");

describe("findMessages", () => {
  it("holds the words of the house without those of games, which come one by one, in every locale", () => {
    for (const locale of LOCALES) {
      expect(find("none", locale)).toMatchObject({ games: { spin: expect.any(String) } });
      expect(find("none", locale)).not.toHaveProperty("game");
      expect(coinIn(locale)).toEqual({
        game: { "coin-flip": { heads: expect.any(String), tails: expect.any(String) } },
      });
    }
  });

  it("says in English what a locale lacks, and shows keys in the pseudo-locale", () => {
    expect(coinIn("de")).toEqual({ game: { "coin-flip": COIN.de } });
    expect(coinIn("it")).toEqual({ game: { "coin-flip": COIN.en } });
    expect(coinIn("en-AU")).toEqual({ game: { "coin-flip": { heads: "Heads", tails: "Roo" } } });
    expect(coinIn("en-KW")).toMatchObject({
      game: { "coin-flip": { heads: "game.coin-flip.heads" } },
    });
  });

  it("has a brand's words over the site's, and the site's where it says nothing (LICENCE-02)", () => {
    const lobbyOf = (locale: string, brand = "toy-hall") =>
      (find(brand, locale) as { lobby: Record<string, string> }).lobby;
    expect(lobbyOf("de")).toEqual({ ...lobbyOf("de", "none"), guestTitle: "Spielzeug" });
    expect(lobbyOf("it")).toEqual(lobbyOf("it", "none"));
    expect(lobbyOf("en-AU")).toMatchObject({ guestTitle: "Toys", guestText: "Mate." });
    expect(lobbyOf("en-KW")["guestTitle"]).toBe("lobby.guestTitle");
    expect(find("toy-hall", "de", "coin-flip")).toEqual({ game: { "coin-flip": COIN.de } });
  });

  it("knows no other locale or game", () => {
    expect(find("none", "xx")).toBeNull();
    expect(find("none", "en", "toString")).toBeNull();
  });
});

describe("readBuiltWords", () => {
  it("reads what the build of the site has left, and is empty without a site", async () => {
    const folder = await mkdtemp(join(tmpdir(), "words-"));
    try {
      await expect(readBuiltWords(folder)).rejects.toThrow(/words\.json/);
      await mkdir(join(folder, "server"));
      await writeFile(join(folder, "server/words.json"), JSON.stringify(WORDS));
      expect(await readBuiltWords(folder)).toEqual(WORDS);
      expect(await readBuiltWords(undefined)).toEqual({ games: {}, brands: {} });
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
