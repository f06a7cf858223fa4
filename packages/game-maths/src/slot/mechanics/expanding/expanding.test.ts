import { describe, expect, it } from "vitest";
import { replayDraw } from "../../../fairness/draw.ts";
import { playSlot } from "../../engine/play-slot.ts";
import type { ParSheet } from "../../par-sheet/par-sheet.ts";
import { parseParSheet } from "../../par-sheet/parse-par-sheet.ts";

const SHEET: ParSheet = {
  name: "Grow",
  version: "1",
  rows: 2,
  reels: [
    ["A", "B", "S"],
    ["A", "B", "S"],
  ],
  lines: [
    [0, 0],
    [1, 1],
  ],
  pays: { A: { 2: 5 }, B: { 2: 8 } },
  scatter: { symbol: "S", pays: {} },
  freeSpins: { awards: { 2: 1 } },
  expanding: { weights: { A: 3, B: 1 } },
};

describe("an expanding symbol", () => {
  // Base: S A and S A: two scatters. Then the choice, of weights 3 and 1; then the free spin's stops.
  it.each([
    ["A", 2, [1, 0], 10],
    ["B", 3, [1, 0], 16],
  ])("%s is drawn by its weight and fills its reels", (symbol, choice, stops, coins) => {
    const round = playSlot(SHEET, replayDraw([2, 2, choice, ...stops]));
    const [base, free] = round.steps;
    expect(base?.marks).toEqual([]);
    expect(free?.marks.map(({ kind }) => kind)).toEqual(
      symbol === "A" ? ["chosen", "expanded"] : ["chosen", "expanded"],
    );
    expect(free?.marks[0]).toMatchObject({ symbol });
    // Reels B S and A B: A is on the second alone, B on both.
    expect(free?.coins).toBe(symbol === "A" ? 0 : coins);
    expect(free?.grid[1]).toEqual([symbol, symbol]);
  });

  it("does not cover the scatters of its spin", () => {
    const again = { ...SHEET, freeSpins: { awards: { 2: 1 }, retrigger: { 1: 1 }, maxSpins: 2 } };
    const round = playSlot(again, replayDraw([2, 2, 3, 1, 0, 0, 0]));
    expect(round.steps[1]).toMatchObject({
      spinsAwarded: 1,
      grid: [
        ["B", "B"],
        ["B", "B"],
      ],
    });
  });

  it("cannot be the scatter", () => {
    const bad = { ...SHEET, expanding: { weights: { S: 1 } } };
    expect(() => parseParSheet(bad)).toThrow(/expanding\.weights\.S/);
  });
});
