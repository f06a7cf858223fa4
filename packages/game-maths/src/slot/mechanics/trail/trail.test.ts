import { describe, expect, it } from "vitest";
import { replayDraw } from "../../../fairness/draw.ts";
import { playSlot } from "../../engine/play-slot.ts";
import type { ParSheet } from "../../par-sheet/par-sheet.ts";
import { parseParSheet } from "../../par-sheet/parse-par-sheet.ts";

const SHEET: ParSheet = {
  name: "Ferry",
  version: "1",
  rows: 1,
  reels: [
    ["T", "A"],
    ["T", "A"],
  ],
  lines: [[0, 0]],
  coins: 4,
  pays: { A: { 2: 1 } },
  trail: {
    symbol: "T",
    starts: { 1: 1, 2: 2 },
    harbours: [{ 2: 3, 5: 1 }, { 3: 1, end: 2 }, { 50: 1 }],
  },
};

const picks = (draws: number[]) =>
  playSlot(SHEET, replayDraw(draws)).steps.map(({ kind, coins, marks }) => [
    kind,
    coins,
    marks[0]?.value ?? null,
  ]);

describe("a trail", () => {
  it("pays prizes in stakes, harbour by harbour, until its end is drawn", () => {
    expect(picks([0, 1, 3, 1])).toEqual([
      ["spin", 0, null],
      ["pick", 20, 1],
      ["pick", 0, 2],
    ]);
  });

  it("begins further on for more symbols, and ends at the last harbour", () => {
    expect(picks([0, 0, 0, 0])).toEqual([
      ["spin", 0, null],
      ["pick", 12, 2],
      ["pick", 200, 3],
    ]);
  });

  it("is not entered without its symbol", () => {
    expect(picks([1, 1])).toEqual([["spin", 1, null]]);
  });

  it("starts at a harbour that exists", () => {
    const bad = { ...SHEET, trail: { ...SHEET.trail, starts: { 1: 4 } } };
    expect(() => parseParSheet(bad)).toThrow(/trail\.starts\.1/);
  });
});
