import { describe, expect, it } from "vitest";
import { LANTERN_TIDE } from "../../lantern-tide/sheet.ts";
import { canonicalSheet } from "./par-sheet.ts";
import { ParSheetError, parseParSheet } from "./parse-par-sheet.ts";
import { TINY_SHEET } from "../testing/tiny-sheets.ts";

/** Paths of the faults of the small sheet with some fields replaced. */
function faultPaths(change: object): string[] {
  try {
    parseParSheet({ ...TINY_SHEET, ...change });
  } catch (error) {
    if (error instanceof ParSheetError) return error.faults.map((fault) => fault.path);
    throw error;
  }
  return [];
}

describe("parseParSheet", () => {
  it("accepts a sheet that went through JSON", () => {
    const json: unknown = JSON.parse(JSON.stringify(LANTERN_TIDE));
    expect(parseParSheet(json)).toEqual(LANTERN_TIDE);
    expect(faultPaths({})).toEqual([]);
  });

  it.each([
    ["a missing name", { name: undefined }, ["name"]],
    ["an unknown field", { reel: [] }, ["reel"]],
    ["rows of the wrong type", { rows: "3" }, ["rows"]],
    ["a strip that is no list", { reels: ["A", ["A"], ["B"]] }, ["reels[0]"]],
    ["a symbol that is no text", { reels: [["A", 3], ["A"], ["B"]] }, ["reels[0][1]"]],
    [
      "a strip shorter than the rows",
      { freeSpinReels: [["A"], ["A", "W"], ["B", "S"]] },
      ["freeSpinReels[0]"],
    ],
    ["free-spin strips of another count", { freeSpinReels: [["A", "S"]] }, ["freeSpinReels"]],
    ["a line of the wrong length", { lines: [[0, 0]] }, ["lines[0]"]],
    [
      "a line outside the rows",
      {
        lines: [
          [0, 0, 0],
          [0, 2, 0],
        ],
      },
      ["lines[1][1]"],
    ],
    [
      "a line given twice",
      {
        lines: [
          [0, 0, 0],
          [0, 0, 0],
        ],
      },
      ["lines[1]"],
    ],
    ["a pay for an unknown symbol", { pays: { Z: { 3: 1 } } }, ["pays.Z"]],
    ["a pay for more symbols than reels", { pays: { A: { 4: 1 } } }, ["pays.A.4"]],
    ["a pay that is not whole", { pays: { A: { 3: 1.5 } } }, ["pays.A.3"]],
    ["a negative pay", { pays: { A: { 3: -1 } } }, ["pays.A.3"]],
    ["a pay that falls with the count", { pays: { A: { 2: 5, 3: 4 } } }, ["pays.A.3"]],
    ["a count that is no number", { pays: { A: { three: 4 } } }, ["pays.A.three"]],
    ["a line pay for the scatter", { pays: { S: { 3: 4 } } }, ["pays.S"]],
    ["an unknown wild", { wild: { symbol: "Z" } }, ["wild.symbol"]],
    [
      "a wild for the scatter",
      { wild: { symbol: "W", substitutes: ["S"] } },
      ["wild.substitutes[0]"],
    ],
    [
      "an unknown multiplier rule",
      { wild: { symbol: "W", multiplierRule: "sum" } },
      ["wild.multiplierRule"],
    ],
    [
      "a wild that is the scatter",
      { scatter: { symbol: "W", pays: {} } },
      ["pays.W", "scatter.symbol"],
    ],
    ["more scatters than cells", { scatter: { symbol: "S", pays: { 7: 1 } } }, ["scatter.pays.7"]],
    ["free spins without a scatter", { scatter: undefined }, ["freeSpins"]],
    ["a limit of no spins", { freeSpins: { awards: {}, maxSpins: 0 } }, ["freeSpins.maxSpins"]],
  ])("names the path of %s", (_, change, paths) => {
    expect(faultPaths(change)).toEqual(paths);
  });

  it("names every fault at once, in one sentence", () => {
    const json = { ...TINY_SHEET, name: "", rows: 0 };
    expect(() => parseParSheet(json)).toThrow(/name: must be .*; rows: must be/);
  });

  it.each([null, [], "sheet", 7])("refuses %j", (json) => {
    expect(() => parseParSheet(json)).toThrow(ParSheetError);
  });
});

describe("canonicalSheet", () => {
  it("does not depend on the order of fields and changes with any content", () => {
    const reordered = Object.fromEntries(Object.entries(TINY_SHEET).reverse());
    expect(canonicalSheet(parseParSheet(reordered))).toBe(canonicalSheet(TINY_SHEET));
    const changed = { ...TINY_SHEET, pays: { ...TINY_SHEET.pays, B: { 3: 10 } } };
    expect(canonicalSheet(changed)).not.toBe(canonicalSheet(TINY_SHEET));
    expect(JSON.parse(canonicalSheet(TINY_SHEET))).toEqual(TINY_SHEET);
  });
});
