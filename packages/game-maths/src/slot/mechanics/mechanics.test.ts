import { describe, expect, it } from "vitest";
import { GAMES } from "../../registry.ts";
import { MECHANICS } from "./index.ts";

/** Features of a sheet that are no field of a mechanic. */
const FEATURES: readonly (readonly [string, (sheet: Record<string, unknown>) => boolean])[] = [
  ...["ways", "clusters", "anywhere"].map(
    (name) => [name, ({ paysBy }: Record<string, unknown>) => paysBy === name] as const,
  ),
  ["wild", ({ wild }) => wild !== undefined],
  ["wild factor", ({ wild }) => (wild as { multiplier?: number })?.multiplier !== undefined],
  ["free spins", ({ freeSpins }) => freeSpins !== undefined],
  ["retrigger", ({ freeSpins }) => (freeSpins as { retrigger?: object })?.retrigger !== undefined],
  ...(["ante", "buy", "choice"] as const).map(
    (kind) =>
      [
        kind,
        ({ modes }: Record<string, unknown>) =>
          Object.values((modes ?? {}) as Record<string, { kind: string }>).some(
            (mode) => mode.kind === kind,
          ),
      ] as const,
  ),
  ...MECHANICS.map(
    ({ field }) => [field, (sheet: Record<string, unknown>) => sheet[field] !== undefined] as const,
  ),
];

const SETS = Object.fromEntries(
  GAMES.filter(({ current }) => current.kind === "slot").map(({ current }) => {
    const sheet = JSON.parse(current.canonicalConfig()) as Record<string, unknown>;
    const set = FEATURES.filter(([, isUsed]) => isUsed(sheet)).map(([name]) => name);
    return [current.slug, set.join(", ")];
  }),
);

/** The set of each slot that was ever made: one that is taken out leaves its line. */
const EXPECTED: Readonly<Record<string, string>> = {
  "lantern-tide": "wild, free spins, retrigger",
  "penny-comet": "wild, wild factor, fullBoard",
  "moth-and-moon": "ways, wild, stickyReel",
  "last-balloon": "free spins, retrigger, buy, expanding",
  "vault-of-buttons": "wild, hold",
  "ferry-to-nowhere": "wild, trail",
  "mirror-tent": "ways, free spins, ante, mystery",
  "storm-cellar": "wild, free spins, choice",
  ropewalk: "wild, walking",
  "rain-market": "anywhere, free spins, retrigger, cascade, umbrellas",
  "clockwork-garden": "clusters, cascade, springs",
  "ten-thousand-kites": "ways, wild, free spins, retrigger, reelHeights, risingMultiplier, cascade",
};

describe("the mechanics of the slots", () => {
  it.each(Object.entries(SETS))("of %s are %s", (slug, set) => {
    expect(set).toBe(EXPECTED[slug]);
  });

  it("are a set of its own for each game", () => {
    expect(new Set(Object.values(SETS)).size).toBe(Object.keys(SETS).length);
  });
});
