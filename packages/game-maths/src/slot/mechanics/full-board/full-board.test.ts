import { describe, expect, it } from "vitest";
import { replayDraw } from "../../../fairness/draw.ts";
import { playSlot } from "../../engine/play-slot.ts";
import type { ParSheet } from "../../par-sheet/par-sheet.ts";
import { parseParSheet } from "../../par-sheet/parse-par-sheet.ts";

const SHEET: ParSheet = {
  name: "Full",
  version: "1",
  rows: 2,
  reels: [
    ["A", "A", "B", "W"],
    ["A", "A", "B", "W"],
  ],
  lines: [
    [0, 0],
    [1, 1],
  ],
  pays: { A: { 2: 5 }, B: { 2: 8 }, W: { 2: 50 } },
  wild: { symbol: "W" },
  fullBoard: { multiplier: 3 },
};

describe("a full board", () => {
  it.each([
    ["of one symbol triples its lines", [0, 0], 30],
    ["may hold wilds", [0, 3], 30],
    ["is not full with one other symbol", [0, 1], 5],
    ["is not full of a symbol and another beside wilds", [2, 0], 5],
  ])("%s", (_, stops, coins) => expect(playSlot(SHEET, replayDraw(stops)).coins).toBe(coins));

  it("is marked with its symbol, factor and every cell", () => {
    const [step] = playSlot(SHEET, replayDraw([0, 3])).steps;
    expect(step?.marks).toMatchObject([{ kind: "full", symbol: "A", value: 3 }]);
    expect(step?.marks[0]?.positions).toHaveLength(4);
    expect(step).toMatchObject({ multiplier: 3 });
  });

  it("must multiply", () => {
    expect(() => parseParSheet({ ...SHEET, fullBoard: { multiplier: 1 } })).toThrow(
      /fullBoard\.multiplier/,
    );
  });
});
