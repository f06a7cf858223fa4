import type { ParSheet } from "../slot/par-sheet/par-sheet.ts";
import { strip } from "../slot/par-sheet/strip.ts";

const REELS = [
  strip(`
    harlequin slipper pearl harlequin slipper pearl slipper ribbon bead pearl harlequin
    slipper tent pearl harlequin slipper feather harlequin mask fan harlequin slipper mirror
    mirror`),
  strip(`
    bead ribbon slipper ribbon bead mask bead ribbon bead ribbon pearl feather ribbon
    feather bead feather ribbon fan feather harlequin mirror mirror feather`),
  strip(`
    pearl mask fan pearl feather bead harlequin pearl ribbon fan mirror mirror mask pearl
    feather fan feather fan pearl fan pearl slipper fan tent`),
  strip(`
    fan mask bead feather ribbon slipper bead fan harlequin ribbon bead mirror mirror bead
    ribbon slipper ribbon bead ribbon fan ribbon bead pearl`),
  strip(`
    feather harlequin mask bead feather fan feather mask bead slipper feather mask pearl
    ribbon tent mask mirror mirror bead feather bead feather mask bead`),
];

const FREE_SPIN_REELS = [
  strip(`
    feather bead pearl harlequin fan ribbon pearl fan mask bead fan bead slipper feather
    mirror mirror mirror pearl mirror mirror mirror mirror ribbon slipper pearl ribbon
    slipper harlequin`),
  strip(`
    pearl fan slipper fan harlequin slipper bead ribbon bead pearl mirror mirror mirror
    mirror fan bead feather mirror mirror mirror harlequin fan ribbon slipper ribbon mask
    fan feather`),
  strip(`
    feather pearl feather mask slipper pearl mirror mirror mirror fan mirror mirror mirror
    mirror ribbon bead fan ribbon harlequin feather bead harlequin ribbon pearl slipper fan
    bead slipper`),
  strip(`
    ribbon pearl fan pearl fan slipper pearl slipper feather slipper mirror mirror mirror
    mirror bead ribbon bead feather mirror mirror mirror harlequin mask bead fan harlequin
    ribbon feather`),
  strip(`
    mask slipper mirror mirror mirror bead slipper ribbon harlequin fan pearl ribbon feather
    bead fan pearl slipper ribbon feather slipper pearl harlequin mirror mirror mirror
    mirror bead fan`),
];

/** More tents than in the plain game, for a dearer spin. */
const ANTE_REELS = [
  strip(`
    harlequin feather slipper bead harlequin ribbon slipper harlequin pearl slipper fan
    feather harlequin slipper tent mirror mirror slipper harlequin slipper mask slipper
    harlequin slipper`),
  strip(`
    feather ribbon harlequin feather ribbon feather mirror mirror bead mask feather fan bead
    ribbon slipper ribbon feather ribbon bead feather ribbon feather pearl`),
  strip(`
    pearl fan tent mask pearl pearl bead pearl pearl pearl harlequin fan pearl feather tent
    ribbon pearl fan fan pearl mirror mirror fan slipper fan`),
  strip(`
    harlequin mask bead bead bead fan ribbon bead bead bead pearl ribbon ribbon ribbon
    feather slipper mirror mirror ribbon ribbon bead bead bead`),
  strip(`
    feather mask bead mask pearl mirror mirror mask bead tent mask feather ribbon mask fan
    mask feather pearl fan slipper harlequin mask feather mask`),
];

/** The Mirror Tent: all mirrors of a board turn into one symbol at once. */
export const MIRROR_TENT: ParSheet = {
  name: "The Mirror Tent",
  version: "1.0.0",
  rows: 4,
  coins: 20,
  paysBy: "ways",
  reels: REELS,
  freeSpinReels: FREE_SPIN_REELS,
  lines: [],
  pays: {
    mask: { 3: 15, 4: 50, 5: 200 },
    harlequin: { 3: 10, 4: 30, 5: 120 },
    fan: { 3: 8, 4: 20, 5: 70 },
    slipper: { 3: 6, 4: 15, 5: 50 },
    pearl: { 3: 4, 4: 10, 5: 25 },
    ribbon: { 3: 3, 4: 8, 5: 20 },
    feather: { 3: 2, 4: 6, 5: 15 },
    bead: { 3: 2, 4: 5, 5: 12 },
  },
  scatter: { symbol: "tent", pays: { 3: 2 } },
  freeSpins: { awards: { 3: 8 } },
  mystery: {
    symbol: "mirror",
    weights: {
      mask: 1,
      harlequin: 2,
      fan: 3,
      slipper: 4,
      pearl: 6,
      ribbon: 6,
      feather: 8,
      bead: 8,
    },
  },
  cap: 5000,
  modes: { ante: { kind: "ante", changes: { coins: 25, reels: ANTE_REELS } } },
};
