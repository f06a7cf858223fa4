import type { ParSheet } from "../slot/par-sheet/par-sheet.ts";
import { strip } from "../slot/par-sheet/strip.ts";

const REELS = [
  strip(`
    plum moth fern moth moth moth slipper moon fiddle plum fern slipper moon moth fiddle
    acorn plum moon plum owl fiddle slipper fern fern lantern acorn owl acorn fern acorn
    slipper fiddle acorn fern plum moth moth moth fern lantern fern fiddle fiddle moth fern
    acorn slipper acorn acorn fern moon slipper plum owl moth owl plum lantern lantern
    slipper lantern lantern plum lantern fern moth acorn acorn slipper acorn acorn owl plum`),
  strip(`
    fiddle plum slipper fiddle fern owl plum moth slipper acorn lantern plum fiddle fern
    fern lantern fern acorn fern moth moon fiddle fiddle fern moth moon lantern slipper plum
    slipper plum acorn acorn acorn moth fern acorn fiddle plum slipper acorn moon acorn
    slipper plum lantern moth owl plum owl lantern fern moth acorn slipper owl moth acorn
    acorn fern lantern fern moon lantern fern slipper moth moth acorn moth moth owl plum`),
  strip(`
    lantern slipper moth slipper plum fern moth owl acorn owl acorn fiddle fiddle acorn moth
    acorn fern moon moth moon acorn fern lantern moth fern plum acorn moth moth acorn fern
    lantern plum owl owl slipper plum fern slipper slipper moon fiddle acorn slipper slipper
    acorn fern slipper fiddle plum plum moon lantern acorn lantern moth plum lantern fern
    acorn fern fiddle fern moth fern owl fiddle acorn plum plum lantern moth moth`),
  strip(`
    lantern lantern plum moth slipper acorn acorn moth moth moth moth walker acorn lantern
    plum fern fern acorn fiddle plum slipper acorn fern fern fern fern fiddle fern owl fern
    slipper plum fern moth fiddle plum fern acorn slipper moth lantern acorn plum owl moon
    owl acorn moon slipper owl lantern acorn lantern fiddle slipper plum acorn fern moth
    fiddle acorn slipper lantern plum moon moth moth moon moth slipper acorn fiddle owl plum`),
  strip(`
    owl moth fiddle acorn plum lantern moth acorn owl moth moon fiddle slipper slipper
    lantern plum lantern fiddle acorn fern moth owl owl plum moon plum lantern fern acorn
    owl fern plum moth acorn walker fern acorn slipper plum slipper lantern acorn slipper
    fern slipper moon moth fern fern acorn moth acorn moth fern acorn plum moth fiddle fern
    fern fern slipper acorn fiddle fiddle plum moth acorn moth lantern slipper lantern plum
    moon`),
];

/** Row per reel, 0 at the top. Every spin plays all of them. */
const LINES = [
  [0, 0, 0, 0, 0],
  [1, 1, 1, 1, 1],
  [2, 2, 2, 2, 2],
  [3, 3, 3, 3, 3],
  [0, 1, 2, 1, 0],
  [1, 2, 3, 2, 1],
  [3, 2, 1, 2, 3],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 0, 0],
  [1, 1, 2, 1, 1],
  [2, 2, 3, 2, 2],
  [3, 3, 2, 3, 3],
  [1, 1, 0, 1, 1],
  [2, 2, 1, 2, 2],
  [0, 1, 1, 1, 0],
  [1, 2, 2, 2, 1],
  [2, 3, 3, 3, 2],
  [3, 2, 2, 2, 3],
  [2, 1, 1, 1, 2],
  [1, 0, 0, 0, 1],
  [0, 1, 0, 1, 0],
  [1, 2, 1, 2, 1],
  [2, 3, 2, 3, 2],
  [3, 2, 3, 2, 3],
  [2, 1, 2, 1, 2],
  [1, 0, 1, 0, 1],
  [0, 0, 1, 2, 2],
  [1, 1, 2, 3, 3],
  [2, 2, 1, 0, 0],
  [3, 3, 2, 1, 1],
  [0, 1, 2, 3, 3],
  [3, 2, 1, 0, 0],
  [0, 0, 1, 2, 3],
  [3, 3, 2, 1, 0],
  [1, 2, 1, 0, 1],
  [2, 1, 2, 3, 2],
  [0, 1, 1, 2, 3],
  [3, 2, 2, 1, 0],
  [1, 1, 2, 1, 0],
  [2, 2, 1, 2, 3],
];

/** Ropewalk: wilds walk one reel to the left with each respin; where two meet, the respin pays more. */
export const ROPEWALK: ParSheet = {
  name: "Ropewalk",
  version: "1.0.0",
  rows: 4,
  reels: REELS,
  lines: LINES,
  pays: {
    walker: { 5: 2000 },
    moon: { 3: 60, 4: 300, 5: 2000 },
    owl: { 3: 50, 4: 200, 5: 1000 },
    fiddle: { 3: 30, 4: 120, 5: 500 },
    lantern: { 3: 30, 4: 100, 5: 400 },
    slipper: { 3: 18, 4: 60, 5: 250 },
    plum: { 3: 12, 4: 36, 5: 150 },
    fern: { 3: 10, 4: 30, 5: 100 },
    moth: { 3: 10, 4: 30, 5: 100 },
    acorn: { 3: 7, 4: 20, 5: 80 },
  },
  wild: { symbol: "walker" },
  walking: { maxRespins: 40, meeting: 5 },
  cap: 2500,
};
