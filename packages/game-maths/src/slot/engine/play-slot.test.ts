import { assert, integer, nat, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { recordDraw, replayDraw } from "../../fairness/draw.ts";
import { playSlot } from "./play-slot.ts";
import { SlotEngine } from "./slot-engine.ts";
import { simulationDraw } from "../../simulation/xoshiro.ts";
import { randomSheet, TINY_SHEET } from "../testing/tiny-sheets.ts";

const ROUND = [2, 3, 2, 0, 0, 0, 1, 2, 1];

describe("playSlot", () => {
  it("plays a base spin and all its free spins as one round", () => {
    // Base: S A on reel 0, S A on reel 1, S B on reel 2: three scatters, two free spins.
    const round = playSlot(TINY_SHEET, replayDraw(ROUND));
    expect(round.steps).toHaveLength(3);
    const [base, first, second] = round.steps;
    expect(base?.grid).toEqual([
      ["S", "A"],
      ["S", "A"],
      ["S", "B"],
    ]);
    expect(base?.wins.find(({ by }) => by === "scatter")).toEqual({
      by: "scatter",
      line: null,
      symbol: "S",
      count: 3,
      ways: null,
      positions: [
        [0, 0],
        [1, 0],
        [2, 0],
      ],
      multiplier: 1,
      coins: 12,
    });
    expect(base).toMatchObject({ kind: "spin", freeSpinsLeft: 2, freeSpinsPlayed: 0 });
    expect(base?.spinsAwarded).toBe(2);
    expect(first).toMatchObject({ kind: "free_spin", freeSpinsLeft: 1, freeSpinsPlayed: 1 });
    expect(second).toMatchObject({ kind: "free_spin", freeSpinsLeft: 0, freeSpinsPlayed: 2 });
  });

  it("reports each line win with its place, factor and coins", () => {
    // First free spin, free strips: A W / W B / B S. Line 2 (0,1,0) reads A B B: nothing;
    // line 0 (0,0,0) reads A W B: two A with a wild; line 1 (1,1,1) reads W B S: two B pay nothing.
    const round = playSlot(TINY_SHEET, replayDraw(ROUND));
    expect(round.steps[1]?.wins).toEqual([
      {
        by: "line",
        line: 0,
        symbol: "A",
        count: 2,
        ways: null,
        positions: [
          [0, 0],
          [1, 0],
        ],
        multiplier: 6,
        coins: 6,
      },
    ]);
    expect(round.steps[1]).toMatchObject({ multiplier: 3, coins: 6, totalCoins: 12 + 1 + 6 });
  });

  it("cuts a retrigger at the round's limit", () => {
    // Free spin stops 2,1,0 show S A / B A / B S: two scatters would add a third spin.
    const round = playSlot(TINY_SHEET, replayDraw([2, 3, 2, 2, 1, 0, 0, 0, 0]));
    expect(round.steps).toHaveLength(3);
    expect(round.steps[1]).toMatchObject({
      spinsAwarded: 0,
      wins: [{ by: "line" }, { count: 2, coins: 9 }],
    });
  });

  it("ends a round at its highest payout, at the step that reaches it", () => {
    // The base spin pays 13 coins of the 15 that five stakes of three lines would be.
    const capped = { ...TINY_SHEET, cap: 5 };
    const round = playSlot(capped, replayDraw(ROUND.slice(0, 6)));
    expect(round.coins).toBe(15);
    expect(round.steps.map(({ coins, capped }) => [coins, capped])).toEqual([
      [13, false],
      [2, true],
    ]);
    expect(playSlot({ ...TINY_SHEET, cap: 4 }, replayDraw([2, 3, 2])).coins).toBe(12);
    expect(playSlot({ ...TINY_SHEET, cap: 100 }, replayDraw(ROUND)).coins).toBe(
      playSlot(TINY_SHEET, replayDraw(ROUND)).coins,
    );
  });

  it("starts with free spins where the sheet has no base spin", () => {
    const bought = { ...TINY_SHEET, startSpins: 2 };
    const round = playSlot(bought, replayDraw(ROUND.slice(3)));
    expect(round.steps.map(({ kind }) => kind)).toEqual(["free_spin", "free_spin"]);
    expect(round.steps).toMatchObject([{ totalCoins: 6 }, {}]);
  });

  it("draws one stop per reel and step, and sums its steps", () => {
    assert(
      property(nat(), integer({ min: 2, max: 6 }), (seed, reels) => {
        const sheet = randomSheet({ reels, rows: 3, stops: 8 }, simulationDraw(seed));
        const { draw, drawn } = recordDraw(simulationDraw(seed));
        const round = playSlot(sheet, draw);
        expect(drawn).toEqual(round.steps.flatMap((step) => step.stops));
        let total = 0;
        for (const step of round.steps) {
          expect(step.coins).toBe(step.wins.reduce((sum, win) => sum + win.coins, 0));
          total += step.coins;
          expect(step.totalCoins).toBe(total);
        }
        expect(round.coins).toBe(total);
        expect(round.steps.at(-1)?.freeSpinsLeft).toBe(0);
        expect(playSlot(sheet, replayDraw(drawn))).toEqual(round);
        // Without a recorder nothing else is decided.
        expect(new SlotEngine(sheet).play(replayDraw(drawn))).toBe(round.coins);
      }),
    );
  });
});
