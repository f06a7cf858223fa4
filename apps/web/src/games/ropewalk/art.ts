import { bent, dot, edges, hole } from "../../../art/outlines.ts";
import { beside, covers } from "../../../art/covers.ts";
import { backing, cut, disc, type View, wave } from "../../../art/paper.ts";
import { aboveAndBelow, sceneries } from "../../../art/sceneries.ts";
import { motif, stars, symbolTiles, type Tile } from "../../../art/slot-tiles.ts";

const DUSK = "#23404a";
const GLOW = "#e9a15f";
const ROPE = "#e6cd9c";

/** A dancer: knot of hair, wide skirt, one foot before the other, a long pole that bends at its ends. */
const DANCER =
  dot(258, 70, 40) +
  dot(258, 22, 20) +
  "M236 110L280 110L290 166L286 214C346 228 392 262 408 306C360 322 316 326 290 322L318 388L362 432L338 458L286 404L258 330L246 330L232 392L236 462L200 462L194 388L214 324C182 326 142 320 106 304C126 260 172 228 230 214L226 166Z" +
  "M2 214C90 160 176 142 236 140L280 140C340 142 424 160 510 214L502 230C420 186 346 166 284 164L232 164C170 166 92 186 10 230Z";

const STRAND = "M4 460Q256 494 508 460L508 486Q256 520 4 486Z";

const CRESCENT =
  "M330 36A226 226 0 1 0 470 356A196 196 0 1 1 330 36Z" + dot(404, 120, 26) + dot(444, 214, 16);

const leaf = (x: number, y: number, size: number, degrees: number): string =>
  bent(
    [x, y],
    size,
    degrees,
    [0, 1],
    [-0.8, 0.5],
    [-0.6, -0.6],
    [0, -1],
    [0.6, -0.6],
    [0.8, 0.5],
    [0, 1],
  );

/** A plum with its seam, its stalk and a leaf. */
const PLUM =
  "M250 128C120 96 52 214 76 318C100 430 200 486 262 470C366 486 446 400 440 290C436 184 356 96 276 128C236 210 236 330 268 424C216 330 212 214 250 128Z" +
  "M252 120C250 84 262 50 292 26L310 40C286 62 278 90 276 120Z" +
  leaf(372, 74, 82, 64);

/** Wings spread flat, an eye in each. */
const MOTH =
  "M256 170C300 84 430 60 500 120C492 206 420 272 330 276C392 300 404 366 366 420C312 420 276 380 266 330L256 456L246 330C236 380 200 420 146 420C108 366 120 300 182 276C92 272 20 206 12 120C82 60 212 84 256 170Z" +
  hole(404, 168, 34) +
  hole(108, 168, 34);

/** Wood, lamplight and what is ripe in the evening: one walker, all in white. */
const TILES: Readonly<Record<string, Tile>> = {
  walker: { icon: DANCER + STRAND, paper: "#b8452f", motif: "#fff3dc", size: 0.82 },
  moon: { icon: CRESCENT, paper: "#1b2a40", motif: "#f4e3a8", size: 0.72 },
  owl: { icon: "barn-owl", paper: "#d8c199", motif: "#4a3224", size: 0.74 },
  fiddle: { icon: "violin", paper: "#4d2a1c", motif: "#f0b567", size: 0.74 },
  lantern: { icon: "lantern", paper: "#1f5552", motif: "#ffd27a", size: 0.7 },
  slipper: { icon: "ballerina-shoes", paper: "#efd9d2", motif: "#a13d5c", size: 0.7 },
  plum: { icon: PLUM, paper: "#c9d0a4", motif: "#57306b", size: 0.64 },
  fern: { icon: "fern", paper: "#234a38", motif: "#b4d88e", size: 0.7 },
  moth: { icon: MOTH, paper: "#6d5a86", motif: "#f3e3d0", size: 0.7 },
  acorn: { icon: "acorn", paper: "#93602c", motif: "#f8dca4", size: 0.58 },
};

/** A low sun in its rings of warm air. */
function sun(x: number, y: number, radius: number): string {
  return (
    cut({ d: disc(x, y, radius * 2.3, 5), fill: "#35505a", lift: 0.6 }) +
    cut({ d: disc(x, y, radius * 1.6, 8), fill: "#7d6158", lift: 0.6 }) +
    cut({ d: disc(x, y, radius, 3), fill: GLOW, lift: 1 })
  );
}

/** A rope that sags between two heights, as a strip of paper. */
function rope(x: number, y: number, toX: number, toY: number, sag: number, wide: number): string {
  const [midX, midY] = [(x + toX) / 2, (y + toY) / 2 + 2 * sag];
  const d = `M${x} ${y}Q${midX} ${midY} ${toX} ${toY}v${wide}Q${midX} ${midY + wide} ${x} ${y + wide}Z`;
  return cut({ d, fill: ROPE, lift: 0.8 });
}

const pole = (x: number, y: number, wide: number, height: number): string =>
  cut({
    d: edges(
      [x - wide / 2, y],
      [x + wide / 2, y],
      [x + wide * 0.8, height],
      [x - wide * 0.8, height],
    ),
    fill: "#6a4330",
    lift: 1.3,
  });

/** A paper lamp on its hook. */
const lamp = (x: number, y: number, size: number): string =>
  cut({
    d: `M${x - 2} ${y - size}h4v${size / 2}h-4z${dot(x, y, size / 2)}`,
    fill: "#ffc96b",
    lift: 0.8,
  });

const orchard = (width: number, height: number, from: number): string =>
  ["#54624a", "#3a4c42", "#27383a", "#1b2a30"]
    .map((fill, index) =>
      cut({
        d: wave(
          width,
          height,
          from + index * height * 0.07,
          height * 0.018,
          width * (0.19 + 0.05 * index),
          index + 5,
        ),
        fill,
        lift: 1.4,
      }),
    )
    .join("");

function background(view: View): string {
  const [width, height] = [1600, 1000];
  const sky = `<g fill="#f6e7c4" opacity=".4">${stars(width, 420, 26)}</g>`;
  return (
    backing(DUSK) +
    sky +
    sun(1330, 620, 130) +
    motif("fruit-tree", 190, 650, 300, "#3f5146", 1) +
    motif("fruit-tree", 1490, 690, 220, "#3f5146", 1) +
    orchard(width, height, 730) +
    motif("fruit-tree", 1540, 820, 300, "#22302f", 1.2) +
    pole(60, 190, 40, 1000) +
    rope(60, 210, 1700, 40, 60, 9) +
    motif(DANCER, 190, 140, 200, "#f8ead0", 1.3) +
    lamp(60, 310, 90) +
    aboveAndBelow(view, () => [
      motif("fruit-tree", 596, 806, 232, "#22302f", 1.2),
      motif("fruit-tree", 1020, 832, 196, "#22302f", 1.2),
      rope(480, 878, 1120, 866, 24, 8),
      motif(DANCER, 800, 820, 164, "#f8ead0", 1.3),
      motif(MOTH, 566, 74, 72, "#e3a6b4", 0.8),
    ])
  );
}

function cover(view: View): string {
  const [width, height] = [300, 400];
  const sky = `<g fill="#f6e7c4" opacity=".5">${stars(width, 200, 12)}</g>`;
  return (
    backing(DUSK) +
    sky +
    sun(168, 206, 74) +
    motif("fruit-tree", 254, 262, 110, "#3f5146", 0.8) +
    beside(view, () => [
      motif("fruit-tree", -118, 256, 150, "#3f5146", 0.9),
      motif("fruit-tree", 420, 246, 170, "#3f5146", 0.9),
    ]) +
    orchard(width, height, 300) +
    pole(18, 150, 16, 400) +
    pole(284, 128, 16, 400) +
    rope(10, 246, 292, 214, 16, 5) +
    beside(view, () => [
      rope(-240, 214, 10, 246, 20, 5),
      rope(292, 214, 540, 190, 18, 5),
      lamp(-96, 300, 40),
      lamp(396, 272, 40),
      motif(MOTH, 430, 92, 52, "#e3a6b4", 0.8),
    ]) +
    motif(DANCER, 122, 172, 198, "#fff3dc", 1.6) +
    motif(DANCER, 236, 196, 78, "#c4512f", 0.9) +
    lamp(22, 292, 44) +
    motif(MOTH, 62, 66, 42, "#e3a6b4", 0.7)
  );
}

/** Returns every picture of the game by its path below `public/games/ropewalk/`. */
export const pictures = (): Record<string, string> => ({
  ...sceneries("background", background),
  ...covers(cover),
  ...symbolTiles("paper", TILES),
});
