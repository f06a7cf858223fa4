import type { ParSheet } from "../slot/par-sheet/par-sheet.ts";
import { strip } from "../slot/par-sheet/strip.ts";

const REELS = [
  strip(`
    drum thimble rivet thimble rivet spring rivet spring thimble button button spring spool
    spring train spring cog thimble rivet thimble spring train rivet thimble button button
    rivet spring thimble robot`),
  strip(`
    rivet cog spool cog drum rivet spool rivet button button magnet cog spool drum cog
    thimble train spool train magnet robot drum spring drum button button thimble rivet
    spool cog rivet cog`),
  strip(`
    drum robot cog magnet cog rivet train cog spool button button cog spool cog robot robot
    spool robot thimble cog spool spool drum spool magnet button button robot spring robot
    cog spool`),
  strip(`
    rivet button button cog thimble magnet spool rivet spool spring spool train thimble
    rivet thimble spool magnet button button cog spool robot drum train drum train drum
    thimble spool thimble spool thimble`),
  strip(`
    rivet spool spring thimble drum thimble rivet thimble spring magnet rivet button button
    cog rivet spool thimble spring spool rivet spool train rivet thimble robot spool magnet
    button button spool train thimble`),
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
  [2, 0, 2, 0, 2],
];

/** Vault of Buttons: six buttons open the vault, and every place that fills gives three more tries. */
export const VAULT_OF_BUTTONS: ParSheet = {
  name: "Vault of Buttons",
  version: "1.0.0",
  rows: 3,
  reels: REELS,
  lines: LINES,
  pays: {
    magnet: { 3: 50, 4: 250, 5: 2000 },
    robot: { 3: 50, 4: 250, 5: 1500 },
    drum: { 3: 40, 4: 150, 5: 800 },
    train: { 3: 30, 4: 100, 5: 500 },
    spring: { 3: 25, 4: 80, 5: 300 },
    cog: { 3: 20, 4: 50, 5: 200 },
    rivet: { 3: 15, 4: 40, 5: 150 },
    spool: { 3: 12, 4: 30, 5: 100 },
    thimble: { 3: 10, 4: 30, 5: 100 },
  },
  wild: {
    symbol: "magnet",
    substitutes: ["robot", "drum", "train", "spring", "cog", "rivet", "spool", "thimble"],
  },
  hold: {
    symbol: "button",
    from: 6,
    spins: 3,
    chance: [1, 16],
    values: { 1: 7000, 2: 2000, 3: 700, 5: 250, 10: 80, 20: 40, 50: 10, 250: 1 },
    full: 1000,
  },
  cap: 2000,
};
