import { dot } from "../../../art/outlines.ts";
import { beside, covers } from "../../../art/covers.ts";
import {
  backing,
  cut,
  disc,
  picture,
  ringSlice,
  unevenSquare,
  type View,
  wave,
} from "../../../art/paper.ts";

const NIGHT = ["#142a37", "#1d3a4a", "#27505f"] as const;
const TIN = "#d9573f";
const RUST = "#b53a28";
const BRASS = "#e0a63c";
const PALE = "#f1e4c8";

/** Pips of each face in tenths of its size, from the middle. */
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  3: [
    [-2.4, -2.4],
    [0, 0],
    [2.4, 2.4],
  ],
  5: [
    [-2.4, -2.4],
    [2.4, -2.4],
    [0, 0],
    [-2.4, 2.4],
    [2.4, 2.4],
  ],
};

/** A die of tin seen from the front, turned: a rim, a face with rivets at its corners, its pips. */
function die(x: number, y: number, size: number, turn: number, pips: number, seed: number): string {
  const half = size / 2;
  const face = [
    cut({ d: unevenSquare(-half, -half, size, seed, size / 60), fill: RUST, lift: 2 }),
    cut({
      d: unevenSquare(-half * 0.86, -half * 0.86, size * 0.86, seed + 3, size / 60),
      fill: TIN,
      lift: 0.5,
    }),
    ...(PIPS[pips] ?? []).map(([dx, dy]) =>
      cut({
        d: dot(Math.round(dx * size * 0.1), Math.round(dy * size * 0.1), Math.round(size * 0.085)),
        fill: PALE,
        lift: 0.4,
      }),
    ),
    `<path fill="${BRASS}" d="${[-1, 1]
      .flatMap((sx) =>
        [-1, 1].map((sy) => dot(Math.round(sx * half * 0.9), Math.round(sy * half * 0.9), 3)),
      )
      .join("")}"/>`,
  ];
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${face.join("")}</g>`;
}

/** A dial: a half ring, one part of it brass, with marks and a needle. */
function dial(x: number, y: number, radius: number): string {
  const quarter = Math.PI / 2;
  const marks = Array.from({ length: 11 }, (_, index) => {
    const angle = -quarter + (index * Math.PI) / 10;
    return ringSlice(x, y, radius * 0.9, radius, angle - 0.012, angle + 0.012);
  });
  const needle = `M${x - 5} ${y}L${x + radius * 0.42} ${y - radius * 0.68}L${x + 7} ${y + 4}Z`;
  return [
    cut({ d: ringSlice(x, y, radius * 0.5, radius, -quarter, quarter), fill: PALE, lift: 1.4 }),
    cut({
      d: ringSlice(x, y, radius * 0.56, radius * 0.86, -quarter, 0.62),
      fill: BRASS,
      lift: 0.5,
    }),
    cut({
      d: ringSlice(x, y, radius * 0.56, radius * 0.86, 0.62, quarter),
      fill: RUST,
      lift: 0.5,
    }),
    `<path fill="${NIGHT[0]}" d="${marks.join("")}"/>`,
    cut({ d: needle, fill: NIGHT[0], lift: 0.7 }),
    cut({ d: disc(x, y, radius * 0.12, 4), fill: BRASS, lift: 0.7 }),
  ].join("");
}

function cover(view: View): string {
  return [
    backing(NIGHT[0]),
    cut({ d: disc(150, 170, 150, 3), fill: NIGHT[1] }),
    dial(150, 190, 122),
    cut({ d: wave(300, 400, 268, 14, 120, 5), fill: NIGHT[2], lift: 1.4 }),
    beside(view, () => [die(-92, 300, 90, 12, 3, 9), die(400, 304, 98, -11, 5, 13)]),
    die(104, 292, 112, -14, 5, 7),
    die(210, 322, 86, 17, 3, 11),
    cut({ d: wave(300, 400, 378, 8, 90, 9), fill: NIGHT[0], lift: 1 }),
  ].join("");
}

function background(): string {
  const [width, height] = [1600, 1000];
  return picture(width, height, () =>
    [
      backing(NIGHT[0]),
      cut({ d: disc(1180, 300, 560, 5), fill: "#183443", lift: 1.6 }),
      cut({ d: disc(1180, 300, 400, 8), fill: NIGHT[1], lift: 1.6 }),
      cut({ d: wave(width, height, 640, 26, 330, 4), fill: "#1f4453", lift: 1.6 }),
      cut({ d: wave(width, height, 800, 22, 280, 7), fill: "#18343f", lift: 1.6 }),
      cut({ d: wave(width, height, 910, 18, 240, 9), fill: "#122631", lift: 1.6 }),
    ].join(""),
  );
}

/** Returns every picture of the game by its path below `public/games/dice/`. */
export const pictures = (): Record<string, string> => ({
  "background.svg": background(),
  ...covers(cover),
});
