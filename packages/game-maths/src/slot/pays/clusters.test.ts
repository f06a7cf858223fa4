import { describe, expect, it } from "vitest";
import { replayDraw } from "../../fairness/draw.ts";
import { playSlot } from "../engine/play-slot.ts";
import type { ParSheet } from "../par-sheet/par-sheet.ts";

/** Plays a board that is written row by row; every reel is spun to its first stop. */
function wins(board: readonly string[], pays: ParSheet["pays"]) {
  const reels = [...(board[0] as string)].map((_, reel) => board.map((row) => row[reel] as string));
  const sheet: ParSheet = {
    name: "Clusters",
    version: "1",
    rows: board.length,
    coins: 1,
    paysBy: "clusters",
    reels,
    lines: [],
    pays,
  };
  const round = playSlot(sheet, replayDraw(reels.map(() => 0)));
  return (round.steps[0]?.wins ?? []).map(({ symbol, count, coins }) => [symbol, count, coins]);
}

const PAYS = { A: { 3: 1, 4: 2, 6: 9 }, B: { 3: 5 } };

describe("payClusters", () => {
  it.each([
    [["AAA", "...", "..."], [["A", 3, 1]]],
    [["A..", ".A.", "..A"], []],
    [["AA.", ".AA", "..A"], [["A", 5, 2]]],
    [["AAA", "A.A", "AAA"], [["A", 8, 9]]],
    [
      ["AAA", "BBB", "AAA"],
      [
        ["A", 3, 1],
        ["B", 3, 5],
        ["A", 3, 1],
      ],
    ],
    [
      ["A.A", "A.A", "A.A"],
      [
        ["A", 3, 1],
        ["A", 3, 1],
      ],
    ],
    // The last row of one reel does not touch the first of the next.
    [["..A", "A..", "A.."], []],
    [[".A.", "...", "AA."], []],
  ])("pays cells that touch by a side: %j", (board, expected) => {
    expect(wins(board, PAYS).toSorted()).toEqual([...expected].toSorted());
  });

  it("tells where a cluster stands, reel by reel", () => {
    const reels = [
      ["A", "B"],
      ["A", "A"],
    ];
    const sheet: ParSheet = {
      name: "C",
      version: "1",
      rows: 2,
      coins: 1,
      paysBy: "clusters",
      reels,
      lines: [],
      pays: { A: { 3: 2 } },
    };
    expect(playSlot(sheet, replayDraw([0, 0])).steps[0]?.wins).toEqual([
      {
        by: "cluster",
        line: null,
        symbol: "A",
        count: 3,
        ways: null,
        multiplier: 1,
        coins: 2,
        positions: [
          [0, 0],
          [1, 0],
          [1, 1],
        ],
      },
    ]);
  });
});
