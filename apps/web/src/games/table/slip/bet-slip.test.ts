import { assert, integer, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { type BetSlip, changeBets, EMPTY_SLIP, totalOf } from "./bet-slip.ts";

describe("changeBets", () => {
  const with5 = changeBets(EMPTY_SLIP, { type: "place", spot: "red", cents: 500, maxCents: 1000 });

  it("adds chips up to the limit of a spin and not above", () => {
    const full = changeBets(with5, { type: "place", spot: "red", cents: 500, maxCents: 1000 });
    expect(full.chips).toEqual({ red: 1000 });
    expect(changeBets(full, { type: "place", spot: "odd", cents: 1, maxCents: 1000 })).toBe(full);
    expect(changeBets(full, { type: "double", maxCents: 1000 })).toBe(full);
  });

  it("undoes one change after another", () => {
    const doubled = changeBets(with5, { type: "double", maxCents: 1000 });
    expect(doubled.chips).toEqual({ red: 1000 });
    const back = changeBets(doubled, { type: "undo" });
    expect(back.chips).toEqual({ red: 500 });
    expect(totalOf(changeBets(changeBets(back, { type: "undo" }), { type: "undo" }).chips)).toBe(0);
  });

  it("repeats the last spin", () => {
    const spun = changeBets(with5, { type: "spun" });
    expect(spun.chips).toEqual({});
    expect(changeBets(spun, { type: "repeat", maxCents: 1000 }).chips).toEqual({ red: 500 });
  });

  it("keeps no chip of another currency, nor what was done with it", () => {
    const moved = changeBets(changeBets(with5, { type: "spun" }), { type: "moved" });
    expect(moved).toEqual(EMPTY_SLIP);
    expect(changeBets(with5, { type: "moved" })).toEqual(EMPTY_SLIP);
    // Last bets alone are told while chips are in hand, too.
    expect(changeBets(with5, { type: "kept", last: { odd: 20 } }).chips).toEqual({ red: 500 });
  });

  it("takes chips off", () => {
    expect(changeBets(with5, { type: "remove", spot: "red" }).chips).toEqual({});
    expect(changeBets(with5, { type: "remove", spot: "odd" })).toBe(with5);
  });

  it("never lies above the limit, whatever is placed", () => {
    assert(
      property(integer({ min: 1, max: 400 }), integer({ min: 1, max: 2000 }), (cents, maxCents) => {
        let slip: BetSlip = EMPTY_SLIP;
        for (const spot of ["red", "odd", "straight-7", "red"]) {
          slip = changeBets(slip, { type: "place", spot, cents, maxCents });
          slip = changeBets(slip, { type: "double", maxCents });
        }
        expect(totalOf(slip.chips)).toBeLessThanOrEqual(maxCents);
      }),
    );
  });
});
