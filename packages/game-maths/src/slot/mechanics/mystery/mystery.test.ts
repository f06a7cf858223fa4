import { describe, expect, it } from "vitest";
import { recordDraw, replayDraw } from "../../../fairness/draw.ts";
import { playSlot } from "../../engine/play-slot.ts";
import type { ParSheet } from "../../par-sheet/par-sheet.ts";
import { parseParSheet } from "../../par-sheet/parse-par-sheet.ts";

const SHEET: ParSheet = {
  name: "Mirrors",
  version: "1",
  rows: 2,
  coins: 1,
  paysBy: "ways",
  reels: [
    ["A", "M", "B"],
    ["A", "M", "M"],
  ],
  lines: [],
  pays: { A: { 2: 5 }, B: { 2: 7 } },
  mystery: { symbol: "M", weights: { A: 2, B: 1 } },
};

describe("a mystery symbol", () => {
  it.each([
    [
      "A",
      1,
      [
        ["A", "A"],
        ["A", "A"],
      ],
      20,
    ],
    [
      "B",
      2,
      [
        ["A", "B"],
        ["B", "B"],
      ],
      14,
    ],
  ] as const)(
    "turns into %s on every cell at once, by its weight",
    (symbol, drawn, grid, coins) => {
      const round = playSlot(SHEET, replayDraw([0, 1, drawn]));
      expect(round.steps[0]).toMatchObject({ grid, marks: [{ kind: "mystery", symbol }] });
      expect(round.coins).toBe(coins);
    },
  );

  it("draws nothing on a board without it", () => {
    const { draw, drawn } = recordDraw(replayDraw([2, 0, 0, 0]));
    playSlot(
      {
        ...SHEET,
        reels: [
          ["A", "M", "B"],
          ["A", "B"],
        ],
      },
      draw,
    );
    expect(drawn).toEqual([2, 0]);
  });

  it("pays nothing by itself", () => {
    expect(() => parseParSheet({ ...SHEET, pays: { M: { 2: 1 } } })).toThrow(/mystery\.symbol/);
  });
});
