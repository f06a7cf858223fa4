import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { NORMAL_99 } from "../proof/confidence.ts";
import { blockMessage, createDraw } from "./index.ts";
import type { Draw } from "./index.ts";

const SERVER_SEED = "5d2b8f6a3c1e49708d5a6b7c8e9f00112233445566778899aabbccddeeff0a1b";
/** Draws of each test: enough for some dozens in every cell of a table of pairs. */
const DRAWS = 120_000;

/** The scaled generator of a real round; the range stands in the client seed, so that none shares a stream. */
const drawFor = (test: string, n: number): Draw =>
  createDraw((round) =>
    createHmac("sha256", SERVER_SEED)
      .update(blockMessage(`${test}-${n}`, 0, round))
      .digest(),
  );

const drawMany = (draw: Draw, n: number): number[] => Array.from({ length: DRAWS }, () => draw(n));

/** Runs above and below the middle (Wald and Wolfowitz) as a standard normal value. */
function runsScore(values: readonly number[], n: number): number {
  const sides = values.filter((value) => 2 * value !== n - 1).map((value) => 2 * value > n - 1);
  const above = sides.filter(Boolean).length;
  const below = sides.length - above;
  const runs = sides.filter((side, at) => side !== sides[at - 1]).length;
  const mean = (2 * above * below) / sides.length + 1;
  const variance = ((mean - 1) * (mean - 2)) / (sides.length - 1);
  return (runs - mean) / Math.sqrt(variance);
}

/** Pairs of draws one after the other, sorted into cells of equal chance, by chi-square as a normal value. */
function serialScore(values: readonly number[], n: number): number {
  const bins = n <= 52 ? n : 16;
  const bin = (value: number): number => Math.floor((value * bins) / n);
  const seen = new Float64Array(bins * bins);
  for (let at = 0; at + 1 < values.length; at += 2) {
    const cell = bin(values[at] as number) * bins + bin(values[at + 1] as number);
    seen[cell] = (seen[cell] as number) + 1;
  }
  const expected = Math.floor(values.length / 2) / seen.length;
  const statistic = seen.reduce((sum, each) => sum + (each - expected) ** 2 / expected, 0);
  // Wilson and Hilferty: the cube root of chi-square by its degrees is all but normal.
  const spread = 2 / (9 * (seen.length - 1));
  return (Math.cbrt(statistic / (seen.length - 1)) - (1 - spread)) / Math.sqrt(spread);
}

/** Ranges that games draw from: coins, dice, wheels, decks, stops, and a large one. */
const RANGES = [2, 6, 20, 36, 37, 52, 80, 416, 10_000];

/** Far above what the draws need on a slow machine. */
const TIMEOUT_MS = 120_000;

describe.each(RANGES)(
  "draws of %i, by fixed seeds, at 99 per cent",
  { timeout: TIMEOUT_MS },
  (n) => {
    it("come in as many runs above and below the middle as chance gives", () => {
      const values = drawMany(drawFor("runs", n), n);
      expect(Math.abs(runsScore(values, n))).toBeLessThan(NORMAL_99);
    });

    it("say nothing of the draw that follows: pairs are uniform", () => {
      const values = drawMany(drawFor("serial", n), n);
      expect(Math.abs(serialScore(values, n))).toBeLessThan(NORMAL_99);
    });
  },
);

describe("the tests of draws", { timeout: TIMEOUT_MS }, () => {
  it("notice draws that cling to the one before in one of fifty cases", () => {
    const draw = drawFor("clinging", 6);
    let last = 0;
    const clinging: Draw = (n) => {
      if (draw(50) > 0) last = draw(n);
      return last;
    };
    const values = drawMany(clinging, 6);
    expect(runsScore(values, 6)).toBeLessThan(-NORMAL_99);
    expect(serialScore(values, 6)).toBeGreaterThan(NORMAL_99);
  });

  it("notice draws that are dealt without being put back", () => {
    const draw = drawFor("dealt", 2);
    let dealt = 0;
    const alternating: Draw = () => {
      dealt = draw(10) === 0 ? 1 - dealt : draw(2);
      return dealt;
    };
    expect(runsScore(drawMany(alternating, 2), 2)).toBeGreaterThan(NORMAL_99);
  });
});
