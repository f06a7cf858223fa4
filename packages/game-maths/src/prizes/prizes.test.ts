import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pickByWeight, totalWeight } from "./index.ts";

const weights = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 24 });

describe("a pick by weight", () => {
  it("lays the weights in a row: each place has as many numbers as it weighs", () => {
    const places = Array.from({ length: 7 }, (_, number) => pickByWeight([2, 4, 1], () => number));
    expect(places).toEqual([0, 0, 1, 1, 1, 1, 2]);
  });

  it("asks for one number from the sum of all weights, and always finds its place", () => {
    fc.assert(
      fc.property(
        weights,
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        (all, part) => {
          const asked: number[] = [];
          const place = pickByWeight(all, (n) => {
            asked.push(n);
            return Math.floor(part * n);
          });
          const number = Math.floor(part * totalWeight(all));
          const below = totalWeight(all.slice(0, place));
          expect(asked).toEqual([totalWeight(all)]);
          expect(below <= number && number < below + (all[place] as number)).toBe(true);
        },
      ),
    );
  });

  it.each([[[0, 1]], [[1.5]], [[-1, 5]], [[Number.NaN]]])("refuses weights such as %j", (all) => {
    expect(() => pickByWeight(all, () => 0)).toThrow(RangeError);
  });
});
