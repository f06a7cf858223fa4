import { describe, expect, it } from "vitest";
import { fraction } from "../proof/fraction.ts";
import { settleBets } from "../table/index.ts";
import { describeTable } from "../table/table.testing.ts";
import { type Dice, SIC_BO_RULES, SIC_BO_SPOTS, sicBo } from "./index.ts";

describe("the draws", () => {
  it("reach every fall of three dice once, each in the order drawn", () => {
    const falls: string[] = [];
    for (let a = 0; a < 6; a += 1)
      for (let b = 0; b < 6; b += 1)
        for (let c = 0; c < 6; c += 1) {
          const numbers = [a, b, c];
          const ranges: number[] = [];
          const dice = SIC_BO_RULES.draw((n) => {
            ranges.push(n);
            return numbers.shift() ?? Number.NaN;
          });
          expect(ranges).toEqual([6, 6, 6]);
          expect(dice).toEqual([a + 1, b + 1, c + 1]);
          falls.push(dice.join(""));
        }
    expect(new Set(falls).size).toBe(216);
  });

  it("are weighed by the ways in which the dice can lie: 6 triples, 30 doubles, 20 of three faces", () => {
    const weights = SIC_BO_RULES.results().map(({ weight }) => Number(weight));
    const count = (ways: number) => weights.filter((weight) => weight === ways).length;
    expect([count(1), count(3), count(6)]).toEqual([6, 30, 20]);
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBe(216);
  });
});

describe("the pays", () => {
  const won = (...dice: Dice) => {
    const bets = SIC_BO_SPOTS.map((spot) => ({ spot, amount: 1n }));
    const settled = settleBets(SIC_BO_RULES, bets, dice).bets.filter(({ payout }) => payout > 0n);
    return Object.fromEntries(settled.map(({ spot, payout }) => [spot.key, Number(payout) - 1]));
  };

  it("have 52 spots, each once", () => {
    expect(new Set(SIC_BO_SPOTS.map(({ key }) => key)).size).toBe(52);
  });

  it("follow the table for three faces", () =>
    expect(won(5, 1, 2)).toEqual({
      small: 1,
      even: 1,
      "single-1": 1,
      "single-2": 1,
      "single-5": 1,
      "combination-1-2": 5,
      "combination-1-5": 5,
      "combination-2-5": 5,
      "total-8": 8,
    }));

  it("follow the table for a double", () =>
    expect(won(6, 3, 6)).toEqual({
      big: 1,
      odd: 1,
      "single-3": 1,
      "single-6": 2,
      "combination-3-6": 5,
      "double-6": 10,
      "total-15": 17,
    }));

  it("let small, big, odd and even lose to a triple", () => {
    expect(won(2, 2, 2)).toEqual({
      "single-2": 3,
      "double-2": 10,
      "triple-2": 180,
      any_triple: 30,
      "total-6": 17,
    });
    expect(Object.keys(won(1, 1, 1))).not.toContain("small");
    expect(Object.keys(won(6, 6, 6))).not.toContain("big");
  });

  it("return what can be counted by hand", () => {
    const { bets } = sicBo.prove();
    const of = (bet: string) => bets[bet]?.rtp;
    for (const bet of ["small", "big", "odd", "even"])
      expect(of(bet)).toEqual(fraction(210n, 216n));
    expect(of("single")).toEqual(fraction(199n, 216n));
    expect(of("combination")).toEqual(fraction(180n, 216n));
    expect(of("double")).toEqual(fraction(176n, 216n));
    expect(of("triple")).toEqual(fraction(181n, 216n));
    expect(of("any_triple")).toEqual(fraction(186n, 216n));
    const totals = [
      [4, 3, 60],
      [5, 6, 30],
      [6, 10, 17],
      [7, 15, 12],
      [8, 21, 8],
      [9, 25, 6],
      [10, 27, 6],
    ] as const;
    for (const [total, ways, pays] of totals)
      expect(of(`total_${total}_${21 - total}`)).toEqual(fraction(BigInt(ways * (pays + 1)), 216n));
  });
});

describeTable(sicBo, SIC_BO_SPOTS);
