import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { recomputed } from "../lotteries.testing.ts";
import { type Drawn, DRAWS_MAX, goOn, isUnfinished, numbersOf } from "./draw-numbers.ts";

const NOBODY: ReadonlySet<bigint> = new Set();
const seeds = { seed: "5e".repeat(32), salt: "a1".repeat(32), nonce: 1 };
const winners = (drawn: readonly Drawn[]) =>
  drawn.filter(({ passedOver }) => !passedOver).map(({ number }) => number);

describe("the numbers of a draw", () => {
  it("are those that anybody recomputes from seed, salt and nonce", () => {
    const next = numbersOf(seeds, 37n);
    const expected = recomputed(seeds, { tickets: 37, count: 50 });
    expect(Array.from({ length: 50 }, () => Number(next()))).toEqual(expected);
  });

  it("are from 1 to the tickets, of which each comes up", () => {
    const next = numbersOf(seeds, 3n);
    expect(new Set(Array.from({ length: 100 }, next))).toEqual(new Set([1n, 2n, 3n]));
    expect(numbersOf(seeds, 1n)()).toBe(1n);
  });

  it("are others under another seed, salt or nonce", () => {
    const first = (part: object) => numbersOf({ ...seeds, ...part }, 2n ** 32n)();
    const all = [{}, { seed: "other" }, { salt: "other" }, { nonce: 2 }].map(first);
    expect(new Set(all).size).toBe(4);
  });
});

describe("a draw", () => {
  const of = { prizes: 3, tickets: 10n, excluded: NOBODY };

  it("gives each prize a ticket in the order of the numbers, and none after the last", () => {
    const drawn = goOn([], [4n, 9n, 1n, 2n], of);
    expect(winners(drawn)).toEqual([4n, 9n, 1n]);
    expect(drawn).toHaveLength(3);
  });

  it("passes over a ticket that was drawn before, on an earlier page too", () => {
    const drawn = goOn(goOn([], [4n, 4n], of), [9n, 4n, 1n], of);
    expect(drawn.map(({ passedOver }) => passedOver)).toEqual([false, true, false, true, false]);
    expect(winners(drawn)).toEqual([4n, 9n, 1n]);
  });

  it("passes over tickets of excluded players, and keeps them on record", () => {
    const drawn = goOn([], [4n, 9n, 1n, 2n], { ...of, excluded: new Set([9n]) });
    expect(drawn[1]).toEqual({ number: 9n, passedOver: true });
    expect(winners(drawn)).toEqual([4n, 1n, 2n]);
  });

  it("ends with the tickets where there are fewer of them than prizes", () => {
    const few = { ...of, tickets: 2n };
    const drawn = goOn([], [2n, 2n, 1n, 1n, 2n], few);
    expect(winners(drawn)).toEqual([2n, 1n]);
    expect(isUnfinished(drawn, few)).toBe(false);
    expect(isUnfinished([], { prizes: 3, tickets: 0n })).toBe(false);
  });

  it("ends behind a bounded number of draws", () => {
    const many = Array.from({ length: DRAWS_MAX + 5 }, () => 4n);
    const drawn = goOn([], many, of);
    expect(drawn).toHaveLength(DRAWS_MAX);
    expect(winners(drawn)).toEqual([4n]);
  });

  it("lets a ticket win once, and none of an excluded player, whatever is drawn", () => {
    const number = fc.bigInt(1n, 8n);
    fc.assert(
      fc.property(
        fc.array(number, { maxLength: 40 }),
        fc.uniqueArray(number),
        fc.integer({ min: 1, max: 8 }),
        (numbers, excluded, prizes) => {
          const terms = { prizes, tickets: 8n, excluded: new Set(excluded) };
          const won = winners(goOn([], numbers, terms));
          expect(new Set(won).size).toBe(won.length);
          expect(won.length).toBeLessThanOrEqual(prizes);
          expect(won.some((one) => terms.excluded.has(one))).toBe(false);
        },
      ),
    );
  });
});
