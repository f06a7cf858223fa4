import { describe, expect, it } from "vitest";
import type { Draw } from "../fairness/draw.ts";
import { cardAt, cardCode, DECK_SIZE, dealPlaces, openShoe, readCard, SUITS } from "./index.ts";

/** Answers numbers from a list, and checks the ranges that are asked for. */
function scripted(numbers: readonly number[], ranges: number[]): Draw {
  let at = 0;
  return (n) => {
    ranges.push(n);
    const value = numbers[at] ?? 0;
    at += 1;
    return value;
  };
}

describe("a deck", () => {
  it("holds every card once, ace to king of each suit", () => {
    const cards = Array.from({ length: DECK_SIZE }, (_, place) => cardAt(place));
    expect(new Set(cards.map(cardCode)).size).toBe(52);
    expect(cards.slice(0, 13).map(({ rank }) => rank)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13,
    ]);
    expect([0, 13, 26, 39].map((place) => cardAt(place).suit)).toEqual(SUITS);
    expect(cardCode(cardAt(DECK_SIZE * 3 + 22))).toBe("TH");
  });

  it("reads what it writes, and nothing else", () => {
    for (let place = 0; place < DECK_SIZE; place += 1)
      expect(readCard(cardCode(cardAt(place)))).toEqual(cardAt(place));
    for (const code of ["", "A", "S", "1S", "AX", "ASS", "tS"])
      expect(() => readCard(code)).toThrow(RangeError);
  });
});

describe("dealing", () => {
  it("gives every order of four cards once, for all draws there are", () => {
    const orders: string[] = [];
    for (let a = 0; a < 4; a += 1)
      for (let b = 0; b < 3; b += 1)
        for (let c = 0; c < 2; c += 1) {
          const ranges: number[] = [];
          const next = dealPlaces(4, scripted([a, b, c, 0], ranges));
          const order = [next(), next(), next(), next()];
          expect(ranges).toEqual([4, 3, 2, 1]);
          expect(order.toSorted((x, y) => x - y)).toEqual([0, 1, 2, 3]);
          orders.push(order.join(""));
        }
    expect(new Set(orders).size).toBe(24);
  });

  it("takes the index among the cards that are left, in their first order", () => {
    const next = dealPlaces(6, scripted([2, 2, 0, 2], []));
    expect([next(), next(), next(), next()]).toEqual([2, 3, 0, 5]);
  });

  it("empties a shoe of two decks into each card twice", () => {
    const next = openShoe(2, (n) => n - 1);
    const counts = new Map<string, number>();
    for (let dealt = 0; dealt < 2 * DECK_SIZE; dealt += 1) {
      const code = cardCode(next());
      counts.set(code, (counts.get(code) ?? 0) + 1);
    }
    expect(counts.size).toBe(52);
    expect(new Set(counts.values())).toEqual(new Set([2]));
  });
});
