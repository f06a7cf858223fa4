import { describe, expect, it } from "vitest";
import { replayDraw } from "../../../fairness/draw.ts";
import { playSlot } from "../../engine/play-slot.ts";
import type { ParSheet } from "../../par-sheet/par-sheet.ts";
import { parseParSheet } from "../../par-sheet/parse-par-sheet.ts";

const SHEET: ParSheet = {
  name: "Vault",
  version: "1",
  rows: 1,
  reels: [
    ["A", "C"],
    ["A", "C"],
    ["A", "C"],
  ],
  lines: [[0, 0, 0]],
  coins: 2,
  pays: { A: { 3: 1 } },
  hold: { symbol: "C", from: 2, spins: 2, chance: [1, 4], values: { 1: 3, 10: 1 }, full: 50 },
};

describe("a hold", () => {
  it("gives each cell its worth and ends after spins without a new one", () => {
    // Two cells worth 1 and 10 stakes of two coins; the third stays empty twice.
    const { steps, coins } = playSlot(SHEET, replayDraw([1, 1, 0, 0, 3, 1, 3]));
    expect(steps.map(({ kind }) => kind)).toEqual(["spin", "hold", "hold"]);
    expect(coins).toBe(22);
    expect(steps[2]?.wins).toMatchObject([{ by: "pot", count: 2, coins: 22 }]);
    expect(steps[1]?.marks.map(({ value }) => value)).toEqual([1, 10]);
  });

  it("pays the last pot when no cell is empty, and stops drawing", () => {
    const { steps, coins } = playSlot(SHEET, replayDraw([1, 1, 0, 0, 0, 1, 0, 2]));
    expect(coins).toBe(2 * (1 + 1 + 1 + 50));
    expect(steps.at(-1)?.grid).toEqual([["C"], ["C"], ["C"]]);
  });

  it("needs enough of its symbol", () => {
    expect(playSlot(SHEET, replayDraw([1, 0, 0])).steps).toHaveLength(1);
  });

  it("must leave a chance to lose", () => {
    const bad = { ...SHEET, hold: { ...SHEET.hold, chance: [4, 4] } };
    expect(() => parseParSheet(bad)).toThrow(/hold\.chance/);
  });
});
