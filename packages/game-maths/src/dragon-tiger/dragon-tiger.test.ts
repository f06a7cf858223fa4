import { describe, expect, it } from "vitest";
import { cardAt, DECK_SIZE } from "../cards/deck.ts";
import { fraction, fractionToPercent } from "../proof/fraction.ts";
import { settleBets } from "../table/index.ts";
import { describeTable } from "../table/table.testing.ts";
import { DRAGON_TIGER_RULES, dragonTiger, higherSide } from "./index.ts";

const { spots } = DRAGON_TIGER_RULES;
const SIZE = 8 * DECK_SIZE;

describe("the draws", () => {
  it("reach every pair of cards of the shoe once, and the proof weighs them so", () => {
    const ways = new Map<string, bigint>();
    for (let first = 0; first < SIZE; first += 1)
      for (let second = 0; second < SIZE - 1; second += 1) {
        const numbers = [first, second];
        const cards = DRAGON_TIGER_RULES.draw(() => numbers.shift() ?? Number.NaN);
        const came = higherSide(cards);
        ways.set(came, (ways.get(came) ?? 0n) + 1n);
      }
    for (const { result, weight } of DRAGON_TIGER_RULES.results())
      expect(ways.get(higherSide(result))).toBe(weight);
  });

  it("take the dragon's card first", () => {
    const ranges: number[] = [];
    const cards = DRAGON_TIGER_RULES.draw((n) => {
      ranges.push(n);
      return 12;
    });
    expect(ranges).toEqual([SIZE, SIZE - 1]);
    expect(cards).toEqual({ dragon: cardAt(12), tiger: cardAt(13) });
  });
});

describe("the pays", () => {
  const paid = (dragon: number, tiger: number) =>
    settleBets(
      DRAGON_TIGER_RULES,
      spots.map((spot) => ({ spot, amount: 10n })),
      { dragon: cardAt(dragon), tiger: cardAt(tiger) },
    ).bets.map(({ payout }) => payout);

  it("are even money, half back on a tie of ranks, and 8 to 1 on the tie", () => {
    expect(paid(12, 11)).toEqual([20n, 0n, 0n]);
    expect(paid(0, 1)).toEqual([0n, 20n, 0n]);
    expect(paid(4, 17)).toEqual([5n, 5n, 90n]);
  });

  it("return what is published", () => {
    const { bets } = dragonTiger.prove();
    expect(bets["tie"]?.rtp).toEqual(fraction(9n * 31n, 415n));
    expect(fractionToPercent(bets["tie"]?.rtp ?? fraction(0n), 4)).toBe("67.2289");
    expect(fractionToPercent(bets["dragon"]?.rtp ?? fraction(0n), 4)).toBe("96.2651");
    expect(bets["tiger"]?.rtp).toEqual(bets["dragon"]?.rtp);
  });
});

describeTable(dragonTiger, spots);
