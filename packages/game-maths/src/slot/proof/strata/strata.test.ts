import { describe, expect, it } from "vitest";
import { fractionToNumber } from "../../../proof/fraction.ts";
import { simulationDraw } from "../../../simulation/xoshiro.ts";
import { playSlot } from "../../engine/play-slot.ts";
import { priceOf } from "../../par-sheet/par-sheet.ts";
import { bruteForce, everyRound } from "../../testing/brute-force.ts";
import { PLAYED_SHEETS, WALKING_SHEETS } from "../../testing/played-sheets.ts";
import { solveWalking } from "../features/walking-chain.ts";
import { strataOf } from "./first-boards.ts";
import { simulateStrata } from "./stratified-simulation.ts";

/** Far above what playing every round needs on a slow machine. */
const TIMEOUT_MS = 120_000;

const countsOf = (grid: readonly (readonly string[])[], symbols: readonly string[]): string =>
  symbols.map((symbol) => grid.flat().filter((met) => met === symbol).length).join();

describe.each(PLAYED_SHEETS)(
  "the first boards of %s",
  { timeout: TIMEOUT_MS },
  (_, sheet, symbols) => {
    const strata = strataOf(sheet, symbols);

    it("have the chances that the play of every round gives them", () => {
      const truth = new Map<string, number>();
      everyRound(sheet, ({ steps }, oneIn) => {
        const key = countsOf(steps[0]?.grid ?? [], symbols);
        truth.set(key, (truth.get(key) ?? 0) + 1 / Number(oneIn));
      });
      const found = new Map(strata.map(({ counts, chance }) => [counts.join(), chance]));
      expect([...found.keys()].sort()).toEqual([...truth.keys()].sort());
      for (const [key, chance] of truth) expect(found.get(key)).toBeCloseTo(chance, 12);
    });

    it("show what their stratum says", () => {
      const free = simulationDraw(3);
      for (const { counts, rounds } of strata) {
        const { draw, begin } = rounds(free);
        for (let round = 0; round < 30; round += 1) {
          begin();
          expect(countsOf(playSlot(sheet, draw).steps[0]?.grid ?? [], symbols)).toBe(counts.join());
        }
      }
    });

    it("are played to the mean of every possible round, within the interval that is claimed", () => {
      const truth = bruteForce(sheet);
      const price = priceOf(sheet);
      const exact = fractionToNumber(truth.mean) / price;
      const square = fractionToNumber(truth.meanSquare) / price ** 2;
      const run = simulateStrata(sheet, symbols, { halfWidth: 0.004, seed: 12 });
      expect(truth.rounds).toBeGreaterThan(20);
      expect(run.halfWidth).toBeLessThanOrEqual(0.004);
      expect(Math.abs(run.mean - exact)).toBeLessThan(run.halfWidth);
      expect(run.standardDeviation).toBeCloseTo(Math.sqrt(square - exact ** 2), 1);
      expect(run.bands.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
      expect(run.bands.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(run.mean, 9);
      expect(run.highest).toBeLessThanOrEqual(Number(truth.maxWin) / price);
    });
  },
);

describe("a simulation by strata", () => {
  const [, sheet, symbols] = PLAYED_SHEETS[0] as (typeof PLAYED_SHEETS)[number];

  it("repeats itself for a seed and differs for another", () => {
    const run = (seed: number) => simulateStrata(sheet, symbols, { halfWidth: 0.02, seed });
    expect(run(1)).toEqual(run(1));
    expect(run(1).mean).not.toBe(run(2).mean);
  });

  it("finds another mean for other pays", () => {
    const richer = { ...sheet, pays: { ...sheet.pays, B: { 2: 6 } } };
    const run = simulateStrata(richer, symbols, { halfWidth: 0.004, seed: 12 });
    const exact = fractionToNumber(bruteForce(sheet).mean) / priceOf(sheet);
    expect(Math.abs(run.mean - exact)).toBeGreaterThan(run.halfWidth);
  });
});

describe.each(WALKING_SHEETS)("the chain of %s", { timeout: TIMEOUT_MS }, (_, sheet) => {
  it("has the mean of every possible round", () => {
    const truth = bruteForce(sheet);
    const { base, respins, averageRespins } = solveWalking(sheet);
    expect(base + respins).toBeCloseTo(fractionToNumber(truth.mean) / priceOf(sheet), 11);
    expect(averageRespins).toBeCloseTo(fractionToNumber(truth.meanSpins), 11);
  });
});
