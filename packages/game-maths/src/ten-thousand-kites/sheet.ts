import type { ParSheet } from "../slot/par-sheet/par-sheet.ts";
import { listOf, strip } from "../slot/par-sheet/strip.ts";

const REELS = [
  strip(`
    box bow ribbon mantis dragon swallow mantis ribbon bow ribbon bow bow bow dragon spool
    swallow delta box spool carp carp delta box spool ribbon ribbon carp dragon delta
    swallow delta spool carp bow ribbon delta box comet mantis bow bow bow spool swallow box
    mantis delta spool box box delta ribbon mantis spool carp ribbon spool delta ribbon
    comet mantis bow`),
  strip(`
    delta ribbon carp ribbon spool delta spool box ribbon bow mantis carp ribbon ribbon
    delta delta mantis dragon spool comet dragon bow delta dragon ribbon ribbon bow delta
    carp swallow bow spool mantis swallow box ribbon bow delta spool ribbon bow spool box
    mantis bow swallow carp delta wind bow comet bow bow box spool box carp box swallow box
    mantis spool mantis`),
  strip(`
    bow ribbon swallow bow comet ribbon spool bow spool carp delta mantis ribbon bow mantis
    mantis delta spool carp bow delta delta box box box delta spool bow carp ribbon mantis
    ribbon wind bow spool comet ribbon box ribbon carp swallow box bow swallow delta dragon
    box dragon carp bow spool ribbon dragon ribbon swallow box mantis delta bow spool mantis
    delta spool`),
  strip(`
    box swallow wind swallow bow spool ribbon ribbon dragon bow spool spool mantis delta
    mantis ribbon ribbon bow bow bow swallow bow delta spool carp bow mantis box ribbon
    ribbon delta box bow ribbon delta delta comet box ribbon mantis bow bow carp ribbon box
    carp carp swallow spool box delta comet mantis delta dragon spool dragon spool spool
    carp box delta mantis`),
  strip(`
    swallow box ribbon mantis ribbon ribbon spool bow carp swallow mantis mantis spool bow
    comet bow spool mantis swallow box spool spool swallow mantis delta carp bow bow bow
    carp comet delta delta carp ribbon bow wind box box bow box ribbon bow spool bow delta
    dragon mantis delta dragon ribbon delta ribbon delta carp ribbon box box spool spool
    dragon delta ribbon`),
  strip(`
    spool ribbon bow comet delta delta swallow box box bow dragon comet box mantis delta
    mantis ribbon delta carp spool box bow spool swallow spool delta bow mantis dragon
    ribbon delta ribbon box ribbon bow box mantis spool bow bow mantis bow ribbon carp
    ribbon ribbon spool mantis carp delta carp bow spool dragon delta ribbon box swallow
    carp bow spool swallow`),
];

/** The strips of the free spins. */
const FREE_SPIN_REELS = [
  strip(`
    ribbon delta carp box mantis ribbon spool spool ribbon box delta spool bow swallow carp
    carp ribbon ribbon bow mantis bow swallow dragon box comet spool swallow delta bow spool
    delta spool ribbon mantis delta bow carp dragon carp mantis swallow box bow bow mantis
    bow delta bow dragon ribbon ribbon spool bow spool box ribbon box delta mantis box delta
    comet`),
  strip(`
    delta bow carp mantis wind ribbon swallow bow wind comet spool carp mantis ribbon bow
    ribbon delta dragon delta spool spool delta mantis swallow carp spool swallow spool box
    swallow carp box delta spool comet wind bow ribbon dragon ribbon spool mantis delta bow
    delta dragon box bow ribbon bow ribbon box bow spool bow box ribbon ribbon mantis box
    bow mantis carp box delta`),
  strip(`
    comet mantis bow spool dragon delta spool ribbon delta spool swallow spool bow spool box
    wind ribbon swallow ribbon bow carp swallow dragon mantis spool carp wind mantis bow
    mantis bow carp ribbon wind comet delta delta bow dragon box box spool delta box delta
    carp ribbon box swallow bow bow delta carp ribbon box bow ribbon bow spool box ribbon
    delta ribbon mantis mantis`),
  strip(`
    spool carp box delta ribbon ribbon delta bow mantis mantis delta carp carp spool spool
    ribbon carp delta swallow box box delta ribbon bow spool box bow dragon ribbon dragon
    swallow delta swallow spool bow comet bow bow dragon box delta mantis comet mantis
    mantis bow ribbon spool delta wind bow bow bow wind mantis swallow box ribbon wind carp
    box ribbon spool spool ribbon`),
  strip(`
    ribbon swallow ribbon bow spool ribbon comet swallow delta wind mantis ribbon mantis bow
    ribbon mantis box mantis comet spool box wind delta delta bow dragon box box dragon carp
    box wind delta spool swallow delta ribbon box mantis carp delta bow spool bow delta bow
    ribbon spool dragon delta carp box spool carp ribbon spool swallow carp bow bow bow
    ribbon mantis bow spool`),
  strip(`
    mantis comet dragon bow swallow spool bow bow ribbon box swallow mantis ribbon spool
    delta spool swallow bow delta bow mantis carp delta delta carp swallow ribbon comet box
    spool box box delta bow dragon box spool bow delta spool ribbon carp carp dragon box
    carp mantis ribbon ribbon spool spool ribbon ribbon bow mantis bow delta mantis ribbon
    box bow delta`),
];

/** Says what falls in, and how often of all. */
const FALLING = listOf({
  bow: 10,
  box: 7,
  carp: 5,
  delta: 8,
  dragon: 3,
  mantis: 6,
  ribbon: 9,
  spool: 8,
  swallow: 4,
});
const FALLING_WITH_WINDS = listOf({
  bow: 10,
  box: 7,
  carp: 5,
  delta: 8,
  dragon: 3,
  mantis: 6,
  ribbon: 9,
  spool: 8,
  swallow: 4,
  wind: 1,
});

/** Rows in sight -> weight. */
const ROWS = { 2: 4, 3: 5, 4: 5, 5: 3, 6: 2, 7: 1 };

/** Ten Thousand Kites: reels of two to seven rows, and in the free spins a factor that never falls. */
export const TEN_THOUSAND_KITES: ParSheet = {
  name: "Ten Thousand Kites",
  version: "1.0.0",
  rows: 7,
  coins: 40,
  paysBy: "ways",
  lines: [],
  reels: REELS,
  freeSpinReels: FREE_SPIN_REELS,
  pays: {
    dragon: { 2: 20, 3: 40, 4: 80, 5: 150, 6: 400 },
    swallow: { 3: 22, 4: 30, 5: 60, 6: 150 },
    carp: { 3: 11, 4: 20, 5: 45, 6: 80 },
    mantis: { 3: 7, 4: 14, 5: 20, 6: 50 },
    box: { 3: 4, 4: 9, 5: 18, 6: 40 },
    delta: { 3: 3, 4: 8, 5: 12, 6: 30 },
    spool: { 3: 2, 4: 6, 5: 12, 6: 24 },
    ribbon: { 3: 2, 4: 4, 5: 9, 6: 18 },
    bow: { 3: 1, 4: 3, 5: 6, 6: 12 },
  },
  wild: { symbol: "wind" },
  scatter: { symbol: "comet", pays: {} },
  freeSpins: { awards: { 4: 13, 5: 16, 6: 22 }, retrigger: { 3: 3, 4: 5, 5: 8 }, maxSpins: 40 },
  cascade: {
    refill: [
      FALLING,
      FALLING_WITH_WINDS,
      FALLING_WITH_WINDS,
      FALLING_WITH_WINDS,
      FALLING_WITH_WINDS,
      FALLING,
    ],
    maxCascades: 40,
  },
  reelHeights: { rows: [ROWS, ROWS, ROWS, ROWS, ROWS, ROWS] },
  risingMultiplier: { step: 2 },
  cap: 10000,
};
