import { covers } from "../../../art/covers.ts";
import { backing, cut, disc, wave } from "../../../art/paper.ts";

const CREAM = "#fbe9c4";
const STAR = "#f4ecdd";

/** The sky in rings of darker paper around where the rocket goes. */
const RINGS = [
  { radius: 330, fill: "#1a2260" },
  { radius: 230, fill: "#222c74" },
  { radius: 130, fill: "#2b3788" },
] as const;

const STARS: readonly (readonly [number, number, number])[] = [
  [52, 58, 2.5],
  [112, 112, 2],
  [36, 196, 2.5],
  [226, 40, 2],
  [270, 236, 2.5],
  [92, 258, 2],
  [164, 30, 2],
];

const stars = (): string =>
  STARS.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${STAR}"/>`).join("");

/** Strips of the path that lies behind the rocket, each further and brighter than the one before. */
const STRIPS: readonly (readonly [string, string])[] = [
  ["M22 396L40 352 70 364 54 400Z", "#c98d1e"],
  ["M46 346L68 304 98 318 76 360Z", "#f2b33d"],
  ["M76 298L102 260 130 276 104 314Z", "#c98d1e"],
  ["M108 254L136 218 162 236 134 270Z", "#f2b33d"],
];

const path = (): string =>
  STRIPS.map(([d, fill], index) => cut({ d, fill, lift: 0.6 + index * 0.2 })).join("");

const OUTLINE = "M0-76L20-26 16 8 46 54 15 46 0 56-15 46-46 54-16 8-20-26Z";

/** Folds of the rocket, the lower ones first. */
const FOLDS: readonly (readonly [string, string])[] = [
  ["M-9 50L0 104 9 50z", "#f2b33d"],
  ["M-4 50L0 82 4 50z", STAR],
  ["M-16 8L-46 54-15 46z", "#ff5b2e"],
  ["M16 8L46 54 15 46z", "#c63f18"],
  ["M-15 46L0 20v36z", "#ff7a4d"],
  ["M15 46L0 20v36z", "#a83412"],
  ["M0-76L-20-26-15 46 0 34z", "#fbf5e9"],
  ["M0-76L20-26 15 46 0 34z", "#d6c8ab"],
  ["M-20-26L0-12v24z", "#efe4cd"],
  ["M20-26L0-12v24z", "#c2b291"],
  ["M0-76L-11-48 0-40z", "#ff5b2e"],
  ["M0-76L11-48 0-40z", "#c63f18"],
  ["M0-34L-7-25 0-16z", "#3edba0"],
  ["M0-34L7-25 0-16z", "#1d8a78"],
];

/** The rocket of the game's own page, on its way. */
const rocket = (): string =>
  [
    `<g transform="translate(196 154) rotate(35) scale(1.5)">`,
    `<path transform="translate(4 7)" d="${OUTLINE}" fill="#030415" fill-opacity="0.4"/>`,
    ...FOLDS.map(([d, fill]) => `<path fill="${fill}" d="${d}"/>`),
    "</g>",
  ].join("");

const scene = (): string =>
  [
    backing("#141a4a"),
    ...RINGS.map(({ radius, fill }) => `<circle cx="226" cy="96" r="${radius}" fill="${fill}"/>`),
    stars(),
    cut({ d: disc(64, 104, 30, 3), fill: CREAM, lift: 0.8 }),
    cut({ d: wave(300, 400, 330, 16, 150, 4), fill: "#232f7c", lift: 1.2 }),
    cut({ d: wave(300, 400, 356, 12, 120, 7), fill: "#2b3a92", lift: 1.2 }),
    cut({ d: wave(300, 400, 380, 7, 50, 9), fill: "#1d5a7c", lift: 1 }),
    path(),
    rocket(),
  ].join("");

/** Shapes in which the rocket is shown: a tile, and small beside its name. */
const SHOWN: readonly string[] = ["cover.svg", "cover-square.svg"];

/** Returns the covers of the rocket by their path below its public folder. */
export const pictures = (): Record<string, string> =>
  Object.fromEntries(Object.entries(covers(scene)).filter(([name]) => SHOWN.includes(name)));
