import type { ParSheet } from "../slot/par-sheet/par-sheet.ts";
import { listOf, strip } from "../slot/par-sheet/strip.ts";

const REELS = [
  strip(`
    teapot fan ginger plum clog plum plum chilli plum ginger chilli fan lime ginger ginger
    lime chilli clog fan pearl fan bell teapot lime teapot ginger pearl lime chilli pearl
    pearl chilli plum clog clog fan lime fan clog lime pearl bell chilli plum ginger clog
    plum chilli chilli lime pearl plum teapot teapot chilli clog ginger lime fan lime chilli
    teapot clog ginger lime teapot ginger ginger chilli plum fan clog`),
  strip(`
    bell pearl teapot teapot lime plum lime chilli lime pearl pearl teapot fan clog chilli
    lime plum ginger clog bell pearl ginger fan ginger lime clog chilli ginger fan teapot
    ginger lime fan chilli chilli lime clog plum ginger lime chilli pearl fan clog teapot
    fan chilli plum pearl chilli plum lime teapot fan clog lime ginger clog teapot plum fan
    chilli plum chilli plum chilli ginger plum clog ginger ginger clog`),
  strip(`
    fan chilli plum lime fan teapot lime lime chilli umbrella ginger ginger chilli clog
    ginger ginger chilli teapot fan chilli plum plum lime ginger plum teapot chilli pearl
    lime pearl lime teapot ginger fan plum pearl lime clog lime bell pearl ginger plum pearl
    plum clog chilli lime chilli chilli clog fan clog ginger teapot clog ginger chilli clog
    fan clog lime plum plum teapot fan pearl teapot fan clog chilli bell ginger`),
  strip(`
    chilli chilli plum pearl fan plum teapot fan pearl lime lime chilli teapot clog plum
    plum clog plum pearl ginger bell lime fan plum fan clog ginger bell clog chilli fan
    ginger fan lime ginger clog ginger clog chilli clog teapot pearl lime ginger teapot
    teapot teapot chilli ginger ginger clog lime pearl lime clog fan lime pearl plum chilli
    lime teapot chilli fan chilli lime chilli chilli ginger plum plum ginger`),
  strip(`
    chilli teapot fan lime teapot chilli ginger plum ginger chilli lime plum clog fan lime
    lime clog lime clog fan fan plum lime teapot teapot clog ginger pearl fan plum clog
    ginger clog pearl fan fan chilli clog chilli plum pearl pearl chilli chilli lime ginger
    pearl bell plum teapot teapot plum plum chilli lime ginger chilli teapot ginger fan lime
    clog chilli bell pearl ginger chilli clog lime plum ginger ginger`),
  strip(`
    ginger fan ginger plum fan lime lime lime chilli teapot lime plum lime ginger chilli
    teapot fan chilli ginger ginger umbrella ginger chilli lime pearl plum pearl fan plum
    ginger pearl ginger pearl lime fan plum clog fan chilli clog bell clog teapot plum clog
    fan plum clog chilli chilli plum ginger chilli clog clog chilli bell pearl teapot teapot
    pearl lime plum teapot chilli lime clog lime ginger clog fan teapot chilli`),
];

/** The strips of the free spins. */
const FREE_SPIN_REELS = [
  strip(`
    ginger plum teapot fan clog fan clog fan teapot chilli lime plum teapot umbrella ginger
    fan teapot ginger pearl lime ginger plum plum lime fan plum clog chilli lime chilli
    pearl plum chilli umbrella chilli lime clog chilli lime ginger chilli ginger lime
    umbrella teapot clog clog pearl plum fan lime teapot chilli chilli lime ginger ginger
    clog clog chilli plum chilli ginger fan chilli lime pearl fan plum bell ginger pearl
    ginger`),
  strip(`
    lime pearl plum teapot plum fan plum chilli umbrella chilli clog fan teapot teapot plum
    ginger chilli plum ginger clog bell ginger plum fan plum fan lime lime clog chilli clog
    ginger lime teapot teapot fan chilli ginger clog chilli umbrella ginger plum ginger clog
    lime chilli lime chilli ginger chilli lime chilli lime lime chilli lime pearl pearl plum
    chilli fan teapot pearl ginger ginger fan umbrella ginger fan clog pearl clog`),
  strip(`
    clog teapot teapot pearl ginger pearl ginger teapot umbrella lime fan ginger plum clog
    lime chilli lime chilli chilli umbrella lime teapot ginger teapot chilli umbrella clog
    fan fan plum lime lime clog ginger clog ginger fan bell plum plum ginger pearl plum
    pearl fan ginger chilli plum clog ginger lime teapot lime fan fan lime ginger chilli
    chilli pearl plum plum chilli clog chilli chilli lime fan clog plum ginger chilli chilli`),
  strip(`
    plum chilli plum chilli teapot umbrella fan chilli teapot lime bell chilli clog fan
    chilli lime plum chilli lime ginger clog lime fan plum fan clog ginger clog pearl ginger
    teapot chilli ginger chilli plum ginger plum lime lime umbrella ginger lime pearl plum
    plum chilli pearl clog ginger pearl teapot ginger ginger lime lime fan clog lime chilli
    chilli ginger ginger plum fan fan fan umbrella clog chilli pearl teapot teapot clog`),
  strip(`
    plum umbrella plum chilli clog plum teapot chilli plum lime chilli umbrella clog ginger
    chilli chilli plum chilli ginger teapot pearl lime fan clog chilli clog ginger ginger
    teapot ginger teapot clog clog pearl lime fan plum bell ginger teapot lime pearl chilli
    fan fan fan pearl fan lime ginger chilli fan chilli ginger lime lime chilli chilli clog
    teapot lime pearl clog plum plum ginger ginger plum umbrella lime fan ginger lime`),
  strip(`
    pearl chilli chilli pearl pearl fan lime clog clog plum clog ginger ginger bell fan lime
    plum lime ginger plum pearl chilli plum fan chilli pearl lime clog ginger chilli chilli
    plum chilli teapot plum chilli ginger lime fan fan umbrella clog lime lime fan lime
    ginger lime clog clog chilli teapot teapot teapot fan clog plum chilli ginger umbrella
    ginger lime teapot chilli plum ginger umbrella chilli teapot ginger plum fan ginger`),
];

/** Says what falls in, and how often of all. */
const FALLING = listOf({
  chilli: 12,
  clog: 8,
  fan: 8,
  ginger: 11,
  lime: 10,
  pearl: 5,
  plum: 9,
  teapot: 6,
  umbrella: 1,
});

/** Rain Market: umbrellas carry factors that add up when nothing falls any more. */
export const RAIN_MARKET: ParSheet = {
  name: "Rain Market",
  version: "1.0.0",
  rows: 5,
  coins: 20,
  paysBy: "anywhere",
  lines: [],
  reels: REELS,
  freeSpinReels: FREE_SPIN_REELS,
  pays: {
    pearl: { 8: 200, 10: 500, 12: 1500 },
    teapot: { 8: 80, 10: 200, 12: 600 },
    fan: { 8: 40, 10: 120, 12: 400 },
    clog: { 8: 30, 10: 80, 12: 300 },
    plum: { 8: 20, 10: 60, 12: 240 },
    lime: { 8: 15, 10: 40, 12: 160 },
    ginger: { 8: 10, 10: 25, 12: 100 },
    chilli: { 8: 6, 10: 15, 12: 60 },
  },
  scatter: { symbol: "bell", pays: { 4: 3, 5: 5, 6: 100 } },
  freeSpins: { awards: { 4: 10, 5: 12, 6: 15 }, retrigger: { 3: 5 }, maxSpins: 30 },
  cascade: { refill: [FALLING, FALLING, FALLING, FALLING, FALLING, FALLING], maxCascades: 30 },
  umbrellas: {
    symbol: "umbrella",
    values: { 2: 6, 3: 3, 5: 1 },
    freeValues: { 2: 40, 3: 30, 5: 16, 8: 8, 12: 6 },
    staysOpen: true,
  },
  cap: 5000,
};
