import { assert, integer, nat, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { recordDraw, replayDraw } from "../fairness/draw.ts";
import { playSlot } from "./play-slot.ts";
import { simulationDraw } from "../simulation/xoshiro.ts";
import { randomSheet, TINY_SHEET } from "./testing/tiny-sheets.ts";

describe("playSlot", () => {
  it("plays a base spin and all its free spins as one round", () => {
    // Base: S A on reel 0, S A on reel 1, S B on reel 2: three scatters, two free spins.
    const round = playSlot(TINY_SHEET, { lineStake: 5n }, replayDraw([2, 3, 2, 0, 0, 0, 1, 2, 1]));
    expect(round.totalStake).toBe(15n);
    expect(round.steps).toHaveLength(3);
    const [base, first, second] = round.steps;
    expect(base?.grid).toEqual([
      ["S", "A"],
      ["S", "A"],
      ["S", "B"],
    ]);
    expect(base?.scatterWin).toEqual({
      symbol: "S",
      count: 3,
      positions: [
        [0, 0],
        [1, 0],
        [2, 0],
      ],
      multiplier: 1,
      payout: 60n,
      spinsAwarded: 2,
    });
    expect(base).toMatchObject({ kind: "spin", freeSpinsLeft: 2, freeSpinsPlayed: 0 });
    expect(first).toMatchObject({ kind: "free_spin", freeSpinsLeft: 1, freeSpinsPlayed: 1 });
    expect(second).toMatchObject({ kind: "free_spin", freeSpinsLeft: 0, freeSpinsPlayed: 2 });
  });

  it("reports each line win with its place, factor and money", () => {
    // First free spin, free strips: A W / W B / B S. Line 2 (0,1,0) reads A B B: nothing;
    // line 0 (0,0,0) reads A W B: two A with a wild; line 1 (1,1,1) reads W B S: two B pay nothing.
    const round = playSlot(TINY_SHEET, { lineStake: 5n }, replayDraw([2, 3, 2, 0, 0, 0, 1, 2, 1]));
    expect(round.steps[1]?.lineWins).toEqual([
      {
        line: 0,
        symbol: "A",
        count: 2,
        positions: [
          [0, 0],
          [1, 0],
        ],
        multiplier: 6,
        payout: 30n,
      },
    ]);
    expect(round.steps[1]).toMatchObject({
      multiplier: 3,
      payout: 30n,
      totalPayout: 60n + 5n + 30n,
    });
  });

  it("cuts a retrigger at the round's limit", () => {
    // Free spin stops 2,1,0 show S A / B A / B S: two scatters would add a third spin.
    const round = playSlot(TINY_SHEET, { lineStake: 1n }, replayDraw([2, 3, 2, 2, 1, 0, 0, 0, 0]));
    expect(round.steps).toHaveLength(3);
    expect(round.steps[1]?.scatterWin).toMatchObject({ count: 2, spinsAwarded: 0, payout: 9n });
  });

  it("draws one stop per reel and step, and sums its steps", () => {
    assert(
      property(nat(), integer({ min: 2, max: 6 }), (seed, reels) => {
        const sheet = randomSheet({ reels, rows: 3, stops: 8 }, simulationDraw(seed));
        const { draw, drawn } = recordDraw(simulationDraw(seed));
        const round = playSlot(sheet, { lineStake: 7n }, draw);
        expect(drawn).toEqual(round.steps.flatMap((step) => step.stops));
        let total = 0n;
        for (const step of round.steps) {
          const lines = step.lineWins.reduce((sum, win) => sum + win.payout, 0n);
          expect(step.payout).toBe(lines + (step.scatterWin?.payout ?? 0n));
          total += step.payout;
          expect(step.totalPayout).toBe(total);
        }
        expect(round.payout).toBe(total);
        expect(round.steps.at(-1)?.freeSpinsLeft).toBe(0);
        expect(playSlot(sheet, { lineStake: 7n }, replayDraw(drawn))).toEqual(round);
        const tenfold = playSlot(sheet, { lineStake: 70n }, replayDraw(drawn));
        expect(tenfold.payout).toBe(round.payout * 10n);
      }),
    );
  });

  it("takes stakes far beyond a double's exact range", () => {
    const lineStake = 10n ** 30n;
    const round = playSlot(TINY_SHEET, { lineStake }, replayDraw([2, 3, 2, 0, 0, 0, 1, 2, 1]));
    const unit = playSlot(TINY_SHEET, { lineStake: 1n }, replayDraw([2, 3, 2, 0, 0, 0, 1, 2, 1]));
    expect(round.payout).toBe(unit.payout * lineStake);
  });

  it("refuses a stake that is not positive", () => {
    expect(() => playSlot(TINY_SHEET, { lineStake: 0n }, () => 0)).toThrow(RangeError);
  });
});
