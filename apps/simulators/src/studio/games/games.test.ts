import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CARDS, factorOf, guessNext, ladderReturns, layMore, openLadder } from "./above-below.ts";
import { type Draw, percentOf, STAKES } from "./game.ts";
import { CARDS as FOIL, silverFoil } from "./silver-foil.ts";
import { candleYard, waxSeals } from "../makers/cork-candle.ts";
import { threeWells } from "./three-wells.ts";

/** Draws numbers that a test names, each below what is asked. */
const drawOf = (numbers: readonly number[]): Draw => {
  let at = 0;
  return (below) => (numbers[at++ % numbers.length] ?? 0) % below;
};
const draws = fc.array(fc.nat(1_000_000), { minLength: 20, maxLength: 20 }).map(drawOf);
const stake = fc.constantFrom(...STAKES);

describe("what the games state", () => {
  it("is what their tables return", () => {
    expect(percentOf(threeWells.returns())).toBe("94.38");
    expect(percentOf(silverFoil.returns())).toBe("94.00");
    expect(percentOf(waxSeals.returns())).toBe("96.00");
    expect(percentOf(candleYard.returns())).toBe("95.08");
    expect(ladderReturns()).toEqual({ least: "95.38", most: "96.00" });
  });

  it("is what every stop of the reels pays, on average", () => {
    let [paid, spins] = [0, 0];
    for (let one = 0; one < 15; one += 1)
      for (let two = 0; two < 16; two += 1)
        for (let three = 0; three < 17; three += 1) {
          paid += threeWells.draw(100, drawOf([one, two, three])).payout;
          spins += 1;
        }
    const { of, in: all } = threeWells.returns();
    expect(BigInt(paid) * all).toBe(of * BigInt(spins) * 100n);
  });

  it("is what every card of the million pays, on average", () => {
    let paid = 0;
    for (let card = 0; card < 1_000_000; card += 10)
      paid += silverFoil.draw(100, drawOf([card, 0])).payout;
    expect(paid / 100_000).toBeCloseTo(94, 0);
    expect(FOIL.reduce((sum, { cards }) => sum + cards, 0)).toBeLessThan(1_000_000);
  });
});

describe("what a screen is shown", () => {
  it("of the reels is what they pay", () =>
    fc.assert(
      fc.property(draws, stake, (draw, cents) => {
        const { payout, shown } = threeWells.draw(cents, draw);
        const { lines } = shown as { lines: { fifths: number }[] };
        expect(payout).toBe(lines.reduce((sum, { fifths }) => sum + (fifths * cents) / 5, 0));
        expect(Number.isInteger(payout)).toBe(true);
      }),
    ));

  it("of a card has its prize three times, and nothing else so often", () =>
    fc.assert(
      fc.property(draws, stake, (draw, cents) => {
        const { payout, shown } = silverFoil.draw(cents, draw);
        const { fields, prize } = shown as { fields: number[]; prize: number };
        expect(fields).toHaveLength(9);
        expect(payout).toBe(prize * cents);
        for (const multiple of new Set(fields))
          expect(fields.filter((one) => one === multiple).length > 2).toBe(multiple === prize);
      }),
    ));
});

describe("above or below", () => {
  it("pays a right guess by how many cards make it right, and takes the table for a wrong one", () => {
    expect(factorOf(CARDS, "above")).toBeNull();
    expect(factorOf(1, "below")).toBeNull();
    const ladder = openLadder(100, drawOf([6]));
    expect(ladder).toEqual({ card: 7, table: 100, bets: 1 });
    expect(guessNext(ladder, "above", drawOf([7]))?.ladder).toMatchObject({ card: 8, table: 208 });
    expect(guessNext(ladder, "above", drawOf([6]))?.ladder).toBeNull();
    expect(guessNext(ladder, "below", drawOf([7]))?.ladder).toBeNull();
    expect(guessNext({ ...ladder, card: 1 }, "below", drawOf([0]))).toBeNull();
    expect(layMore(ladder, 50)).toEqual({ card: 7, table: 150, bets: 2 });
  });
});
