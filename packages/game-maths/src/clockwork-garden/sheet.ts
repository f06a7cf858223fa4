import type { ParSheet } from "../slot/par-sheet/par-sheet.ts";
import { listOf, strip } from "../slot/par-sheet/strip.ts";

const REELS = [
  strip(`
    fern fern fern key lily beetle rose fern fern beetle rose rose cog key tulip tulip lily
    spring lily key beetle lily fern fern key beetle lily beetle fern tulip tulip beetle
    tulip beetle cog beetle key key tulip lily cog rose tulip key key lily cog key tulip key
    cog cog tulip cog fern beetle rose lily lily fern tulip tulip rose fern tulip tulip cog
    key fern tulip cog fern fern rose cog rose beetle rose lily lily beetle beetle beetle
    lily key fern fern cog key key cog fern key key rose lily cog`),
  strip(`
    lily lily fern tulip key key beetle rose rose beetle rose tulip lily lily lily lily rose
    spring cog fern tulip beetle fern fern rose key key cog lily fern fern fern key tulip
    lily lily cog cog tulip key tulip cog tulip tulip tulip key cog lily key fern key key
    rose rose rose beetle beetle beetle beetle rose cog cog cog fern beetle beetle cog tulip
    fern beetle beetle cog cog cog beetle lily fern beetle beetle beetle key tulip key
    beetle tulip fern fern rose lily rose fern key fern fern key lily cog`),
  strip(`
    fern fern rose tulip cog beetle beetle key key beetle lily rose lily tulip fern fern key
    spring tulip lily key beetle rose rose cog key beetle beetle beetle cog cog tulip beetle
    cog cog rose beetle beetle rose lily lily rose cog lily lily fern fern lily tulip lily
    tulip tulip key tulip key key rose fern fern cog fern key rose tulip key key beetle
    beetle rose fern fern key key key cog lily cog key cog cog key tulip rose lily cog
    beetle beetle tulip fern beetle lily fern fern fern cog fern tulip`),
  strip(`
    fern fern rose cog key key key rose rose fern cog fern fern lily beetle beetle lily
    spring key cog rose cog cog cog cog beetle tulip fern fern lily lily tulip tulip tulip
    tulip rose tulip tulip fern beetle key key key lily lily cog fern rose beetle lily lily
    lily rose tulip key key cog beetle beetle cog rose tulip key lily rose rose key tulip
    beetle lily lily fern fern cog lily key beetle beetle fern fern beetle fern fern lily
    tulip rose rose beetle rose beetle tulip cog beetle beetle beetle cog key`),
  strip(`
    key key cog beetle cog tulip tulip rose rose beetle lily fern cog key tulip tulip tulip
    spring beetle lily cog beetle beetle beetle rose lily tulip key lily lily lily key rose
    beetle cog lily beetle beetle key lily cog key lily fern fern key fern key cog tulip
    tulip tulip fern beetle cog cog key rose rose fern rose tulip tulip tulip fern fern rose
    lily fern fern rose lily lily key fern cog cog beetle fern fern fern key key beetle
    beetle tulip tulip cog key beetle rose beetle rose rose lily fern rose`),
  strip(`
    fern fern beetle fern tulip rose fern cog cog cog lily cog rose key key key fern spring
    fern tulip fern lily beetle beetle beetle fern key tulip key key key cog tulip fern cog
    key key key rose key tulip beetle fern rose rose cog tulip lily key lily tulip tulip
    rose tulip rose cog fern cog cog beetle tulip key key beetle tulip tulip rose tulip lily
    rose lily beetle beetle key lily cog rose lily lily lily beetle cog fern fern lily key
    key cog beetle cog rose beetle beetle beetle beetle lily beetle`),
  strip(`
    lily lily cog fern key lily rose lily lily cog key cog tulip key cog cog beetle spring
    fern rose tulip fern rose rose lily beetle rose tulip beetle rose rose beetle fern key
    beetle cog cog cog beetle rose lily fern key cog cog cog fern key beetle beetle lily
    lily key beetle key rose fern tulip tulip beetle tulip tulip fern beetle beetle beetle
    cog fern fern cog key lily lily key key lily cog fern key key tulip cog fern lily key
    lily lily beetle tulip tulip rose rose tulip tulip lily rose tulip`),
];

/** Says what falls in, and how often of all. */
const FALLING = listOf({ beetle: 13, cog: 12, fern: 12, key: 13, lily: 11, rose: 10, tulip: 11 });

/** Clockwork Garden: each spring in sight removes one kind of symbol for the rest of the round. */
export const CLOCKWORK_GARDEN: ParSheet = {
  name: "Clockwork Garden",
  version: "1.0.0",
  rows: 7,
  coins: 20,
  paysBy: "clusters",
  lines: [],
  reels: REELS,
  pays: {
    rose: {
      5: 20,
      6: 30,
      7: 40,
      8: 60,
      10: 150,
      12: 400,
      15: 1500,
      20: 6000,
      25: 20000,
      35: 60000,
    },
    tulip: {
      5: 15,
      6: 20,
      7: 30,
      8: 50,
      10: 100,
      12: 300,
      15: 1000,
      20: 4000,
      25: 15000,
      35: 50000,
    },
    lily: { 5: 12, 6: 15, 7: 25, 8: 40, 10: 80, 12: 200, 15: 800, 20: 3000, 25: 10000, 35: 40000 },
    fern: { 5: 9, 6: 12, 7: 20, 8: 30, 10: 60, 12: 150, 15: 600, 20: 2000, 25: 8000, 35: 30000 },
    cog: { 5: 7, 6: 9, 7: 15, 8: 20, 10: 50, 12: 120, 15: 400, 20: 1500, 25: 6000, 35: 25000 },
    key: { 5: 6, 6: 8, 7: 10, 8: 15, 10: 40, 12: 100, 15: 300, 20: 1200, 25: 5000, 35: 20000 },
    beetle: { 5: 5, 6: 6, 7: 8, 8: 10, 10: 30, 12: 80, 15: 250, 20: 1000, 25: 4000, 35: 15000 },
  },
  cascade: {
    refill: [FALLING, FALLING, FALLING, FALLING, FALLING, FALLING, FALLING],
    maxCascades: 40,
  },
  springs: {
    symbol: "spring",
    kinds: ["rose", "tulip", "lily", "fern", "cog", "key", "beetle"],
    maxRemoved: 5,
  },
  cap: 5000,
};
