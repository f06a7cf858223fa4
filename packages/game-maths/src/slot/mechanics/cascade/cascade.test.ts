import { describe, expect, it } from "vitest";
import { replayDraw } from "../../../fairness/draw.ts";
import { playSlot } from "../../engine/play-slot.ts";
import type { ParSheet } from "../../par-sheet/par-sheet.ts";
import { parseParSheet } from "../../par-sheet/parse-par-sheet.ts";

/** Two reels of two rows; three A anywhere pay 3, four pay 10. */
const SHEET: ParSheet = {
  name: "Fall",
  version: "1",
  rows: 2,
  coins: 1,
  paysBy: "anywhere",
  reels: [
    ["A", "B", "A"],
    ["A", "A", "B"],
  ],
  lines: [],
  pays: { A: { 3: 3, 4: 10 } },
  cascade: {
    refill: [
      ["A", "C"],
      ["A", "C"],
    ],
    maxCascades: 2,
  },
};

const steps = (draws: number[], sheet = SHEET) =>
  playSlot(sheet, replayDraw(draws)).steps.map(({ kind, grid, coins }) => [kind, grid, coins]);

describe("a cascade", () => {
  it("takes wins away, lets what is above them fall and draws the rest, the lowest first", () => {
    // A B / A A: the upper left A, and both on the right, leave; B rests below.
    expect(steps([0, 0, 1, 0, 1])).toEqual([
      [
        "spin",
        [
          ["A", "B"],
          ["A", "A"],
        ],
        3,
      ],
      [
        "cascade",
        [
          ["C", "B"],
          ["C", "A"],
        ],
        0,
      ],
    ]);
    // B A / A A: the lower left A leaves, and B falls into its place.
    expect(steps([1, 0, 1, 1, 1])[1]).toEqual([
      "cascade",
      [
        ["C", "B"],
        ["C", "C"],
      ],
      0,
    ]);
  });

  it("goes on while something wins, up to its limit", () => {
    expect(steps([2, 0, 0, 0, 0, 0, 1, 0, 0, 0])).toEqual([
      [
        "spin",
        [
          ["A", "A"],
          ["A", "A"],
        ],
        10,
      ],
      [
        "cascade",
        [
          ["A", "A"],
          ["A", "A"],
        ],
        10,
      ],
      [
        "cascade",
        [
          ["A", "C"],
          ["A", "A"],
        ],
        3,
      ],
    ]);
  });

  it("does nothing where nothing wins", () => {
    expect(steps([0, 1])).toEqual([
      [
        "spin",
        [
          ["A", "B"],
          ["A", "B"],
        ],
        0,
      ],
    ]);
  });

  it.each([
    [{ paysBy: "lines", lines: [[0, 0]] }, /pay by lines/],
    [{ cascade: { refill: [["A"]], maxCascades: 2 } }, /1 lists, there are 2 reels/],
    [{ cascade: { refill: [["A"], ["B"]], maxCascades: 0 } }, /maxCascades/],
    [
      { scatter: { symbol: "B", pays: {} }, cascade: { refill: [["A"], ["B"]], maxCascades: 1 } },
      /has the scatter/,
    ],
  ])("is refused as %j", (changes, fault) => {
    expect(() => parseParSheet({ ...SHEET, ...changes })).toThrow(fault);
  });
});
