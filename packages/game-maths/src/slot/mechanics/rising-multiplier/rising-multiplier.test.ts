import { describe, expect, it } from "vitest";
import { replayDraw } from "../../../fairness/draw.ts";
import { playSlot } from "../../engine/play-slot.ts";
import type { ParSheet } from "../../par-sheet/par-sheet.ts";
import { parseParSheet } from "../../par-sheet/parse-par-sheet.ts";

/** Two reels of one row; two A side by side pay 3, X starts two free spins. */
const SHEET: ParSheet = {
  name: "Rise",
  version: "1",
  rows: 1,
  coins: 1,
  paysBy: "ways",
  reels: [
    ["A", "X"],
    ["A", "B"],
  ],
  lines: [],
  pays: { A: { 2: 3 } },
  scatter: { symbol: "X", pays: {} },
  freeSpins: { awards: { 1: 2 } },
  cascade: {
    refill: [
      ["A", "B"],
      ["A", "B"],
    ],
    maxCascades: 3,
  },
  risingMultiplier: { step: 2 },
};

const factors = (draws: number[]) =>
  playSlot(SHEET, replayDraw(draws)).steps.map(({ kind, multiplier, coins }) => [
    kind,
    multiplier,
    coins,
  ]);

describe("a rising multiplier", () => {
  it("grows with every cascade of the free spins and never falls between them", () => {
    expect(factors([1, 1, 0, 0, 0, 0, 1, 1, 0, 0, 1, 1])).toEqual([
      ["spin", 1, 0],
      ["free_spin", 1, 3],
      ["cascade", 3, 9],
      ["cascade", 5, 0],
      ["free_spin", 5, 15],
      ["cascade", 7, 0],
    ]);
  });

  it("leaves base spins alone", () => {
    expect(factors([0, 0, 0, 0, 1, 1])).toEqual([
      ["spin", 1, 3],
      ["cascade", 1, 3],
      ["cascade", 1, 0],
    ]);
  });

  it("needs free spins and a cascade", () => {
    expect(() => parseParSheet({ ...SHEET, freeSpins: undefined })).toThrow(/needs freeSpins/);
    expect(() => parseParSheet({ ...SHEET, cascade: undefined })).toThrow(/needs a cascade/);
  });
});
