import type { ParSheet } from "../slot/par-sheet/par-sheet.ts";
import { strip } from "../slot/par-sheet/strip.ts";

const REELS = [
  strip(`
    reed petal berry petal moss petal reed moss fern reed moth acorn thistle berry petal
    fern acorn moth lamp acorn moss reed fern owl petal owl moss reed berry acorn berry lamp
    petal`),
  strip(`
    moth moss acorn thistle petal berry lamp reed acorn berry acorn thistle petal reed moss
    berry reed moss fern owl acorn moth acorn thistle lamp fern lamp fern reed moss berry
    fern reed`),
  strip(`
    moss reed lamp petal reed fern petal thistle petal berry moon reed owl moth berry moss
    owl thistle moss fern berry acorn moss thistle moth lamp owl acorn petal owl berry owl
    acorn berry`),
  strip(`
    berry petal moss berry moss fern thistle reed petal lamp petal fern moth thistle reed
    berry fern thistle petal berry acorn thistle moth reed owl moss lamp moss lamp moss
    petal moss thistle`),
  strip(`
    moss reed berry thistle moth acorn petal fern owl reed moss acorn petal owl moss petal
    moth petal moss petal thistle owl reed acorn reed fern petal moss berry lamp reed acorn
    thistle`),
];

/** Moth & Moon: a moon on the middle reel fills it and stays while moths keep coming. */
export const MOTH_AND_MOON: ParSheet = {
  name: "Moth & Moon",
  version: "1.0.0",
  rows: 3,
  coins: 20,
  paysBy: "ways",
  reels: REELS,
  lines: [],
  pays: {
    moth: { 3: 30, 4: 150, 5: 1000 },
    owl: { 3: 20, 4: 100, 5: 500 },
    lamp: { 3: 15, 4: 60, 5: 300 },
    fern: { 3: 10, 4: 40, 5: 200 },
    thistle: { 3: 8, 4: 30, 5: 150 },
    acorn: { 3: 6, 4: 20, 5: 80 },
    berry: { 3: 5, 4: 15, 5: 60 },
    moss: { 3: 5, 4: 12, 5: 50 },
    petal: { 3: 4, 4: 10, 5: 40 },
    reed: { 3: 4, 4: 10, 5: 40 },
  },
  wild: { symbol: "moon" },
  stickyReel: { symbol: "moon", reel: 2, keptBy: "moth", maxRespins: 12 },
  cap: 3000,
};
