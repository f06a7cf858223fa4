import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { HOUSE_GAMES, isHouseGameSlug } from "./games.ts";
import {
  fractionToDecimal,
  fractionToNumber,
  fractionToPercent,
  fractionToText,
} from "./proof/fraction.ts";

const PAGE = readFileSync(new URL("../../../docs/games.md", import.meta.url), "utf8");
const PROOFS = Object.values(HOUSE_GAMES).map((game) => ({ game, proof: game.proof() }));

/** The page's table rows, cells joined by one bar each. */
const ROWS = PAGE.split("\n").map((line) =>
  line
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim())
    .join("|"),
);

describe("HOUSE_GAMES", () => {
  it.each(PROOFS)(
    "return less than they take by a proof of their own version",
    ({ game, proof }) => {
      expect(HOUSE_GAMES[game.slug]).toBe(game);
      expect(proof).toMatchObject({ kind: game.kind, name: game.name, version: game.version });
      expect(fractionToNumber(proof.rtp)).toBeLessThan(1);
      expect(JSON.parse(game.canonicalConfig())).toMatchObject({ version: game.version });
    },
  );

  it("know their slugs and nothing else", () => {
    expect(isHouseGameSlug("lantern-tide")).toBe(true);
    expect(isHouseGameSlug("toString")).toBe(false);
  });
});

describe("docs/games.md", () => {
  it("states the computed figures of the slots", () => {
    for (const { proof } of PROOFS) {
      if (proof.kind !== "slot" || !proof.freeSpins || !proof.maxWin.round) continue;
      const rtp = `${fractionToPercent(proof.rtp, 6)} %`;
      const hitRate = `${fractionToPercent(proof.hitRate, 4)} %`;
      const deviation = proof.standardDeviation.toFixed(4);
      expect(ROWS).toContain(
        `${proof.name}|${proof.version}|${rtp}|${hitRate}|${deviation}|${proof.volatility}`,
      );
      const { baseLines, baseScatter, freeSpins } = proof.rtpParts;
      expect(ROWS).toContain(`of it base game, lines|${fractionToPercent(baseLines, 6)} %`);
      expect(ROWS).toContain(`of it base game, kites|${fractionToPercent(baseScatter, 6)} %`);
      expect(ROWS).toContain(`of it free spins|${fractionToPercent(freeSpins, 6)} %`);
      const start = (1 / fractionToNumber(proof.freeSpins.frequency)).toFixed(2);
      const spins = fractionToDecimal(proof.freeSpins.averageSpins, 3);
      const win = fractionToDecimal(proof.freeSpins.averageWin, 2);
      expect(ROWS).toContain(
        `Free spins|1 in ${start} spins, ${spins} spins and ${win} times the stake on average`,
      );
      const highest = fractionToDecimal(proof.maxWin.round, 2);
      expect(ROWS).toContain(`Maximum win, whole round|${highest} times the stake`);
    }
  });

  it("states the computed win table of the slots", () => {
    for (const { proof } of PROOFS) {
      if (proof.kind !== "slot") continue;
      for (const band of proof.roundBands) {
        const chance = `${(band.probability * 100).toFixed(5)} %`;
        const share = `${(band.rtpShare * 100).toFixed(3)} %`;
        expect(
          ROWS.some((cells) => cells.endsWith(`|${chance}|${share}`)),
          chance,
        ).toBe(true);
      }
    }
  });

  it("states the computed figures of every roulette bet", () => {
    for (const { proof } of PROOFS) {
      if (proof.kind !== "roulette") continue;
      expect(PAGE).toContain(`${fractionToPercent(proof.rtp, 6)} % (${fractionToText(proof.rtp)})`);
      for (const { paysToOne, hitRate, standardDeviation } of proof.kinds) {
        const hits = `${fractionToPercent(hitRate, 4)} %`;
        const end = `|${paysToOne} to 1|${hits}|${standardDeviation.toFixed(4)}`;
        expect(
          ROWS.some((cells) => cells.endsWith(end)),
          end,
        ).toBe(true);
      }
    }
  });
});
