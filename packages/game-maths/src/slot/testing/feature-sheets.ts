import { parseParSheet } from "../par-sheet/parse-par-sheet.ts";
import type { ParSheet } from "../par-sheet/par-sheet.ts";

/** Two reels of two rows, small enough to play every round of each mechanic. */
const PLAIN: ParSheet = {
  name: "Feature",
  version: "1",
  rows: 2,
  reels: [
    ["A", "B", "A", "X"],
    ["A", "B", "W", "X"],
  ],
  lines: [
    [0, 0],
    [1, 1],
    [0, 1],
  ],
  pays: { A: { 2: 3 }, B: { 1: 1, 2: 7 }, W: { 2: 9 } },
  wild: { symbol: "W", substitutes: ["A", "B"], multiplier: 2 },
};

const WAYS: ParSheet = { ...PLAIN, lines: [], coins: 4, paysBy: "ways" };
const FREE = { awards: { 2: 2 }, multiplier: 2, retrigger: { 2: 1 }, maxSpins: 3 };
const SCATTER = { symbol: "X", pays: { 1: 1, 2: 3 } };

const SHEETS: Readonly<Record<string, ParSheet>> = {
  "ways with a wild": WAYS,
  "ways with free spins": { ...WAYS, scatter: SCATTER, freeSpins: FREE },
  "a full board": { ...PLAIN, fullBoard: { multiplier: 3 } },
  "an expanding symbol": {
    ...PLAIN,
    scatter: SCATTER,
    freeSpins: { ...FREE, maxSpins: 2 },
    expanding: { weights: { A: 2, B: 1 } },
  },
  "a sticky reel": {
    ...PLAIN,
    stickyReel: { symbol: "W", reel: 1, keptBy: "X", maxRespins: 3 },
  },
  "a sticky reel that pays by ways": {
    ...WAYS,
    stickyReel: { symbol: "W", reel: 1, keptBy: "X", maxRespins: 2 },
  },
  "a mystery symbol": { ...PLAIN, mystery: { symbol: "X", weights: { A: 1, B: 2 } } },
  "a trail": {
    ...PLAIN,
    trail: { symbol: "X", starts: { 1: 1, 2: 2 }, harbours: [{ 2: 3 }, { 1: 2, 5: 1, end: 1 }] },
  },
  "a hold": {
    ...PLAIN,
    rows: 1,
    lines: [[0, 0]],
    hold: { symbol: "X", from: 1, spins: 2, chance: [1, 3], values: { 1: 3, 4: 1 }, full: 10 },
  },
  "a round that starts with free spins": {
    ...PLAIN,
    scatter: SCATTER,
    freeSpins: FREE,
    startSpins: 2,
  },
};

/** A tiny sheet for each mechanic that is proven exactly, by what it shows. */
export const FEATURE_SHEETS: readonly (readonly [string, ParSheet])[] = Object.entries(SHEETS).map(
  ([name, sheet]) => [name, parseParSheet(sheet)],
);
