import { createHash, createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { blockMessage, createDraw, type Draw } from "./index.ts";

/*
 * Statistical tests of the scaled draw, each at 99 %, over many pairs of seeds: of SAMPLES good samples
 * about one in a hundred fails each test. More than MOST_FAILURES of 60 would happen by chance once in
 * 3,000; seeds are fixed, so that a run that passes always passes.
 */
const SAMPLES = 60;
const MOST_FAILURES = 4;
const DRAWS = 6_000;
/** Quantiles of the normal distribution: 99 % on one side, and on both. */
const Z_ONE_SIDE = 2.3263;
const Z_BOTH_SIDES = 2.5758;

/** Ranges that games draw from: a coin, dice, a wheel, cards, a long strip. */
const RANGES = [2, 6, 37, 52, 120];

const drawOf = (sample: number): Draw => {
  const seed = createHash("sha256").update(`statistics ${sample}`).digest("hex");
  return createDraw((block) =>
    createHmac("sha256", seed)
      .update(blockMessage("player", sample, block))
      .digest(),
  );
};

/** A draw as a careless house would scale it: one byte, modulo the range. */
const carelessDrawOf = (sample: number): Draw => {
  const bytes = drawOf(sample);
  return (n) => bytes(256) % n;
};

const sampleOf = (draw: Draw, n: number): number[] => Array.from({ length: DRAWS }, () => draw(n));

function countsOf(values: readonly number[], cells: number): number[] {
  const counts = Array.from({ length: cells }, () => 0);
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

/** Tells whether counts that should be even are too uneven: chi-square, by Wilson and Hilferty. */
function isUneven(counts: readonly number[]): boolean {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  const chi = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  const freedom = counts.length - 1;
  const part = 2 / (9 * freedom);
  return chi > freedom * (1 - part + Z_ONE_SIDE * Math.sqrt(part)) ** 3;
}

/** Wald and Wolfowitz: runs of draws in the lower and in the upper half. */
function hasOddRuns(values: readonly number[], n: number): boolean {
  // The middle of an odd range belongs to neither half.
  const sides = values.filter((value) => 2 * value !== n - 1).map((value) => 2 * value >= n);
  const above = sides.filter(Boolean).length;
  const below = sides.length - above;
  const runs = sides.filter((side, at) => at === 0 || side !== sides[at - 1]).length;
  const product = 2 * above * below;
  const mean = product / sides.length + 1;
  const variance = (product * (product - sides.length)) / (sides.length ** 2 * (sides.length - 1));
  return Math.abs(runs - mean) > Z_BOTH_SIDES * Math.sqrt(variance);
}

/** Serial test: pairs of draws that follow each other, each draw in one pair. */
function hasOddPairs(values: readonly number[], n: number): boolean {
  // So few cells that each expects a hundred pairs and more.
  const cells = Math.min(n, 5);
  const width = Math.floor(n / cells);
  const cellOf = (value: number) => Math.floor(value / width);
  const even = values.filter((value) => value < cells * width);
  const pairs: number[] = [];
  for (let at = 0; at + 1 < even.length; at += 2)
    pairs.push(cellOf(even[at] as number) * cells + cellOf(even[at + 1] as number));
  return isUneven(countsOf(pairs, cells * cells));
}

const TESTS: Readonly<Record<string, (values: readonly number[], n: number) => boolean>> = {
  "chi-square": (values, n) => isUneven(countsOf(values, n)),
  runs: hasOddRuns,
  serial: hasOddPairs,
};

const failuresOf = (
  fails: (values: readonly number[], n: number) => boolean,
  n: number,
  draws: (sample: number) => Draw,
): number =>
  Array.from({ length: SAMPLES }, (_, sample) => fails(sampleOf(draws(sample), n), n)).filter(
    Boolean,
  ).length;

describe("the scaled draw", () => {
  for (const [name, fails] of Object.entries(TESTS))
    it.each(RANGES)(`passes the ${name} test in a range of %i`, (n) => {
      expect(failuresOf(fails, n, drawOf)).toBeLessThanOrEqual(MOST_FAILURES);
    });
});

describe("the tests of the draw", () => {
  it("find a range that a byte is folded into", () => {
    const fails = TESTS["chi-square"] as (typeof TESTS)[string];
    expect(failuresOf(fails, 120, carelessDrawOf)).toBeGreaterThan(MOST_FAILURES);
  });

  it("find draws that lean on the one before", () => {
    const leaning = (sample: number): Draw => {
      const draw = drawOf(sample);
      let before = 0;
      return (n) => {
        before = draw(12) === 0 ? before : draw(n);
        return before;
      };
    };
    for (const name of ["runs", "serial"])
      expect(failuresOf(TESTS[name] as (typeof TESTS)[string], 6, leaning)).toBeGreaterThan(
        MOST_FAILURES,
      );
  });
});
