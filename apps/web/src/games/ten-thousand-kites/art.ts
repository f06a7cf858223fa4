import { bent, edges } from "../../../art/outlines.ts";
import { beside, covers } from "../../../art/covers.ts";
import { backing, cut, disc, unevenness, type View, viewNow, wave } from "../../../art/paper.ts";
import { aboveAndBelow, sceneries } from "../../../art/sceneries.ts";
import { motif, symbolTiles, type Tile } from "../../../art/slot-tiles.ts";
import { BOX, BOW, CARP, DELTA, RIBBON, SPOOL, SWALLOW } from "./kites.ts";

const SKY = "#2b6f9a";
const CLOUD = "#e8eef0";
const VERMILION = "#c8432c";
const STRAW = "#f5d98f";

/** A bright day over roofs: vermilion and straw against every blue that a sky has. */
const TILES: Readonly<Record<string, Tile>> = {
  wind: { icon: "windy-stripes", paper: "#f4efe2", motif: "#2b6f9a", size: 0.76 },
  comet: { icon: "comet-spark", paper: "#232a63", motif: "#ffd66b", size: 0.74 },
  dragon: { icon: "dragon-head", paper: "#c8432c", motif: "#ffe6ae", size: 0.74 },
  swallow: { icon: SWALLOW, paper: "#efd9a4", motif: "#22345f", size: 0.76 },
  carp: { icon: CARP, paper: "#1d5d74", motif: "#ff9c76", size: 0.76 },
  mantis: { icon: "praying-mantis", paper: "#dfe7b6", motif: "#376b2b", size: 0.76 },
  box: { icon: BOX, paper: "#6b2f58", motif: "#f7c3a0", size: 0.72 },
  delta: { icon: DELTA, paper: "#3f8f87", motif: "#fbf3d6", size: 0.74 },
  spool: { icon: SPOOL, paper: "#8a5630", motif: "#f6dda6", size: 0.68 },
  ribbon: { icon: RIBBON, paper: "#e7b7ae", motif: "#99304a", size: 0.88 },
  bow: { icon: BOW, paper: "#54618f", motif: "#dfe6ff", size: 0.7 },
};

/** A kite of two sheets with its string, which hangs in a bow to a point below. */
function kite(
  x: number,
  y: number,
  size: number,
  degrees: number,
  fills: readonly [string, string],
  to: readonly [number, number],
): string {
  const half = (side: number) =>
    bent(
      [x, y],
      size,
      degrees,
      [0, -1],
      [0.25 * side, -0.75],
      [0.5 * side, -0.5],
      [0.66 * side, -0.22],
      [0.46 * side, 0.2],
      [0.2 * side, 0.7],
      [0, 1.1],
      [0, 0.4],
      [0, -0.4],
      [0, -1],
    );
  const sag = `Q${Math.round((x + to[0]) / 2 + size * 0.5)} ${Math.round((y + to[1]) / 2 + size)} ${to[0]} ${to[1]}`;
  return (
    `<path d="M${x} ${y}${sag}" fill="none" stroke="#f6efdc" stroke-opacity=".55" stroke-width="${Math.max(1, size / 45).toFixed(1)}"/>` +
    cut({ d: half(-1) + half(1), fill: fills[0], lift: Math.min(1.6, size / 60) }) +
    `<path d="${half(1)}" fill="${fills[1]}"/>`
  );
}

/** Far kites: one path of small lozenges, always in the same places. */
function swarm(width: number, height: number, count: number, size: number, fill: string): string {
  const off = unevenness(23);
  const { left, top, width: shown } = viewNow();
  const wide = Math.max(width, shown);
  const more = Math.round((count * wide * (height - top)) / (width * height));
  const d = Array.from({ length: more }, (_, one) => {
    const x = left + ((off(one) + 1) / 2) * wide;
    const y = top + ((off(one + 200) + 1) / 2) * (height - top);
    const s = size * (0.6 + 0.4 * Math.abs(off(one + 400)));
    return edges([x, y - s], [x + s * 0.6, y - s * 0.2], [x, y + s], [x - s * 0.6, y - s * 0.2]);
  }).join("");
  return `<path d="${d}" fill="${fill}"/>`;
}

/** A cloud of three discs on a flat base. */
const cloud = (x: number, y: number, size: number, fill: string, lift: number): string =>
  cut({
    d:
      disc(x - size * 0.5, y, size * 0.36, 3) +
      disc(x, y - size * 0.2, size * 0.48, 5) +
      disc(x + size * 0.54, y, size * 0.34, 8) +
      edges(
        [x - size * 0.5, y],
        [x + size * 0.54, y],
        [x + size * 0.54, y + size * 0.34],
        [x - size * 0.5, y + size * 0.36],
      ),
    fill,
    lift,
  });

const hills = (width: number, height: number, from: number, fills: readonly string[]): string =>
  fills
    .map((fill, index) =>
      cut({
        d: wave(
          width,
          height,
          from + index * height * 0.07,
          height * 0.022,
          width * (0.26 + 0.06 * index),
          index + 3,
        ),
        fill,
        lift: 1.5,
      }),
    )
    .join("");

function background(view: View): string {
  const [width, height] = [1600, 1000];
  const sun = cut({ d: disc(1330, 190, 120, 6), fill: STRAW, lift: 1 });
  return (
    backing(SKY) +
    swarm(width, 620, 46, 15, "#1f587f") +
    sun +
    cloud(240, 240, 230, "#79a8c2", 1) +
    cloud(1420, 470, 260, "#79a8c2", 1) +
    kite(120, 480, 110, -24, [VERMILION, "#a5321f"], [420, 980]) +
    kite(1500, 700, 90, 18, ["#f2d9a8", "#dcb877"], [1180, 980]) +
    cloud(70, 720, 260, CLOUD, 1.4) +
    aboveAndBelow(view, () => [
      cloud(604, 812, 150, CLOUD, 1.2),
      kite(972, 752, 70, 16, [VERMILION, "#a5321f"], [900, 980]),
      cloud(1058, 850, 120, "#79a8c2", 1),
    ]) +
    hills(width, height, 800, ["#3d7f6b", "#2b6659", "#1d4d49"])
  );
}

/** Above the clouds, at evening: the strings are cut and the sky is full. */
function freeSpins(view: View): string {
  const width = 1600;
  const sun =
    cut({ d: disc(800, 900, 430, 4), fill: "#e9824f" }) +
    cut({ d: disc(800, 930, 300, 9), fill: "#f7c76b" });
  return (
    backing("#8e3a5d") +
    sun +
    swarm(width, 900, 120, 20, "#5d2450") +
    kite(140, 300, 130, -20, ["#f4e3b5", "#e2bd74"], [60, 700]) +
    kite(1460, 240, 150, 24, ["#d9583f", "#a8322c"], [1560, 720]) +
    kite(1340, 640, 80, -12, ["#2f7d83", "#1f5d66"], [1300, 900]) +
    kite(300, 700, 70, 14, ["#cf7a9a", "#a4557a"], [330, 930]) +
    aboveAndBelow(view, () => [
      kite(606, 138, 84, -18, ["#f4e3b5", "#e2bd74"], [560, 380]),
      kite(996, 116, 92, 20, ["#d9583f", "#a8322c"], [1050, 400]),
      kite(640, 800, 64, 12, ["#cf7a9a", "#a4557a"], [660, 990]),
      kite(1000, 826, 70, -14, ["#2f7d83", "#1f5d66"], [960, 1000]),
    ]) +
    cloud(120, 960, 330, "#f2b596", 1.6) +
    cloud(1480, 950, 360, "#f2b596", 1.6)
  );
}

function cover(view: View): string {
  const [width, height] = [300, 400];
  return (
    backing(SKY) +
    swarm(width, 230, 34, 6, "#1f587f") +
    cut({ d: disc(236, 70, 40, 6), fill: STRAW, lift: 0.9 }) +
    cloud(64, 120, 84, "#79a8c2", 0.8) +
    beside(view, () => [
      cloud(-128, 236, 110, "#79a8c2", 0.9),
      cloud(420, 150, 100, "#79a8c2", 0.9),
      kite(-104, 140, 62, -18, ["#cf7a9a", "#a4557a"], [-40, 390]),
      kite(392, 250, 46, 16, [VERMILION, "#a5321f"], [330, 390]),
      kite(450, 84, 40, 28, ["#f4e3b5", "#e2bd74"], [420, 390]),
    ]) +
    kite(64, 214, 38, -26, ["#f2d9a8", "#dcb877"], [120, 390]) +
    kite(246, 224, 32, 24, ["#2f9187", "#1f6d68"], [196, 390]) +
    kite(150, 158, 96, 8, [VERMILION, "#a5321f"], [156, 396]) +
    motif(BOW, 160, 290, 36, STRAW, 0.7) +
    cloud(250, 318, 90, CLOUD, 1.1) +
    hills(width, height, 330, ["#3d7f6b", "#2b6659", "#1d4d49"])
  );
}

/** Returns every picture of the game by its path below `public/games/ten-thousand-kites/`. */
export const pictures = (): Record<string, string> => ({
  ...sceneries("background", background),
  ...sceneries("free-spins", freeSpins),
  ...covers(cover),
  ...symbolTiles("paper", TILES),
});
