import { describe, expect, it } from "vitest";
import { replayDraw } from "../../fairness/draw.ts";
import { playSlot } from "../engine/play-slot.ts";
import type { ParSheet } from "../par-sheet/par-sheet.ts";

const SHEET: ParSheet = {
  name: "Anywhere",
  version: "1",
  rows: 2,
  coins: 1,
  paysBy: "anywhere",
  reels: [
    ["A", "B", "C"],
    ["A", "B", "C"],
    ["A", "A", "B"],
  ],
  lines: [],
  pays: { A: { 3: 4, 4: 10 }, B: { 3: 6 } },
};

const wins = (stops: number[]) =>
  (playSlot(SHEET, replayDraw(stops)).steps[0]?.wins ?? []).map(
    ({ by, symbol, count, coins, positions }) => [by, symbol, count, coins, positions.length],
  );

describe("payAnywhere", () => {
  it.each([
    [[0, 0, 0], [["anywhere", "A", 4, 10, 4]]],
    [[0, 1, 0], [["anywhere", "A", 3, 4, 3]]],
    [
      [0, 0, 1],
      [
        ["anywhere", "A", 3, 4, 3],
        ["anywhere", "B", 3, 6, 3],
      ],
    ],
    [[1, 1, 2], [["anywhere", "B", 3, 6, 3]]],
    [[2, 1, 1], []],
  ])("pays by how often a symbol is in sight: %j", (stops, expected) => {
    expect(wins(stops)).toEqual(expected);
  });
});
