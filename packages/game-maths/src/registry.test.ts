import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { lanternTide } from "./lantern-tide/index.ts";
import { fractionToNumber } from "./proof/fraction.ts";
import { factsFault } from "./testing/facts-fault.ts";
import { findGame, findVersion, GAMES, gameLookup } from "./registry.ts";

const GAMES_BY_SLUG = GAMES.map(({ current }) => [current.slug, current] as const);

/** Bets without an edge, which only stand behind one that has it. */
const FAIR_BETS = new Set(["craps odds", "craps lay_odds"]);

const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex");

describe.each(GAMES_BY_SLUG)("%s", (slug, game) => {
  const proof = game.prove("short");

  it("returns less than it takes, by a proof of its own version", () => {
    expect(proof).toMatchObject({ kind: game.kind, name: game.name, version: game.version });
    expect(fractionToNumber(proof.rtp)).toBeLessThan(1);
    for (const [bet, { rtp }] of Object.entries(proof.bets))
      if (FAIR_BETS.has(`${slug} ${bet}`)) expect(fractionToNumber(rtp)).toBe(1);
      else expect(fractionToNumber(rtp)).toBeLessThan(1);
  });

  it("shows the figures of its proof, under the hash of its configuration", () => {
    expect(factsFault(game.facts, proof, hashOf(game.canonicalConfig()))).toBeNull();
  });

  it("names its version in its configuration, and its kind in its schemas", () => {
    expect(JSON.parse(game.canonicalConfig())).toMatchObject({ version: game.version });
    for (const schema of [game.betSchema, game.outcomeSchema])
      expect(schema.properties["kind"]).toEqual({ const: game.kind });
  });

  it("is found by its slug and version", () => {
    expect(findGame(slug)).toBe(game);
    expect(findVersion(slug, game.version)).toBe(game);
  });
});

describe("configurations on record", () => {
  it("keep their hash: rounds played under them are verified by it", () => {
    const hashes = Object.fromEntries(
      GAMES.flatMap(({ current, earlier }) => [current, ...earlier]).map(
        ({ slug, version, canonicalConfig }) => [`${slug} ${version}`, hashOf(canonicalConfig())],
      ),
    );
    expect(hashes).toMatchObject({
      "lantern-tide 1.0.0": "ccf0957f39b8acbdde1ea6977c8d0d58a19e086b7963c74d275bb22a7613abcd",
      "european-roulette 1.0.0": "4f54b79c79b8f6844b93715e0afe8ff1207c3fb18dc6a813070e76e7e9a2a31d",
    });
  });
});

describe("gameLookup", () => {
  const earlier = { ...lanternTide, version: "0.9.0" };

  it("finds earlier versions by their version alone", () => {
    const lookup = gameLookup([{ current: lanternTide, earlier: [earlier] }]);
    expect(lookup.findGame("lantern-tide")).toBe(lanternTide);
    expect(lookup.findVersion("lantern-tide", "0.9.0")).toBe(earlier);
    expect(lookup.findVersion("lantern-tide", "0.8.0")).toBeUndefined();
    expect(lookup.findGame("toString")).toBeUndefined();
  });

  it("refuses two games of one slug, and two values of one version", () => {
    const entry = { current: lanternTide, earlier: [] };
    expect(() => gameLookup([entry, entry])).toThrow(/two games/);
    expect(() => gameLookup([{ current: lanternTide, earlier: [lanternTide] }])).toThrow(/twice/);
  });
});
