import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { restOn, type Slice, slicesOf, turnTo } from "./wheel-shape.ts";

const odds = fc
  .array(fc.integer({ min: 1, max: 10_000 }), { minLength: 2, maxLength: 24 })
  .map((weights) => {
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    return weights.map((weight) => weight / total);
  });

/** Returns the slice under the pointer, which stands at the top, of a wheel that is turned so far. */
function sliceAt(slices: readonly Slice[], degrees: number): number {
  const at = ((-degrees % 360) + 360) % 360;
  return slices.findIndex(({ from, size }) => at >= from && at < from + size);
}

describe("the slices of the wheel", () => {
  it("are as wide as their chances, from the top on", () => {
    const slices = slicesOf([0.4, 0.4, 0.2]);
    expect(slices.map(({ from }) => Math.round(from))).toEqual([0, 144, 288]);
    expect(slices.map(({ size }) => Math.round(size))).toEqual([144, 144, 72]);
  });

  it("WHEEL-01: the pointer stands on the slice that the house has drawn, wherever the wheel was", () => {
    const part = fc.double({ min: 0, max: 1, noNaN: true });
    const from = fc.double({ min: -5_000, max: 5_000, noNaN: true });
    fc.assert(
      fc.property(odds, fc.nat(), part, from, (all, which, where, before) => {
        const slices = slicesOf(all);
        const index = which % slices.length;
        const to = turnTo(slices, { from: before, index, part: where });
        expect(sliceAt(slices, to)).toBe(index);
        expect(sliceAt(slices, restOn(slices, index))).toBe(index);
        // It turns on, several times.
        expect(to - before).toBeGreaterThanOrEqual(5 * 360);
        expect(to - before).toBeLessThan(6 * 360 + 1e-6);
      }),
    );
  });
});
