import { array, assert, double, integer, property } from "fast-check";
import { describe, expect, it } from "vitest";
import type { OddsFormat } from "./index.ts";
import { formatOdds, impliedProbability, ODDS_FORMATS, overround, withMargin } from "./index.ts";
import { floorToLadder } from "./ladder.ts";

describe("odds as they are shown", () => {
  // Decimal, fractional, American, Hong Kong, Indonesian, Malay.
  const table: readonly [number, string, string, string, string, string, string][] = [
    [1001, "1.001", "1/1000", "−100000", "0.001", "−1000.00", "0.001"],
    [1010, "1.01", "1/100", "−10000", "0.01", "−100.00", "0.01"],
    [1100, "1.10", "1/10", "−1000", "0.10", "−10.00", "0.10"],
    [1333, "1.333", "1/3", "−300", "0.333", "−3.00", "0.333"],
    [1330, "1.33", "33/100", "−303", "0.33", "−3.03", "0.33"],
    [1667, "1.667", "2/3", "−150", "0.667", "−1.50", "0.667"],
    [1750, "1.75", "3/4", "−133", "0.75", "−1.33", "0.75"],
    [1909, "1.909", "10/11", "−110", "0.909", "−1.10", "0.909"],
    [2000, "2.00", "1/1", "+100", "1.00", "1.00", "1.00"],
    [2150, "2.15", "23/20", "+115", "1.15", "1.15", "−0.87"],
    [2155, "2.155", "231/200", "+116", "1.155", "1.155", "−0.87"],
    [2500, "2.50", "3/2", "+150", "1.50", "1.50", "−0.67"],
    [4333, "4.333", "10/3", "+333", "3.333", "3.333", "−0.30"],
    [11_000, "11.00", "10/1", "+1000", "10.00", "10.00", "−0.10"],
    [101_000, "101.00", "100/1", "+10000", "100.00", "100.00", "−0.010"],
    [1_000_000, "1000.00", "999/1", "+99900", "999.00", "999.00", "−0.001"],
  ];

  it.each(table)("shows %i in every format", (odds, ...shown) => {
    expect(ODDS_FORMATS.map((format) => formatOdds(odds, format))).toEqual(shown);
  });

  it("shows nothing that is no odds", () => {
    for (const odds of [1000, 0, -2000, 2150.5, Number.NaN, Number.POSITIVE_INFINITY])
      expect(() => formatOdds(odds, "decimal")).toThrow(RangeError);
  });

  /** Reads the decimal odds back, by the definition of each format. */
  const readers: Readonly<Record<OddsFormat, (shown: string) => number>> = {
    decimal: Number,
    fractional: (shown) => {
      const [gain, stake] = shown.split("/").map(Number);
      return 1 + (gain ?? 0) / (stake ?? 0);
    },
    american: (shown) =>
      signed(
        shown,
        (by) => 1 + by / 100,
        (by) => 1 + 100 / by,
      ),
    hong_kong: (shown) => 1 + Number(shown),
    indonesian: (shown) =>
      signed(
        shown,
        (by) => 1 + by,
        (by) => 1 + 1 / by,
      ),
    malay: (shown) =>
      signed(
        shown,
        (by) => 1 + by,
        (by) => 1 + 1 / by,
      ),
  };
  const signed = (
    shown: string,
    above: (by: number) => number,
    below: (by: number) => number,
  ): number => (shown.startsWith("−") ? below(Number(shown.slice(1))) : above(Number(shown)));

  it("says the same odds in each format, as far as its digits go", () => {
    assert(
      property(integer({ min: 1010, max: 50_000 }), (odds) => {
        const exact = odds / 1000;
        for (const format of ["decimal", "hong_kong"] as const)
          expect(readers[format](formatOdds(odds, format))).toBeCloseTo(exact, 9);
        const fraction = readers.fractional(formatOdds(odds, "fractional"));
        expect(Math.abs(fraction - exact)).toBeLessThanOrEqual(0.000_500_1);
        // A quotient is off by half a digit, which the reader turns over: δ(1/x) = δ · x².
        const gain = exact - 1;
        const american = readers.american(formatOdds(odds, "american"));
        expect(Math.abs(american - exact)).toBeLessThanOrEqual(
          gain >= 1 ? 0.005_001 : 0.0051 * gain * gain,
        );
        for (const format of ["indonesian", "malay"] as const)
          expect(Math.abs(readers[format](formatOdds(odds, format)) - exact)).toBeLessThanOrEqual(
            0.0055 * gain * gain,
          );
      }),
    );
  });
});

describe("the ladder of prices", () => {
  it.each([
    [900, 1010],
    [1019, 1010],
    [1999, 1990],
    [2019, 2000],
    [2999, 2980],
    [3049, 3000],
    [3999, 3950],
    [5999, 5900],
    [9999, 9800],
    [19_999, 19_500],
    [29_999, 29_000],
    [49_999, 48_000],
    [99_999, 95_000],
    [999_999, 990_000],
    [1_000_000, 1_000_000],
    [7_000_000, 1_000_000],
  ])("floors %i to %i", (odds, price) => {
    expect(floorToLadder(odds)).toBe(price);
    expect(floorToLadder(price)).toBe(price);
  });
});

describe("a margin", () => {
  const market = array(double({ min: 0.001, max: 1, noNaN: true }), {
    minLength: 2,
    maxLength: 26,
  }).map((weights) => {
    const sum = weights.reduce((total, each) => total + each, 0);
    return weights.map((each) => each / sum);
  });

  it("is never less than asked, and its prices stand on the ladder", () => {
    assert(
      property(market, double({ min: 0, max: 0.3, noNaN: true }), (probabilities, margin) => {
        const odds = withMargin(probabilities, margin);
        expect(overround(odds)).toBeGreaterThanOrEqual(margin - 1e-9);
        for (const each of odds) expect(floorToLadder(each)).toBe(each);
      }),
    );
  });

  it("takes the same share of every selection, and a step of the ladder at most on top", () => {
    expect(withMargin([0.5, 0.5], 0.05)).toEqual([1900, 1900]);
    expect(withMargin([0.45, 0.28, 0.27], 0.06)).toEqual([2080, 3350, 3450]);
    expect(withMargin([0.25, 0.25, 0.25, 0.25], 0)).toEqual([4000, 4000, 4000, 4000]);
    // Double chance adds up to two.
    expect(withMargin([0.73, 0.72, 0.55], 0.05)).toEqual([1300, 1320, 1730]);
  });

  it("is borne by the others where a favourite cannot go below 1.01", () => {
    const odds = withMargin([0.98, 0.015, 0.005], 0.05);
    expect(odds).toEqual([1010, 22_000, 65_000]);
    expect(overround(odds)).toBeGreaterThanOrEqual(0.05);
  });

  it("prices what cannot happen at the longest odds", () => {
    expect(withMargin([0.5, 0.5, 0], 0)).toEqual([2000, 2000, 1_000_000]);
    expect(withMargin([0.000_001, 0.5], 0)).toEqual([1_000_000, 2000]);
  });

  it("is refused where no odds have it", () => {
    expect(() => withMargin([0.999, 0], 0.05)).toThrow(RangeError);
    expect(() => withMargin([0.5, 0.5], -0.01)).toThrow(RangeError);
    expect(() => withMargin([0.5, 0.5], Number.NaN)).toThrow(RangeError);
    expect(() => withMargin([1, 0], 0)).toThrow(RangeError);
    expect(() => withMargin([-0.1, 0.5], 0)).toThrow(RangeError);
  });

  it("is read off the odds", () => {
    expect(impliedProbability(4000)).toBe(0.25);
    expect(overround([2000, 4000, 4000])).toBe(0);
    expect(overround([1900, 1900])).toBeCloseTo(0.0526, 4);
  });
});
