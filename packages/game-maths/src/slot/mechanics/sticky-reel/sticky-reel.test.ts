import { describe, expect, it } from "vitest";
import { replayDraw } from "../../../fairness/draw.ts";
import { playSlot } from "../../engine/play-slot.ts";
import type { ParSheet } from "../../par-sheet/par-sheet.ts";
import { parseParSheet } from "../../par-sheet/parse-par-sheet.ts";

const SHEET: ParSheet = {
  name: "Stick",
  version: "1",
  rows: 2,
  coins: 1,
  paysBy: "ways",
  reels: [
    ["A", "A", "B", "K"],
    ["W", "A", "B", "B"],
  ],
  lines: [],
  pays: { A: { 2: 5 }, B: { 2: 1 } },
  wild: { symbol: "W" },
  stickyReel: { symbol: "W", reel: 1, keptBy: "K", maxRespins: 3 },
};

const kinds = (draws: number[]) => playSlot(SHEET, replayDraw(draws)).steps.map(({ kind }) => kind);

describe("a sticky reel", () => {
  it("fills with its symbol and stays while the others spin once more", () => {
    const { steps, coins } = playSlot(SHEET, replayDraw([0, 0, 1]));
    expect(steps.map(({ kind, grid }) => [kind, grid[1]])).toEqual([
      ["spin", ["W", "W"]],
      ["respin", ["W", "W"]],
    ]);
    // Two A by two wilds, then an A and a B by two wilds each.
    expect(coins).toBe(20 + 10 + 2);
    expect(steps[0]?.marks).toMatchObject([{ kind: "sticky", symbol: "W" }]);
  });

  it("spins again for each respin that shows the keeping symbol, up to its limit", () => {
    expect(kinds([0, 0, 3, 1])).toEqual(["spin", "respin", "respin"]);
    expect(kinds([0, 0, 3, 3, 3])).toEqual(["spin", "respin", "respin", "respin"]);
  });

  it("does nothing where the symbol is not in sight", () => {
    expect(kinds([3, 1])).toEqual(["spin"]);
  });

  it("must be one of the reels", () => {
    const bad = { ...SHEET, stickyReel: { ...SHEET.stickyReel, reel: 2 } };
    expect(() => parseParSheet(bad)).toThrow(/stickyReel\.reel/);
  });
});
