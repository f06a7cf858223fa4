import { dot, edges } from "../../../art/outlines.ts";
import { beside, covers } from "../../../art/covers.ts";
import { backing, cut, disc, type View, wave } from "../../../art/paper.ts";
import { aboveAndBelow, sceneries } from "../../../art/sceneries.ts";
import { bulbs, motif, rays, stars, symbolTiles, type Tile } from "../../../art/slot-tiles.ts";

const NIGHT = "#2a1436";
const WINE = "#8c2347";
const GOLD = "#d9ae55";
const GLASS = "#bfe0e2";
const CREAM = "#f5e6cc";

/** A round tent with a scalloped brim, an open door and a flag. */
const TENT =
  "M256 60L470 236C470 262 444 272 430 252C420 276 388 278 376 254C364 278 330 280 316 256C304 280 268 282 256 258C244 282 208 280 196 256C182 280 148 278 136 254C124 278 92 276 82 252C68 272 42 262 42 236Z" +
  "M82 290L206 290L196 462L82 462ZM306 290L430 290L430 462L316 462Z" +
  edges([248, 8], [258, 8], [258, 66], [248, 66]) +
  edges([258, 10], [334, 30], [258, 50]);

/** A hand mirror: its glass catches the light in two strips. */
const MIRROR =
  "M256 20C356 20 412 100 412 184C412 268 350 340 288 346L292 452C292 500 220 500 220 452L224 346C162 340 100 268 100 184C100 100 156 20 256 20Z" +
  "M256 58C180 58 140 122 140 184C140 248 190 308 256 308C322 308 372 248 372 184C372 122 332 58 256 58Z" +
  "M170 214L282 92L306 110L190 238ZM226 254L334 138L346 164L250 268Z";

/** A pearl in its shine, by itself. */
const PEARL =
  dot(256, 256, 200) + "M130 216L156 232C168 172 210 136 268 118C206 100 140 140 130 216Z";

/** A string of beads, from small to large and back. */
const BEADS = [
  [70, 130, 34],
  [112, 216, 40],
  [172, 290, 46],
  [256, 326, 56],
  [340, 290, 46],
  [400, 216, 40],
  [442, 130, 34],
]
  .map(([x = 0, y = 0, r = 0]) => dot(x, y, r))
  .join("")
  .concat(edges([242, 388], [270, 388], [292, 486], [220, 486]));

/** The lozenges of a harlequin's coat. */
const LOZENGES = [0, 1, 2]
  .flatMap((column) =>
    [0, 1].map((row) => {
      const [x, y] = [96 + column * 160, 146 + row * 220];
      return edges([x, y - 106], [x + 74, y], [x, y + 106], [x - 74, y]);
    }),
  )
  .join("")
  .concat(
    edges([176, 190], [222, 256], [176, 322], [130, 256]),
    edges([336, 190], [382, 256], [336, 322], [290, 256]),
  );

/** Wine, gold and glass: what a guest wears is bright, what glitters is pale. */
const TILES: Readonly<Record<string, Tile>> = {
  mirror: { icon: MIRROR, paper: "#2b3b52", motif: "#cfeef0", size: 0.78 },
  tent: { icon: TENT, paper: "#f0dfb4", motif: "#8c2347", size: 0.76 },
  mask: { icon: "carnival-mask", paper: "#8c2347", motif: "#ffe2a6", size: 0.78 },
  harlequin: { icon: LOZENGES, paper: "#1f5a55", motif: "#f2c45f", size: 0.68 },
  fan: { icon: "handheld-fan", paper: "#e3c7cf", motif: "#5c1d4a", size: 0.7 },
  slipper: { icon: "ballerina-shoes", paper: "#5a2a62", motif: "#f7bfc9", size: 0.7 },
  pearl: { icon: PEARL, paper: "#3d2a5e", motif: "#f3ecdd", size: 0.6 },
  ribbon: { icon: "bow-tie-ribbon", paper: "#c9a24f", motif: "#6b1636", size: 0.68 },
  feather: { icon: "feather", paper: "#24506b", motif: "#d6ecf2", size: 0.66 },
  bead: { icon: BEADS, paper: "#6b3d2a", motif: "#f5c99a", size: 0.74 },
};

/** The canvas of the tent's roof from inside: strips that run to the pole. */
function roof(x: number, width: number, height: number, fills: readonly [string, string]): string {
  const strips = 16;
  const strip = (index: number) => {
    const from = x - width + (index * 2 * width) / strips;
    return `M${x} -60L${Math.round(from)} ${height}h${Math.round((2 * width) / strips)}Z`;
  };
  const of = (rest: number) =>
    Array.from({ length: strips }, (_, index) => (index % 2 === rest ? strip(index) : "")).join("");
  return `<path fill="${fills[0]}" d="${of(0)}"/><path fill="${fills[1]}" d="${of(1)}"/>`;
}

/** A tall mirror in a gold frame. */
function tall(x: number, y: number, wide: number, high: number): string {
  const arch = (inset: number) => {
    const r = wide / 2 - inset;
    return `M${x - r} ${y + high}V${y + wide / 2}A${r} ${r} 0 0 1 ${x + r} ${y + wide / 2}V${y + high}Z`;
  };
  const shine = `M${x - wide * 0.3} ${y + high * 0.72}L${x + wide * 0.24} ${y + high * 0.3}v${high * 0.12}L${x - wide * 0.3} ${y + high * 0.86}Z`;
  return (
    cut({ d: arch(0), fill: GOLD, lift: 1.4 }) +
    cut({ d: arch(wide * 0.09), fill: "#54788a", lift: 0.4 }) +
    `<path fill="${GLASS}" opacity=".55" d="${shine}"/>`
  );
}

function background(view: View): string {
  const [width, height] = [1600, 1000];
  const floor = cut({ d: wave(width, height, 820, 8, 420, 5), fill: "#1d0d26", lift: 1.6 });
  return (
    backing("#3a1a38") +
    roof(800, 1300, 420, ["#5e1c3a", "#4a1a3a"]) +
    cut({ d: wave(width, height, 400, 22, 100, 3), fill: "#35163a", lift: 1.6 }) +
    bulbs(40, width - 40, 386, 19, GOLD) +
    tall(110, 470, 190, 400) +
    tall(1490, 470, 190, 400) +
    floor +
    aboveAndBelow(view, () => [
      bulbs(528, 1072, 148, 11, GOLD),
      tall(590, 762, 112, 176),
      tall(1010, 762, 112, 176),
      motif("carnival-mask", 800, 850, 196, GOLD, 1.2),
    ])
  );
}

/** All mirrors face the visitor: the hall beyond the tent's door. */
function freeSpins(view: View): string {
  const [width, height] = [1600, 1000];
  const light = `<g opacity=".2">${rays(800, 430, 1200, 20, GOLD)}</g>`;
  const hall = [0, 1, 2, 3]
    .map((index) =>
      tall(90 + index * 48 + (index > 1 ? 1130 : 0) + (index % 2) * 40, 300, 150, 560),
    )
    .join("");
  return (
    backing("#16283a") +
    light +
    hall +
    aboveAndBelow(view, () => [
      tall(612, 64, 104, 176),
      tall(800, 40, 96, 150),
      tall(988, 64, 104, 176),
      tall(588, 706, 116, 200),
      tall(800, 726, 104, 184),
      tall(1012, 706, 116, 200),
    ]) +
    cut({ d: wave(width, height, 840, 8, 420, 5), fill: "#0f1a28", lift: 1.6 }) +
    `<g fill="${CREAM}" opacity=".5">${stars(width, 300, 30)}</g>`
  );
}

function cover(view: View): string {
  const [width, height] = [300, 400];
  const sky = `<g fill="${CREAM}" opacity=".6">${stars(width, 170, 22)}</g>`;
  const glow = cut({ d: disc(150, 240, 138, 4), fill: "#4a1f4a", lift: 1 });
  const hill = cut({ d: wave(width, height, 322, 8, 90, 5), fill: "#1a0d24", lift: 1.3 });
  return (
    backing(NIGHT) +
    sky +
    glow +
    beside(view, () => [
      motif(TENT, -104, 262, 158, "#5e1c3a", 1.3),
      motif(TENT, 408, 254, 176, "#5e1c3a", 1.3),
      bulbs(-190, 490, 40, 24, GOLD),
    ]) +
    motif(TENT, 150, 216, 272, WINE, 1.8) +
    cut({ d: "M121 236h58v100h-58Z", fill: "#f7d98c", lift: 0.3 }) +
    tall(150, 246, 42, 90) +
    hill +
    motif(MIRROR, 48, 338, 92, GLASS, 1.2) +
    motif("carnival-mask", 236, 354, 108, GOLD, 1.2)
  );
}

/** Returns every picture of the game by its path below `public/games/mirror-tent/`. */
export const pictures = (): Record<string, string> => ({
  ...sceneries("background", background),
  ...sceneries("free-spins", freeSpins),
  ...covers(cover),
  ...symbolTiles("paper", TILES),
});
