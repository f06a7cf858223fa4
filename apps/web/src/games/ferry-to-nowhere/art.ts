import { dot, edges, hole } from "../../../art/outlines.ts";
import { beside, covers } from "../../../art/covers.ts";
import { backing, cut, disc, picture, type View, wave } from "../../../art/paper.ts";
import { aboveAndBelow, sceneries } from "../../../art/sceneries.ts";
import { motif, symbolTiles, type Tile } from "../../../art/slot-tiles.ts";

const HAZE = "#8fb3ad";
const DEEP = "#1d4a4f";
const RUST = "#c4512f";
const SAND = "#f0d9a4";

/** A bottle that lies on its side, a letter in it. */
const BOTTLE =
  "M40 300L110 210L330 210C366 210 380 232 412 236L476 236L476 304L412 304C380 308 366 390 330 390L110 390C66 390 40 350 40 300Z" +
  "M130 248L130 352L300 352L300 248Z" +
  edges([150, 268], [280, 268], [280, 284], [150, 284]) +
  edges([150, 310], [240, 310], [240, 326], [150, 326]);

/** A scallop: ribs that spread from its hinge. */
const SCALLOP =
  "M256 452L196 440L206 404C110 370 44 280 60 190C84 160 116 160 140 180C150 120 190 96 224 124C236 84 276 84 288 124C322 96 362 120 372 180C396 160 428 160 452 190C468 280 402 370 306 404L316 440Z" +
  [
    [150, 214],
    [220, 168],
    [292, 168],
    [362, 214],
  ]
    .map(
      ([x = 0, y = 0]) => `M${x - 7} ${y}L${Math.round(256 + (x - 256) * 0.3)} 388L${x + 7} ${y}Z`,
    )
    .join("");

/** Three banks of mist, one before the other. */
const FOG =
  "M60 176C60 140 96 128 124 140C140 100 200 96 220 132C250 104 300 116 306 150C352 140 380 160 380 188L380 210L60 210Z" +
  "M140 296C140 262 176 250 202 262C220 222 280 220 300 256C330 228 380 240 388 272C432 262 462 282 462 308L462 330L140 330Z" +
  "M40 410C40 382 70 370 96 380C112 346 166 344 182 374C212 352 258 362 264 390C300 382 330 396 330 420L330 440L40 440Z";

/** A steamer with a tall funnel, seen from the side. */
const FERRY =
  "M36 330L476 330L428 432L92 432Z" +
  edges([120, 244], [396, 244], [412, 316], [104, 316]) +
  edges([236, 96], [300, 96], [310, 230], [226, 230]) +
  hole(170, 280, 20) +
  hole(256, 280, 20) +
  hole(342, 280, 20) +
  `${dot(320, 62, 26)}${dot(366, 44, 20)}`;

/** Sea green, sand and rust: what is of the ship is warm, what is of the sea is cool. */
const TILES: Readonly<Record<string, Tile>> = {
  captain: { icon: "captain-hat-profile", paper: "#24343f", motif: "#f3e3bd", size: 0.74 },
  anchor: { icon: "anchor", paper: "#b4472a", motif: "#fbe6c0", size: 0.68 },
  compass: { icon: "compass", paper: "#efe0ba", motif: "#8c3a22", size: 0.7 },
  gull: { icon: "seagull", paper: "#4f8791", motif: "#fbf5e6", size: 0.7 },
  buoy: { icon: "life-buoy", paper: "#e9e3d2", motif: "#c4512f", size: 0.66 },
  bottle: { icon: BOTTLE, paper: "#1f5a4c", motif: "#bfe6c4", size: 0.72 },
  shell: { icon: SCALLOP, paper: "#a8644e", motif: "#ffe3cc", size: 0.66 },
  net: { icon: "fishing-net", paper: "#32596b", motif: "#dcc79a", size: 0.66 },
  fog: { icon: FOG, paper: "#5f7f86", motif: "#f4f7f2", size: 0.78 },
  ticket: { icon: "ticket", paper: "#f2b33d", motif: "#4a2414", size: 0.7 },
};

const swell = (
  width: number,
  height: number,
  from: number,
  step: number,
  fills: readonly string[],
): string[] =>
  fills.map((fill, index) =>
    cut({
      d: wave(
        width,
        height,
        from + index * step,
        height * 0.016,
        width * (0.11 + 0.015 * index),
        index + 4,
      ),
      fill,
      lift: 1.3,
    }),
  );

/** A bank of fog: a long sheet with round edges. */
function bank(x: number, y: number, long: number, high: number, fill: string): string {
  const r = Math.round(high / 2);
  return `<path fill="${fill}" opacity=".5" d="M${x + r} ${y}h${long - high}a${r} ${r} 0 0 1 0 ${high}h${high - long}a${r} ${r} 0 0 1 0 ${-high}z"/>`;
}

function background(view: View): string {
  const [width, height] = [1600, 1000];
  const sun = cut({ d: disc(250, 240, 120, 5), fill: "#dfd0a4", lift: 0.8 });
  const banks =
    bank(-80, 300, 620, 60, "#c9dad2") +
    bank(1100, 180, 640, 70, "#b4cdc6") +
    bank(1240, 430, 520, 50, "#c9dad2") +
    bank(60, 520, 420, 44, "#dbe6de");
  const sea = swell(width, height, 600, 96, ["#5f9691", "#3f7a7b", "#2c6167", DEEP]);
  return (
    backing(HAZE) +
    sun +
    motif("lighthouse", 1470, 480, 300, "#55837f", 1) +
    banks +
    aboveAndBelow(view, () => [
      cut({ d: disc(966, 126, 88, 5), fill: "#dfd0a4", lift: 0.8 }),
      motif("seagull", 610, 120, 124, "#eef2e6"),
      motif("seagull", 744, 78, 78, "#eef2e6", 0.8),
      bank(860, 140, 320, 40, "#dbe6de"),
    ]) +
    sea[0] +
    motif(FERRY, 150, 640, 220, RUST, 1.4) +
    sea[1] +
    aboveAndBelow(view, () => [motif(FERRY, 652, 752, 186, RUST, 1.4)]) +
    sea[2] +
    aboveAndBelow(view, () => [
      motif("buoy", 988, 806, 138, SAND),
      bank(820, 850, 330, 34, "#7fa8a6"),
    ]) +
    sea[3]
  );
}

/** A chart for the crossing: water, depths and a rose, with nothing that a harbour would hide. */
function chart(): string {
  const [width, height] = [1200, 760];
  return picture(width, height, () => {
    const depths = [0, 1, 2]
      .map((ring) => disc(930 - ring * 30, 590 + ring * 10, 420 - ring * 120, ring + 2))
      .map((d, ring) => `<path d="${d}" fill="${["#2b656b", "#33727a", "#3c8088"][ring]}"/>`)
      .join("");
    const coast = cut({
      d: "M-20 -20H520C470 60 360 40 300 110C240 170 120 150 60 250C30 300 10 300 -20 310Z",
      fill: "#cdb58a",
      lift: 1.4,
    });
    return `${backing("#235a60")}${depths}${coast}${motif("compass", 1090, 110, 150, "#4a8f93", 0.6)}`;
  });
}

/** The ship by itself, for the chart. */
const ship = (): string => picture(200, 200, () => motif(FERRY, 98, 96, 168, RUST, 1.2));

function cover(view: View): string {
  const [width, height] = [300, 400];
  const sea = swell(width, height, 262, 38, ["#5f9691", "#3f7a7b", "#2c6167", DEEP]);
  const sun = cut({ d: disc(206, 112, 58, 5), fill: SAND, lift: 1 });
  return (
    backing(HAZE) +
    sun +
    motif("lighthouse", 52, 210, 116, "#6d9791", 0.8) +
    beside(view, () => [
      motif("seagull", -112, 116, 84, "#eef2e6", 0.8),
      motif("seagull", 402, 152, 62, "#eef2e6", 0.7),
      bank(-260, 214, 250, 30, "#c9dad2"),
      bank(372, 90, 260, 30, "#dbe6de"),
    ]) +
    bank(-30, 150, 190, 26, "#dbe6de") +
    bank(170, 196, 190, 22, "#c9dad2") +
    sea[0] +
    motif(FERRY, 156, 232, 190, RUST, 1.7) +
    sea[1] +
    bank(-40, 296, 210, 22, "#e6eee6") +
    sea[2] +
    motif("buoy", 250, 310, 64, "#f0d9a4", 0.9) +
    beside(view, () => [
      motif("buoy", -118, 316, 74, SAND, 0.9),
      bank(360, 312, 240, 24, "#e6eee6"),
    ]) +
    sea[3] +
    bank(120, 366, 240, 18, "#bcd2cb")
  );
}

/** Returns every picture of the game by its path below `public/games/ferry-to-nowhere/`. */
export const pictures = (): Record<string, string> => ({
  ...sceneries("background", background),
  "chart.svg": chart(),
  "ship.svg": ship(),
  ...covers(cover),
  ...symbolTiles("paper", TILES),
});
