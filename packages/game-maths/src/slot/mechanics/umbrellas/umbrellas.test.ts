import { describe, expect, it } from "vitest";
import { replayDraw } from "../../../fairness/draw.ts";
import { playSlot } from "../../engine/play-slot.ts";
import type { ParSheet } from "../../par-sheet/par-sheet.ts";
import { parseParSheet } from "../../par-sheet/parse-par-sheet.ts";

/** Two reels of two rows; two A anywhere pay 3. U is an umbrella, X starts free spins. */
const SHEET: ParSheet = {
  name: "Rain",
  version: "1",
  rows: 2,
  coins: 1,
  paysBy: "anywhere",
  reels: [
    ["A", "U", "B", "X"],
    ["A", "B", "U", "B"],
  ],
  lines: [],
  pays: { A: { 2: 3 } },
  scatter: { symbol: "X", pays: {} },
  freeSpins: { awards: { 1: 2 } },
  cascade: {
    refill: [
      ["U", "B"],
      ["U", "B"],
    ],
    maxCascades: 3,
  },
  umbrellas: { symbol: "U", values: { 2: 1, 5: 1 }, freeValues: { 3: 1 }, staysOpen: true },
};

const play = (draws: number[], sheet = SHEET) => playSlot(sheet, replayDraw(draws)).steps;
const told = (draws: number[], sheet = SHEET) =>
  play(draws, sheet).map(({ kind, coins, marks }) => [
    kind,
    coins,
    marks.map(({ value }) => value),
  ]);

describe("umbrellas", () => {
  it("add up their factors, those that fall in too, and multiply what the spin has paid", () => {
    // A U / A B carries 2; a U that falls in on the right carries 5.
    expect(told([0, 0, 0, 1, 0, 1])).toEqual([
      ["spin", 3, [2]],
      ["cascade", 0, [5]],
      ["multiply", 3 * 6, []],
    ]);
    expect(play([0, 0, 0, 1, 0, 1])[2]?.wins).toMatchObject([
      {
        by: "multiplier",
        symbol: "U",
        count: 2,
        multiplier: 7,
        coins: 18,
        positions: [
          [0, 1],
          [1, 0],
        ],
      },
    ]);
  });

  it("are marked where they come into sight, the new ones above those that fell", () => {
    const steps = play([0, 0, 0, 0, 1, 0]);
    expect(steps[0]?.marks).toMatchObject([{ kind: "umbrella", positions: [[0, 1]] }]);
    expect(steps[1]?.marks).toMatchObject([{ kind: "umbrella", positions: [[0, 0]] }]);
  });

  it("multiply nothing in a spin that pays nothing", () => {
    expect(told([1, 1, 0, 0])).toEqual([["spin", 0, [2, 2]]]);
  });

  // The base spin shows X, the first free spin an umbrella of 3, the second two A.
  const FEATURE = [2, 3, 1, 3, 0, 3, 0, 1, 1];

  it("stay open through the free spins, with factors of their own", () => {
    expect(told(FEATURE)).toEqual([
      ["spin", 0, []],
      ["free_spin", 0, [3]],
      ["free_spin", 3, []],
      ["cascade", 0, []],
      ["multiply", 6, []],
    ]);
  });

  it("are folded up before each free spin where they do not stay open", () => {
    const folded = { ...SHEET, umbrellas: { ...SHEET.umbrellas, staysOpen: false } } as ParSheet;
    expect(told(FEATURE, folded).at(-1)).toEqual(["cascade", 0, []]);
  });

  it.each([
    [{ umbrellas: { ...SHEET.umbrellas, values: { x: 1 } } }, /values\.x/],
    [{ umbrellas: { ...SHEET.umbrellas, freeValues: { 0: 1 } } }, /freeValues\.0/],
    [{ umbrellas: { ...SHEET.umbrellas, symbol: "A" } }, /pays nothing by itself/],
    [{ umbrellas: { ...SHEET.umbrellas, symbol: "Y" } }, /is on no strip/],
    [{ umbrellas: { ...SHEET.umbrellas, symbol: "X" } }, /something else as well/],
    [{ umbrellas: { ...SHEET.umbrellas, staysOpen: 1 } }, /true or false/],
  ])("are refused as %j", (changes, fault) => {
    expect(() => parseParSheet({ ...SHEET, ...changes })).toThrow(fault);
  });
});
