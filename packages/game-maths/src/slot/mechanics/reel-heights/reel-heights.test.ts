import { describe, expect, it } from "vitest";
import { replayDraw } from "../../../fairness/draw.ts";
import { playSlot } from "../../engine/play-slot.ts";
import type { ParSheet } from "../../par-sheet/par-sheet.ts";
import { parseParSheet } from "../../par-sheet/parse-par-sheet.ts";

const SHEET: ParSheet = {
  name: "Sky",
  version: "1",
  rows: 3,
  coins: 1,
  paysBy: "ways",
  reels: [
    ["A", "A", "B"],
    ["A", "B", "A"],
  ],
  lines: [],
  pays: { A: { 2: 1 } },
  reelHeights: {
    rows: [
      { 1: 1, 3: 2 },
      { 2: 1, 3: 1 },
    ],
  },
};

describe("reel heights", () => {
  it("are drawn for every reel before the stops, and count only what they show", () => {
    const tall = playSlot(SHEET, replayDraw([1, 1, 0, 0]));
    expect(tall.steps[0]?.grid).toEqual([
      ["A", "A", "B"],
      ["A", "B", "A"],
    ]);
    expect(tall.steps[0]?.wins).toMatchObject([{ ways: 4 }]);
    const low = playSlot(SHEET, replayDraw([0, 0, 1, 0]));
    expect(low.steps[0]?.grid).toEqual([["A"], ["A", "B"]]);
    expect(low.steps[0]?.wins).toMatchObject([{ ways: 1 }]);
  });

  it.each([
    [{ reelHeights: { rows: [{ 1: 1 }] } }, /1 tables, there are 2 reels/],
    [{ reelHeights: { rows: [{ 1: 1 }, { 4: 1 }] } }, /must be 1 to 3 rows/],
    [{ paysBy: "lines", lines: [[0, 0]] }, /leaves no place for lines/],
    [{ paysBy: "clusters" }, /leaves no place for clusters/],
  ])("are refused as %j", (changes, fault) => {
    expect(() => parseParSheet({ ...SHEET, ...changes })).toThrow(fault);
  });
});
