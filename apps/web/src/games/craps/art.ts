import { beside, covers } from "../../../art/covers.ts";
import { backing, cut, disc, picture, type View, viewNow, wave } from "../../../art/paper.ts";
import { DIE_PATH } from "../dice/die-path.ts";
import { chip } from "../table/chip-art.ts";

const FELT = ["#0b241c", "#113529", "#19503d"] as const;
const CREAM = "#f4ead2";
const INK = "#161c38";
const RED = "#a5283a";
const BRASS = "#caa45c";

type Pips = readonly (readonly [x: number, y: number])[];

const FOUR: Pips = [
  [28, 28],
  [72, 28],
  [28, 72],
  [72, 72],
];
const FIVE: Pips = [...FOUR, [50, 50]];

/** A die with its pips, turned a little about its middle. */
function die(
  {
    x,
    y,
    size,
    degrees,
  }: { readonly x: number; readonly y: number; readonly size: number; readonly degrees: number },
  pips: Pips,
  fill: string,
): string {
  const scale = size / 100;
  const dots = pips
    .map(([px, py]) => `<circle cx="${px}" cy="${py}" r="10.5" fill="${fill}"/>`)
    .join("");
  const place = `translate(${x - size / 2} ${y - size / 2}) scale(${scale})`;
  return `<g transform="rotate(${degrees} ${x} ${y})">${cut({
    d: DIE_PATH,
    fill: CREAM,
    place: { x: x - size / 2, y: y - size / 2, scale },
    lift: 1.6,
  })}<g transform="${place}">${dots}</g></g>`;
}

/** A wall of the table with the rows of pyramids from which dice spring back, as wide as the picture. */
function wall(top: number, rows: number, size: number): string {
  const { left, width } = viewNow();
  const first = Math.floor(left / size);
  const peaks = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: Math.ceil(width / size) + 2 }, (_, column) => {
      const x = (first + column - (row % 2) / 2) * size;
      const y = top + row * size * 0.62;
      return `M${x} ${y}l${size / 2} ${size * 0.31}l${-size / 2} ${size * 0.31}l${-size / 2} ${-size * 0.31}z`;
    }).join(""),
  ).join("");
  return `<path fill="#0f3024" d="${peaks}"/>`;
}

/** The puck, white side up. */
const puck = (x: number, y: number, radius: number): string =>
  cut({ d: disc(x, y, radius, 5), fill: INK, lift: 1.4 }) +
  cut({ d: disc(x, y, radius * 0.84, 7), fill: CREAM, lift: 0.4 }) +
  cut({ d: disc(x, y, radius * 0.34, 3), fill: BRASS, lift: 0.4 });

/** Two dice that spring back from the wall over the curve of the line. */
const cover = (view: View): string =>
  [
    backing(FELT[0]),
    wall(view.top < 0 ? -116 : 8, view.top < 0 ? 9 : 5, 50),
    cut({ d: disc(150, 840, 700, 4), fill: FELT[1], lift: 1.6 }),
    cut({ d: disc(150, 870, 670, 9), fill: BRASS, lift: 1 }),
    cut({ d: disc(150, 870, 660, 9), fill: FELT[2], lift: 0.6 }),
    beside(view, () => [
      chip(-128, 292, 40, RED, 6),
      chip(-66, 322, 34, "#d8913a", 11),
      chip(366, 318, 36, "#d8913a", 3),
      chip(432, 296, 42, "#23508f", 12),
    ]),
    die({ x: 104, y: 168, size: 124, degrees: -14 }, FIVE, INK),
    die({ x: 208, y: 238, size: 116, degrees: 17 }, FOUR, RED),
    cut({ d: wave(300, 400, 362, 9, 120, 6), fill: FELT[1], lift: 1.4 }),
    puck(88, 318, 36),
    chip(170, 342, 32, "#23508f", 4),
    chip(232, 350, 30, RED, 9),
  ].join("");

function background(): string {
  const [width, height] = [1600, 1000];
  return picture(width, height, () =>
    [
      backing(FELT[0]),
      wall(-30, 2, 100),
      cut({ d: disc(800, 1500, 1400, 3), fill: "#0e2c22", lift: 1.6 }),
      cut({ d: disc(800, 1660, 1440, 5), fill: FELT[1], lift: 1.6 }),
      cut({ d: wave(width, height, 930, 22, 330, 5), fill: "#0a1d17", lift: 1.6 }),
    ].join(""),
  );
}

/** Returns every picture of the game by its path below `public/games/craps/`. */
export function pictures(): Record<string, string> {
  return { "background.svg": background(), ...covers(cover) };
}
