import type { ParSheet } from "../slot/par-sheet/par-sheet.ts";
import { strip } from "../slot/par-sheet/strip.ts";

/** Version of the mathematics: the strips, pays and rules below. */
export const LANTERN_TIDE_VERSION = "1.1.0";

const BASE_REELS = [
  strip(`
    wave kite star whale lily shell crane star wave sun lily fish shell lily fish crane wave
    star moon sun fish star wave fish star lily fish wave crane star moon lantern fish star sun
    kite fish star shell whale`),
  strip(`
    lily shell sun star moon lily shell star fish whale crane wave sun shell whale fish sun wave
    kite crane sun shell whale lily fish sun shell star moon shell star wave lily crane sun
    shell fish moon shell wave lantern lantern`),
  strip(`
    lantern lantern star kite shell crane wave fish shell lily wave fish shell crane moon wave
    shell crane moon wave star fish sun lily whale fish lily whale fish kite moon lily sun crane
    shell lily fish wave lily sun star wave`),
  strip(`
    fish shell lily moon whale star moon shell crane star shell sun fish shell crane kite whale
    star moon fish lily sun star fish wave shell fish whale wave sun star fish lily lantern
    lantern lantern wave star sun lily crane wave`),
  strip(`
    shell wave star fish moon crane star lily whale shell lily star shell fish sun wave star
    shell moon fish wave moon crane kite wave shell lantern lantern lily star sun lily crane
    fish sun lily wave sun shell whale crane fish`),
];

/** Each reel holds one more lantern than in the base game. */
const FREE_SPIN_REELS = [
  strip(`
    wave sun star fish wave crane shell sun crane shell star wave fish star lily sun star moon
    fish crane star fish lily star shell kite fish star whale lily kite moon wave whale fish
    wave lily star fish lantern lantern`),
  strip(`
    whale star shell fish sun crane wave sun shell crane fish moon whale kite sun star moon
    shell sun moon star fish lily wave star sun fish shell sun lily shell lantern lantern
    lantern lily shell wave whale shell crane wave lily shell`),
  strip(`
    fish crane star shell moon sun wave kite shell fish crane lily star fish lily shell sun wave
    star crane fish wave moon shell fish lantern lantern lantern lily shell whale wave crane
    lily fish wave sun lily kite moon lily wave whale`),
  strip(`
    fish lantern lantern lantern star shell wave fish crane sun wave star fish moon sun star
    kite sun fish wave shell fish lily whale shell crane moon whale star moon whale shell fish
    lily star wave sun lily shell lantern star lily crane`),
  strip(`
    whale shell wave star crane moon star lily shell wave sun lily shell fish star crane lantern
    lantern lantern whale star wave shell moon crane wave fish lily sun moon fish sun star shell
    lily fish kite shell lily crane sun wave fish`),
];

/** Row per reel, 0 at the top. Every spin plays all twenty. */
const LINES = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [0, 1, 1, 1, 0],
  [2, 1, 1, 1, 2],
  [1, 0, 1, 0, 1],
  [1, 2, 1, 2, 1],
  [0, 1, 0, 1, 0],
  [2, 1, 2, 1, 2],
  [1, 1, 0, 1, 1],
  [1, 1, 2, 1, 1],
  [0, 0, 1, 0, 0],
  [2, 2, 1, 2, 2],
  [0, 2, 0, 2, 0],
];

/** Lantern Tide as it was first played: a round pays without a limit. */
export const LANTERN_TIDE_1_0: ParSheet = {
  name: "Lantern Tide",
  version: "1.0.0",
  rows: 3,
  reels: BASE_REELS,
  freeSpinReels: FREE_SPIN_REELS,
  lines: LINES,
  pays: {
    lantern: { 3: 50, 4: 300, 5: 5000 },
    whale: { 3: 50, 4: 200, 5: 1250 },
    moon: { 3: 40, 4: 150, 5: 600 },
    crane: { 3: 30, 4: 100, 5: 400 },
    sun: { 3: 25, 4: 75, 5: 250 },
    lily: { 3: 20, 4: 60, 5: 200 },
    wave: { 3: 15, 4: 50, 5: 150 },
    star: { 3: 15, 4: 50, 5: 150 },
    shell: { 3: 8, 4: 25, 5: 100 },
    fish: { 3: 8, 4: 25, 5: 100 },
  },
  wild: { symbol: "lantern" },
  scatter: { symbol: "kite", pays: { 3: 2, 4: 10, 5: 50 } },
  freeSpins: {
    awards: { 3: 10, 4: 15, 5: 20 },
    multiplier: 2,
    retrigger: { 3: 10, 4: 15, 5: 20 },
    maxSpins: 100,
  },
};

/** Lantern Tide: a lantern festival on a night sea, cut from paper. A round pays 10,000 × at most. */
export const LANTERN_TIDE: ParSheet = {
  ...LANTERN_TIDE_1_0,
  version: LANTERN_TIDE_VERSION,
  cap: 10_000,
};
