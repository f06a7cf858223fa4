import { describe, expect, it } from "vitest";
import { replayDraw } from "../../../fairness/draw.ts";
import { playSlot } from "../../engine/play-slot.ts";
import type { ParSheet } from "../../par-sheet/par-sheet.ts";
import { parseParSheet } from "../../par-sheet/parse-par-sheet.ts";

/** Three reels of one row; three of a kind side by side pay. */
const SHEET: ParSheet = {
  name: "Tick",
  version: "1",
  rows: 1,
  coins: 1,
  paysBy: "clusters",
  reels: [
    ["S", "A"],
    ["A", "B"],
    ["B", "S"],
  ],
  lines: [],
  pays: { A: { 3: 3 }, B: { 3: 5 } },
  cascade: {
    refill: [
      ["A", "B", "C"],
      ["B", "C"],
      ["B", "C"],
    ],
    maxCascades: 5,
  },
  springs: { symbol: "S", kinds: ["A", "B"], maxRemoved: 1 },
};

const play = (draws: number[], sheet = SHEET) => playSlot(sheet, replayDraw(draws)).steps;

describe("springs", () => {
  it("remove one kind in sight, which falls in no more", () => {
    // S A B: A leaves with the spring. The first reel then draws among B and C alone.
    const steps = play([0, 0, 0, 0, 0, 0, 1, 1, 1]);
    expect(steps.map(({ kind, grid, coins }) => [kind, grid.flat().join(""), coins])).toEqual([
      ["spin", "SAB", 0],
      ["cascade", "SAB", 0],
      ["cascade", "BBB", 5],
      ["cascade", "CCC", 0],
    ]);
    expect(steps[1]?.marks).toEqual([
      {
        kind: "removed",
        positions: [
          [0, 0],
          [1, 0],
        ],
        symbol: "A",
        value: 1,
      },
    ]);
  });

  it("wait until nothing wins, and go off no more often than the round allows", () => {
    // S A S: the first spring takes A, the second stays.
    expect(play([0, 0, 1, 0, 0, 0])).toHaveLength(3);
    // Without a kind in sight there is nothing to remove.
    const bare = { ...SHEET, springs: { symbol: "S", kinds: ["A"], maxRemoved: 1 } };
    expect(play([0, 1, 0], bare)).toHaveLength(1);
  });

  it("begin anew with each round", () => {
    const draws = [0, 0, 0, 0, 1, 1];
    expect(play(draws)).toEqual(play(draws));
    // A falls in again: of three symbols the first.
    expect(play([1, 0, 0])[0]?.grid.flat()).toEqual(["A", "A", "B"]);
  });

  it.each([
    [{ cascade: undefined }, /needs a cascade/],
    [{ springs: { ...SHEET.springs, symbol: "X" } }, /springs\.symbol: is on no strip/],
    [{ springs: { ...SHEET.springs, symbol: "A" } }, /pays nothing by itself/],
    [{ springs: { ...SHEET.springs, kinds: ["S"] } }, /is the spring itself/],
    [{ springs: { ...SHEET.springs, maxRemoved: 2 } }, /nothing to fall in on reel 1/],
  ])("are refused as %j", (changes, fault) => {
    expect(() => parseParSheet({ ...SHEET, ...changes })).toThrow(fault);
  });
});
