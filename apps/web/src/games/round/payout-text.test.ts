import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isBigWin } from "./payout-text.ts";

describe("a big win", () => {
  it.each([
    [1499, 100, false],
    [1500, 100, true],
    [100, 100, false],
    [0, 100, false],
    [5000, 0, false],
  ])("of %i for a stake of %i is one: %s", (payoutCents, stakeCents, big) => {
    expect(isBigWin({ payoutCents, stakeCents })).toBe(big);
  });

  it("is never at or below the stake", () => {
    fc.assert(
      fc.property(fc.nat({ max: 1e9 }), fc.nat({ max: 1e9 }), (payoutCents, stakeCents) => {
        if (isBigWin({ payoutCents, stakeCents })) expect(payoutCents).toBeGreaterThan(stakeCents);
      }),
    );
  });
});
