import { describe, expect, it } from "vitest";
import { replayDraw } from "../../../fairness/draw.ts";
import { playSlot } from "../../engine/play-slot.ts";
import type { ParSheet } from "../../par-sheet/par-sheet.ts";
import { parseParSheet } from "../../par-sheet/parse-par-sheet.ts";

/** Three reels of two rows, one line along the top. */
const SHEET: ParSheet = {
  name: "Rope",
  version: "1",
  rows: 2,
  reels: [
    ["A", "B"],
    ["A", "B", "W", "B"],
    ["B", "C", "W", "B"],
  ],
  lines: [[0, 0, 0]],
  pays: { A: { 2: 1, 3: 5 } },
  wild: { symbol: "W" },
  walking: { maxRespins: 10, meeting: 2 },
};

const play = (draws: number[], sheet = SHEET) => playSlot(sheet, replayDraw(draws)).steps;
const boards = (draws: number[], sheet = SHEET) =>
  play(draws, sheet).map(({ kind, grid, coins }) => [
    kind,
    grid.map((r) => r.join("")).join(" "),
    coins,
  ]);

describe("walking wilds", () => {
  it("walk one reel to the left with each respin, until they have left the board", () => {
    expect(boards([0, 0, 2, 1, 0, 0, 1, 0, 0])).toEqual([
      ["spin", "AB AB WB", 5],
      ["respin", "BA WB BC", 0],
      ["respin", "WA AB BC", 1],
    ]);
  });

  it("walk together with those that come to a board in the meantime", () => {
    // The respin shows a wild on reel 2 again while the first stands on reel 1.
    expect(boards([0, 0, 2, 1, 0, 2, 0, 0, 0, 0, 0, 0]).map(([, grid]) => grid)).toEqual([
      "AB AB WB",
      "BA WB WB",
      "WB WB BC",
      "WB AB BC",
    ]);
  });

  it("are one where a walker comes to stand on a wild, and meet where they share a reel", () => {
    // Reel 1 stops with its own wild in the row into which the walker steps.
    const same = play([0, 0, 2, 1, 2, 0, 0, 0, 0]);
    expect(same[1]?.grid[1]).toEqual(["W", "B"]);
    expect(same[1]?.multiplier).toBe(1);
    // It stops one row above: both rows of the reel are wild.
    const met = play([0, 0, 2, 0, 1, 0, 1, 0, 0]);
    expect(met[1]?.grid[1]).toEqual(["W", "W"]);
    expect(met[1]).toMatchObject({ multiplier: 2, coins: 2 });
    expect(met[1]?.marks).toMatchObject([
      { kind: "walked", positions: [[1, 0]] },
      {
        kind: "met",
        positions: [
          [1, 0],
          [1, 1],
        ],
        value: 2,
      },
    ]);
  });

  it("respin no more often than the rule allows, and not at all from the first reel", () => {
    const once = { ...SHEET, walking: { maxRespins: 1 } };
    expect(play([0, 0, 2, 1, 0, 0], once)).toHaveLength(2);
    expect(play([0, 0, 0])).toHaveLength(1);
  });

  it("forget their places when a round is over", () => {
    const once = { ...SHEET, walking: { maxRespins: 1 } };
    const draws = [0, 0, 2, 1, 0, 0];
    expect(boards(draws, once)).toEqual(boards(draws, once));
    expect(boards([0, 0, 0], once)).toEqual([["spin", "AB AB BC", 1]]);
  });

  it("need a wild and a factor that multiplies", () => {
    expect(() => parseParSheet({ ...SHEET, wild: undefined })).toThrow(/needs a wild/);
    expect(() => parseParSheet({ ...SHEET, walking: { maxRespins: 1, meeting: 1 } })).toThrow(
      /walking\.meeting/,
    );
  });
});
