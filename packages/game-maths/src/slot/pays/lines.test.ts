import { describe, expect, it } from "vitest";
import { replayDraw } from "../../fairness/draw.ts";
import { playSlot } from "../engine/play-slot.ts";
import type { ParSheet } from "../par-sheet/par-sheet.ts";

const SHEET: ParSheet = {
  name: "Lines",
  version: "1",
  rows: 1,
  reels: Array.from({ length: 5 }, () => ["A", "B", "C", "W", "S"]),
  lines: [[0, 0, 0, 0, 0]],
  pays: { A: { 3: 5, 4: 20, 5: 100 }, B: { 2: 2, 3: 10, 5: 200 }, W: { 2: 8, 3: 50, 5: 1000 } },
  wild: { symbol: "W", substitutes: ["A", "B"] },
  scatter: { symbol: "S", pays: { 3: 2 } },
};

function pay(symbols: string, sheet: ParSheet = SHEET): string | null {
  const stops = [...symbols].map((symbol) => "ABCWS".indexOf(symbol));
  const win = playSlot(sheet, replayDraw(stops)).steps[0]?.wins.find(({ by }) => by === "line");
  return win ? `${win.count} ${win.symbol} ${win.coins / win.multiplier}x${win.multiplier}` : null;
}

describe("payLines", () => {
  it.each([
    ["AAABB", "3 A 5x1"],
    ["AABAA", null],
    ["BAAAA", null],
    ["BBAAA", "2 B 2x1"],
    ["AAAAA", "5 A 100x1"],
  ])("pays runs from the left only: %s", (symbols, expected) => {
    expect(pay(symbols)).toBe(expected);
  });

  it.each([
    ["AWAWB", "4 A 20x1"],
    ["WAAAB", "4 A 20x1"],
    ["WAWAB", "4 A 20x1"],
  ])("lets wilds stand for a symbol: %s", (symbols, expected) => {
    expect(pay(symbols)).toBe(expected);
  });

  it.each([
    ["WWWAC", "3 W 50x1"],
    ["WWWAA", "5 A 100x1"],
    ["WWACC", "2 W 8x1"],
    ["WWWWW", "5 W 1000x1"],
    ["WWWWA", "5 A 100x1"],
  ])("pays the higher of the wilds' own win and the substituted one: %s", (symbols, expected) => {
    expect(pay(symbols)).toBe(expected);
  });

  it.each([
    ["WCCCC", null],
    ["WWCCC", "2 W 8x1"],
    ["WWSAA", "2 W 8x1"],
    ["SAAAA", null],
    ["AASAA", null],
  ])(
    "lets no wild stand for the scatter or a symbol it does not replace: %s",
    (symbols, expected) => {
      expect(pay(symbols)).toBe(expected);
    },
  );

  it("reports the substituted symbol on a tie", () => {
    const tied: ParSheet = { ...SHEET, pays: { ...SHEET.pays, A: { 3: 8 } } };
    expect(pay("WWACC", tied)).toBe("3 A 8x1");
  });

  it("pays the entry below for a count that is not listed", () => {
    expect(pay("BBBBA")).toBe("4 B 10x1");
  });

  it("multiplies substituted wins once, or once for each wild", () => {
    const single: ParSheet = { ...SHEET, wild: { symbol: "W", multiplier: 3 } };
    const product: ParSheet = {
      ...SHEET,
      wild: { symbol: "W", multiplier: 3, multiplierRule: "product" },
    };
    expect(pay("AWWAB", single)).toBe("4 A 20x3");
    expect(pay("AAAAB", single)).toBe("4 A 20x1");
    expect(pay("AWWAB", product)).toBe("4 A 20x9");
    expect(pay("AAAWB", product)).toBe("4 A 20x3");
    expect(pay("AAABW", product)).toBe("3 A 5x1");
    expect(pay("WWWWW", product)).toBe("5 W 1000x1");
    expect(pay("WWAAC", product)).toBe("4 A 20x9");
  });
});
