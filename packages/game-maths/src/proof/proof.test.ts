import { assert, bigInt, integer, property } from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addFractions,
  agreement,
  BAND_BOUNDS,
  bandOf,
  divideFractions,
  fraction,
  fractionToDecimal,
  fractionToNumber,
  fractionToPercent,
  fractionToText,
  multiplyFractions,
  subtractFractions,
  volatilityOf,
  winBands,
} from "./index.ts";

const part = bigInt({ min: -(10n ** 40n), max: 10n ** 40n });
const positive = bigInt({ min: 1n, max: 10n ** 40n });

describe("fractions", () => {
  it("are kept in lowest terms with a positive denominator", () => {
    expect(fraction(6n, -4n)).toEqual({ numerator: -3n, denominator: 2n });
    expect(fraction(0n, -7n)).toEqual({ numerator: 0n, denominator: 1n });
    expect(() => fraction(1n, 0n)).toThrow(RangeError);
  });

  it("obey arithmetic", () => {
    assert(
      property(part, positive, part, positive, (a, b, c, d) => {
        const [x, y] = [fraction(a, b), fraction(c, d)];
        expect(subtractFractions(addFractions(x, y), y)).toEqual(x);
        if (c !== 0n) expect(divideFractions(multiplyFractions(x, y), y)).toEqual(x);
      }),
    );
  });

  it("become numbers as near as a double can be", () => {
    assert(
      property(integer({ min: -1e9, max: 1e9 }), integer({ min: 1, max: 1e9 }), (a, b) => {
        const huge = 10n ** 400n;
        const number = fractionToNumber({
          numerator: BigInt(a) * huge,
          denominator: BigInt(b) * huge,
        });
        expect(Math.abs(number - a / b)).toBeLessThanOrEqual(Math.abs(a / b) * 1e-15);
      }),
    );
  });

  it.each([
    [fraction(1n, 37n), 4, "0.0270"],
    [fraction(1n, 2n), 0, "1"],
    [fraction(-1n, 3n), 3, "-0.333"],
    [fraction(-1n, 3000n), 2, "0.00"],
    [fraction(1999n, 1000n), 2, "2.00"],
    [fraction(12_345n, 1n), 2, "12345.00"],
  ])("are written in decimal, rounded half away from zero", (value, digits, text) => {
    expect(fractionToDecimal(value, digits)).toBe(text);
  });

  it("are written as per cent and as ratio", () => {
    expect(fractionToPercent(fraction(36n, 37n), 4)).toBe("97.2973");
    expect(fractionToText(fraction(72n, 74n))).toBe("36/37");
  });
});

describe("win bands", () => {
  it("place a win by its multiple of the total stake", () => {
    expect([0, 1, 19, 20, 39, 40, 20_000].map((win) => bandOf(win, 20))).toEqual([
      0, 1, 1, 2, 2, 3, 11,
    ]);
  });

  it("count every win once", () => {
    const wins = [
      { win: 0, weight: 6 },
      { win: 5, weight: 3 },
      { win: 50, weight: 1 },
    ];
    const bands = winBands(wins, 10, 10);
    expect(bands).toHaveLength(BAND_BOUNDS.length + 1);
    expect(bands.map((band) => fractionToDecimal(band.probability, 1)).slice(0, 5)).toEqual([
      "0.6",
      "0.3",
      "0.0",
      "0.0",
      "0.1",
    ]);
    expect(addFractions(...bands.map((band) => band.rtpShare))).toEqual(fraction(65n, 100n));
  });
});

describe("agreement and volatility", () => {
  it("covers the exact mean within 2.576 standard errors and not beyond", () => {
    expect(agreement(1.0257, 10_000, 1, 1).agrees).toBe(true);
    expect(agreement(1.0258, 10_000, 1, 1).agrees).toBe(false);
    expect(agreement(0.9742, 10_000, 1, 1).agrees).toBe(false);
  });

  it("names the volatility by its thresholds", () => {
    expect([0.99, 3.99, 4, 8.99, 9].map(volatilityOf)).toEqual([
      "low",
      "low",
      "medium",
      "medium",
      "high",
    ]);
  });
});
