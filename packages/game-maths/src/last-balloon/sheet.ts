import type { ParSheet } from "../slot/par-sheet/par-sheet.ts";
import { strip } from "../slot/par-sheet/strip.ts";

const REELS = [
  strip(`
    cloud flag cloud flag bunting cloud rope gull leaf flag gull flare leaf bunting leaf
    basket cloud balloon rope bunting leaf balloon bunting rope balloon bunting basket rope
    leaf`),
  strip(`
    gull leaf balloon rope leaf basket balloon leaf bunting rope flag balloon gull rope gull
    bunting flare basket rope leaf cloud leaf rope cloud bunting balloon bunting gull cloud`),
  strip(`
    rope balloon flare bunting flag bunting leaf cloud balloon gull rope leaf cloud flag
    bunting rope cloud bunting gull rope balloon cloud bunting leaf flag rope bunting basket
    leaf`),
  strip(`
    rope gull bunting leaf flag bunting balloon leaf rope leaf bunting cloud basket rope
    cloud leaf rope flare leaf cloud gull flag cloud gull balloon leaf balloon bunting flag`),
  strip(`
    bunting balloon gull balloon flare flag leaf bunting rope leaf cloud basket cloud
    bunting gull bunting rope basket cloud rope flag cloud bunting leaf rope gull leaf flag
    leaf`),
];

const FREE_SPIN_REELS = [
  strip(`
    flag bunting rope gull leaf cloud bunting gull rope balloon cloud leaf flag leaf bunting
    flag balloon rope flare gull basket cloud leaf basket flag cloud rope`),
  strip(`
    bunting balloon flag rope flare flag cloud leaf bunting gull flag rope leaf rope basket
    leaf basket bunting gull bunting cloud rope leaf cloud balloon gull cloud`),
  strip(`
    balloon cloud rope cloud bunting leaf basket rope balloon leaf flare flag cloud bunting
    rope flag basket leaf rope bunting gull cloud gull flag leaf gull bunting`),
  strip(`
    basket rope cloud gull bunting rope bunting flag balloon bunting gull flag cloud flare
    rope cloud basket leaf rope balloon rope leaf bunting cloud leaf flag bunting`),
  strip(`
    flag rope basket leaf rope leaf bunting cloud gull cloud leaf bunting flag balloon leaf
    flag gull flare balloon rope gull bunting basket cloud rope flag bunting`),
];

/** Row per reel, 0 at the top. Every spin plays all of them. */
const LINES = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 1, 2, 1],
];

/** The Last Balloon as it was first played, when its free spins could not be bought. */
export const LAST_BALLOON_1_0: ParSheet = {
  name: "The Last Balloon",
  version: "1.0.0",
  rows: 3,
  reels: REELS,
  freeSpinReels: FREE_SPIN_REELS,
  lines: LINES,
  pays: {
    balloon: { 2: 10, 3: 100, 4: 400, 5: 2000 },
    basket: { 2: 5, 3: 40, 4: 250, 5: 1000 },
    gull: { 3: 30, 4: 150, 5: 600 },
    flag: { 3: 25, 4: 100, 5: 500 },
    rope: { 3: 10, 4: 40, 5: 200 },
    cloud: { 3: 8, 4: 30, 5: 150 },
    leaf: { 3: 5, 4: 20, 5: 100 },
    bunting: { 3: 5, 4: 20, 5: 100 },
  },
  scatter: { symbol: "flare", pays: { 3: 2, 4: 20, 5: 200 } },
  freeSpins: { awards: { 3: 10, 4: 12, 5: 15 }, retrigger: { 3: 10, 4: 12, 5: 15 }, maxSpins: 60 },
  expanding: {
    weights: { balloon: 1, basket: 2, gull: 3, flag: 3, rope: 4, cloud: 4, leaf: 5, bunting: 5 },
  },
  cap: 5000,
};

/** The Last Balloon: in the free spins one symbol grows to the height of its reel. */
export const LAST_BALLOON: ParSheet = {
  ...LAST_BALLOON_1_0,
  version: "1.1.0",
  modes: {
    buy: {
      kind: "buy",
      changes: {
        coins: 363,
        startSpins: 10,
        scatter: { symbol: "flare", pays: { 3: 2, 4: 20, 5: 200 }, coins: 10 },
      },
    },
  },
};
