import type { Draw } from "../../fairness/draw.ts";
import { parseParSheet } from "../par-sheet/parse-par-sheet.ts";
import type { CountTable, ParSheet } from "../par-sheet/par-sheet.ts";

/** A sheet small enough to play every round of: two rows, three reels, two free spins at most. */
export const TINY_SHEET: ParSheet = {
  name: "Tiny",
  version: "1",
  rows: 2,
  reels: [
    ["A", "W", "S"],
    ["A", "W", "B", "S"],
    ["B", "A", "S"],
  ],
  freeSpinReels: [
    ["A", "W", "S"],
    ["W", "B", "A"],
    ["B", "S", "W"],
  ],
  lines: [
    [0, 0, 0],
    [1, 1, 1],
    [0, 1, 0],
  ],
  pays: { A: { 2: 1, 3: 6 }, B: { 3: 9 }, W: { 2: 3, 3: 20 } },
  wild: { symbol: "W", multiplier: 2, multiplierRule: "product" },
  scatter: { symbol: "S", pays: { 2: 1, 3: 4 } },
  freeSpins: { awards: { 2: 1, 3: 2 }, multiplier: 3, retrigger: { 2: 1 }, maxSpins: 2 },
};

const SYMBOLS = ["A", "B", "C", "W", "S"];

/** Size of a random sheet. */
export interface SheetSize {
  readonly reels: number;
  readonly rows: number;
  /** Longest strip. */
  readonly stops: number;
}

/**
 * A random valid sheet, the same for the same draws: every optional part may be there
 * or not, stacked wilds and scatters included.
 */
export function randomSheet(size: SheetSize, draw: Draw): ParSheet {
  const maybe = <T>(make: () => T): T | undefined => (draw(2) === 0 ? make() : undefined);
  const counts = upTo(size.reels);
  const sheet: ParSheet = {
    name: "Random",
    version: "1",
    rows: size.rows,
    reels: randomStrips(size, draw),
    freeSpinReels: maybe(() => randomStrips(size, draw)),
    lines: randomLines(size, draw),
    pays: {
      A: countTable(counts, 9, draw),
      B: countTable(counts, 20, draw),
      W: countTable(counts, 30, draw),
    },
    wild: maybe(() => ({
      symbol: "W",
      substitutes: maybe(() => ["A", "B", "C"].slice(draw(3))),
      multiplier: maybe(() => 1 + draw(3)),
      multiplierRule: maybe(() => (draw(2) === 0 ? "single" : "product")),
    })),
    scatter: { symbol: "S", pays: countTable([1, 2, 3], 5, draw) },
    freeSpins: maybe(() => ({
      awards: countTable([1, 2, 3], 2, draw),
      multiplier: maybe(() => 1 + draw(3)),
      retrigger: maybe(() => countTable([2, 3], 2, draw)),
      maxSpins: 1 + draw(2),
    })),
  };
  return parseParSheet(JSON.parse(JSON.stringify(sheet)));
}

function upTo(last: number): number[] {
  return Array.from({ length: last }, (_, index) => index + 1);
}

/** Strips of random length; the symbols are dealt in turn first so that each is on some strip. */
function randomStrips({ reels, rows, stops }: SheetSize, draw: Draw): string[][] {
  let dealt = 0;
  return upTo(reels).map(() => {
    const length = Math.max(rows, 2) + draw(stops - Math.max(rows, 2) + 1);
    return upTo(length).map((stop) => {
      if (stop > 3 || dealt >= SYMBOLS.length) return SYMBOLS[draw(SYMBOLS.length)] as string;
      dealt += 1;
      return SYMBOLS[dealt - 1] as string;
    });
  });
}

function randomLines({ reels, rows }: SheetSize, draw: Draw): number[][] {
  const lines = upTo(1 + draw(4)).map(() => upTo(reels).map(() => draw(rows)));
  return [...new Map(lines.map((line) => [line.join(), line])).values()];
}

/** A count table that never falls, over some of the given counts. */
function countTable(counts: readonly number[], most: number, draw: Draw): CountTable {
  const values = counts.map(() => 1 + draw(most)).sort((a, b) => a - b);
  const entries = counts.map((count, index) => [count, values[index] as number] as const);
  return Object.fromEntries(entries.filter(() => draw(3) > 0));
}
