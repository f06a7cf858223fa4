import type { ParSheet } from "../slot/par-sheet/par-sheet.ts";
import { strip } from "../slot/par-sheet/strip.ts";

const REELS = [
  strip(`
    compass net buoy gull net buoy compass buoy shell anchor gull captain gull shell buoy
    shell bottle compass bottle compass shell gull buoy net anchor ticket net bottle`),
  strip(`
    compass shell bottle ticket compass shell buoy fog gull buoy compass shell captain
    compass anchor compass bottle compass gull buoy gull compass net bottle shell bottle
    shell anchor shell`),
  strip(`
    shell ticket compass buoy gull compass fog buoy anchor compass shell anchor compass
    shell net shell compass net bottle buoy bottle compass buoy compass captain compass net
    shell bottle`),
  strip(`
    gull anchor net compass shell net compass anchor buoy gull bottle compass bottle net
    buoy shell buoy shell bottle compass net compass ticket captain net bottle fog bottle
    net`),
  strip(`
    buoy bottle compass bottle compass shell fog bottle gull anchor captain net anchor
    bottle anchor gull compass shell ticket compass anchor gull bottle gull shell bottle net
    buoy gull`),
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
];

/** Ferry to Nowhere: tickets start a crossing along twelve harbours, each with odds that are printed. */
export const FERRY_TO_NOWHERE: ParSheet = {
  name: "Ferry to Nowhere",
  version: "1.0.0",
  rows: 3,
  reels: REELS,
  lines: LINES,
  pays: {
    captain: { 3: 40, 4: 150, 5: 1000 },
    anchor: { 3: 25, 4: 100, 5: 500 },
    compass: { 3: 20, 4: 80, 5: 300 },
    gull: { 3: 15, 4: 60, 5: 200 },
    buoy: { 3: 12, 4: 40, 5: 120 },
    bottle: { 3: 10, 4: 30, 5: 100 },
    shell: { 3: 8, 4: 20, 5: 80 },
    net: { 3: 6, 4: 15, 5: 60 },
  },
  wild: {
    symbol: "fog",
    substitutes: ["captain", "anchor", "compass", "gull", "buoy", "bottle", "shell", "net"],
  },
  trail: {
    symbol: "ticket",
    starts: { 3: 1, 4: 3, 5: 6 },
    harbours: [
      { 1: 60, 2: 30, 5: 10 },
      { 1: 50, 2: 30, 5: 8, end: 12 },
      { 2: 45, 3: 28, 6: 9, end: 18 },
      { 2: 42, 4: 26, 8: 9, end: 23 },
      { 3: 40, 5: 24, 10: 9, end: 27 },
      { 4: 40, 6: 22, 12: 8, end: 30 },
      { 5: 38, 8: 22, 15: 8, end: 32 },
      { 6: 38, 10: 20, 20: 8, end: 34 },
      { 8: 38, 15: 18, 25: 8, end: 36 },
      { 10: 38, 20: 18, 40: 6, end: 38 },
      { 20: 40, 30: 16, 60: 4, end: 40 },
      { 100: 70, 200: 25, 500: 5 },
    ],
  },
  cap: 2000,
};
