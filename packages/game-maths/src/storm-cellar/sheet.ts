import type { ParSheet } from "../slot/par-sheet/par-sheet.ts";
import { strip } from "../slot/par-sheet/strip.ts";

const REELS = [
  strip(`
    key boot bell rope lightning boot key boot bell coal lantern lightning rope key coal
    rope boot lantern coal boot key boot coal barrel rope lantern coal bell lantern door`),
  strip(`
    coal key barrel coal bell boot bell coal rope barrel coal rope barrel key rope coal bell
    coal lantern barrel rope key bell barrel rope coal barrel storm door lightning key`),
  strip(`
    lantern boot coal key rope key storm bell key lightning coal lantern barrel lantern rope
    door boot lantern rope lantern boot barrel boot lightning lantern coal barrel key rope
    lightning key`),
  strip(`
    boot barrel lantern storm bell lantern bell lightning coal key barrel coal boot bell
    rope key rope key boot rope coal door key coal lightning boot lantern key lightning key
    rope`),
  strip(`
    barrel rope key coal bell barrel boot rope coal rope bell rope key coal lantern door
    boot coal bell rope key bell barrel bell rope barrel lantern lightning key coal`),
];

const FREE_SPIN_REELS = [
  strip(`
    lantern barrel lightning barrel lantern coal barrel coal barrel rope barrel lightning
    coal lightning key bell lantern lightning bell barrel bell barrel bell coal key
    lightning lantern boot key`),
  strip(`
    rope storm boot lightning bell barrel lightning key rope key rope bell storm bell rope
    bell barrel lantern bell barrel lightning bell barrel lightning key barrel bell coal
    lightning bell lantern`),
  strip(`
    coal lightning barrel bell storm lightning boot coal lightning lantern lightning coal
    bell lightning lantern key bell boot barrel key coal lantern key barrel storm lantern
    bell coal lightning rope bell`),
  strip(`
    lantern boot barrel key lantern bell lightning barrel boot key boot storm lightning
    barrel key lantern bell barrel coal boot lightning key bell lantern boot storm barrel
    boot lightning barrel rope`),
  strip(`
    lantern coal barrel key rope barrel lightning coal barrel lightning barrel bell
    lightning key lightning lantern key lightning lantern lightning coal rope lightning key
    coal boot lantern boot lightning`),
];

const GALE_FREE_SPIN_REELS = [
  strip(`
    lightning rope barrel bell lightning lantern bell lantern barrel key boot barrel
    lightning coal barrel lantern boot lightning rope barrel boot lantern bell lightning
    barrel lantern barrel bell barrel`),
  strip(`
    lantern key rope boot lightning storm boot key boot lightning bell lantern boot coal
    lightning key lightning key rope key lantern key bell lightning barrel coal lantern
    barrel key boot`),
  strip(`
    boot lightning rope bell rope barrel lightning coal lantern key barrel lantern lightning
    coal barrel lightning boot rope lantern coal storm lantern lightning lantern lightning
    lantern barrel coal barrel coal`),
  strip(`
    storm lightning lantern boot bell lightning barrel coal lightning boot barrel lightning
    boot lightning boot barrel bell coal lightning rope coal lightning coal lightning bell
    key rope lightning boot lightning`),
  strip(`
    rope key lightning barrel key lightning bell rope boot bell boot rope boot key barrel
    boot barrel lantern lightning coal bell rope barrel rope coal key rope key bell`),
];

const TEMPEST_FREE_SPIN_REELS = [
  strip(`
    barrel bell key bell coal lantern boot bell rope coal key barrel boot barrel bell coal
    lightning coal bell key rope boot rope bell barrel lantern bell coal rope`),
  strip(`
    key bell boot lantern coal key rope coal bell lantern key bell coal barrel lantern bell
    boot lightning barrel boot key storm key bell lantern bell coal boot lantern bell`),
  strip(`
    rope bell lantern coal boot bell coal boot storm boot key lantern key lantern boot
    lantern boot key boot barrel bell coal bell rope lantern barrel coal bell lightning boot`),
  strip(`
    key bell boot bell boot coal bell coal boot lantern lightning bell boot key rope bell
    barrel storm boot key lantern boot bell key boot bell barrel lantern barrel coal`),
  strip(`
    coal rope coal lantern rope coal barrel lantern boot coal rope boot coal bell key barrel
    rope boot key lightning bell lightning lantern bell barrel lightning coal boot bell`),
];

/** Row per reel, 0 at the top. Every spin plays all of them. */
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
  [2, 0, 2, 0, 2],
  [0, 2, 2, 2, 0],
  [2, 0, 0, 0, 2],
  [1, 0, 1, 2, 1],
  [1, 2, 1, 0, 1],
  [0, 0, 2, 0, 0],
  [2, 2, 0, 2, 2],
  [0, 0, 0, 1, 2],
  [2, 2, 2, 1, 0],
  [1, 1, 1, 0, 0],
];

/** Storm Cellar: the player chooses many free spins at their price, or few that pay more. */
export const STORM_CELLAR: ParSheet = {
  name: "Storm Cellar",
  version: "1.0.0",
  rows: 3,
  reels: REELS,
  freeSpinReels: FREE_SPIN_REELS,
  lines: LINES,
  pays: {
    lightning: { 3: 60, 4: 250, 5: 1500 },
    bell: { 3: 40, 4: 150, 5: 600 },
    barrel: { 3: 30, 4: 100, 5: 400 },
    lantern: { 3: 25, 4: 80, 5: 250 },
    boot: { 3: 15, 4: 40, 5: 150 },
    key: { 3: 12, 4: 30, 5: 120 },
    rope: { 3: 8, 4: 20, 5: 80 },
    coal: { 3: 8, 4: 20, 5: 80 },
  },
  wild: { symbol: "storm" },
  scatter: { symbol: "door", pays: { 3: 2, 4: 10, 5: 100 } },
  freeSpins: { awards: { 3: 20 }, multiplier: 1 },
  cap: 5000,
  modes: {
    gale: {
      kind: "choice",
      changes: {
        freeSpins: { awards: { 3: 10 }, multiplier: 3 },
        freeSpinReels: GALE_FREE_SPIN_REELS,
      },
    },
    tempest: {
      kind: "choice",
      changes: {
        freeSpins: { awards: { 3: 5 }, multiplier: 8 },
        freeSpinReels: TEMPEST_FREE_SPIN_REELS,
      },
    },
  },
};
