import { parseParSheet } from "../par-sheet/parse-par-sheet.ts";
import type { ParSheet } from "../par-sheet/par-sheet.ts";

/** Two reels of two rows that fall, small enough to play every round. */
const FALLING: ParSheet = {
  name: "Played",
  version: "1",
  rows: 2,
  coins: 20,
  paysBy: "anywhere",
  reels: [
    ["A", "B", "A", "X"],
    ["A", "B", "U"],
  ],
  lines: [],
  pays: { A: { 2: 3, 3: 8 }, B: { 2: 5 } },
  cascade: {
    refill: [
      ["A", "B"],
      ["B", "U"],
    ],
    maxCascades: 2,
  },
};

/** On two reels nothing is longer. */
const TWO: ParSheet["pays"] = { A: { 2: 3 }, B: { 2: 5 } };

const FREE: Pick<ParSheet, "scatter" | "freeSpins"> = {
  scatter: { symbol: "X", pays: { 1: 1 } },
  freeSpins: { awards: { 1: 1 }, multiplier: 2 },
};

const SHEETS: Readonly<Record<string, readonly [ParSheet, readonly string[]]>> = {
  cascades: [FALLING, ["A"]],
  clusters: [{ ...FALLING, paysBy: "clusters" }, ["A", "B"]],
  "umbrellas in the base game": [
    { ...FALLING, umbrellas: { symbol: "U", values: { 2: 3, 5: 1 } } },
    ["U"],
  ],
  "umbrellas that stay open": [
    {
      ...FALLING,
      ...FREE,
      cascade: { refill: [["A"], ["B", "U"]], maxCascades: 1 },
      umbrellas: { symbol: "U", values: { 2: 1 }, freeValues: { 3: 1 }, staysOpen: true },
    },
    ["X", "U"],
  ],
  "a rising factor": [
    {
      ...FALLING,
      ...FREE,
      paysBy: "ways",
      pays: TWO,
      cascade: { refill: [["A"], ["A", "B"]], maxCascades: 2 },
      risingMultiplier: { step: 3 },
    },
    ["X"],
  ],
  springs: [
    {
      ...FALLING,
      springs: { symbol: "U", kinds: ["A", "B"], maxRemoved: 1 },
    },
    ["U"],
  ],
  "reels of drawn heights": [
    { ...FALLING, paysBy: "ways", pays: TWO, reelHeights: { rows: [{ 1: 1, 2: 2 }, { 2: 1 }] } },
    ["A", "X"],
  ],
  "a limit that is often reached": [{ ...FALLING, coins: 2, cap: 3 }, ["A"]],
};

/** A tiny sheet for each mechanic whose rounds are played, with the symbols to count on its first board. */
export const PLAYED_SHEETS = Object.entries(SHEETS).map(
  ([name, [sheet, symbols]]) => [name, parseParSheet(sheet), symbols] as const,
);

const ROPE: ParSheet = {
  name: "Rope",
  version: "1",
  rows: 2,
  reels: [
    ["A", "B", "W"],
    ["A", "W", "B"],
    ["A", "B", "W"],
  ],
  lines: [
    [0, 0, 0],
    [1, 1, 1],
    [0, 1, 0],
  ],
  pays: { A: { 2: 1, 3: 6 }, B: { 3: 9 }, W: { 2: 2, 3: 20 } },
  wild: { symbol: "W", multiplier: 2 },
  walking: { maxRespins: 2 },
};

/** Tiny sheets with walkers, small enough to play every round. */
export const WALKING_SHEETS = Object.entries({
  "wilds that walk": ROPE,
  "wilds that meet": { ...ROPE, walking: { maxRespins: 2, meeting: 3 } },
  "wilds side by side": {
    ...ROPE,
    reels: [
      ["A", "B"],
      ["A", "B", "A"],
      ["W", "W", "B", "A"],
    ],
    walking: { maxRespins: 2, meeting: 2 },
  },
  "wilds that stand for one symbol": {
    ...ROPE,
    wild: { symbol: "W", substitutes: ["A"], multiplier: 2, multiplierRule: "product" as const },
  },
  "a scatter that ends runs": {
    ...ROPE,
    reels: [
      ["A", "S", "W"],
      ["A", "W", "S"],
      ["A", "B", "W"],
    ],
    scatter: { symbol: "S", pays: {} },
  },
}).map(([name, sheet]) => [name, parseParSheet(sheet)] as const);
