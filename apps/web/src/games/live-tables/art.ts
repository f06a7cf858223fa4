import { SINGLE_ZERO_WHEEL } from "@houselight/game-maths/roulette";
import { beside, covers } from "../../../art/covers.ts";
import { backing, cut, disc, ringSlice, type View, wave } from "../../../art/paper.ts";
import { paperCard } from "../cards/card-art.ts";
import { SUIT_PATHS } from "../cards/suit-paths.ts";
import { drawWheel } from "../roulette/wheel-art.ts";
import { chip } from "../table/chip-art.ts";

const CREAM = "#f1e4c8";
const AMBER = "#f2b33d";
const INK = "#161c38";
const WINE = "#8f2232";

/** Colours of an evening over the pier: sky, sea, planks. */
interface Evening {
  readonly sky: readonly [string, string];
  readonly sea: string;
  readonly planks: string;
}

const DUSK: Evening = { sky: ["#2a1f4d", "#3b2a63"], sea: "#1d2f5c", planks: "#4a2f22" };
const NIGHT: Evening = { sky: ["#101a3d", "#182450"], sea: "#0f2a45", planks: "#3a2a26" };
const EMBER: Evening = { sky: ["#3d1626", "#5a1e30"], sea: "#26163a", planks: "#4a2418" };

const round = (value: number): number => Math.round(value * 10) / 10;

/** Paper lanterns on a string between two posts; it hangs through in the middle. */
function lanterns(from: number, to: number, seed: number): string {
  const at = (share: number) => ({
    x: from + (to - from) * share,
    y: 34 + 40 * (1 - (2 * share - 1) ** 2),
  });
  const line = Array.from({ length: 13 }, (_, index) => at(index / 12));
  const string = line.map(({ x, y }, index) => `${index ? "L" : "M"}${round(x)} ${round(y)}`);
  const shades = [AMBER, "#e0703a", CREAM, "#d8913a"];
  return [
    `<path fill="none" stroke="${CREAM}" stroke-opacity="0.6" stroke-width="1.6" d="${string.join("")}"/>`,
    ...[1, 3, 5, 7, 9, 11].map((index) => {
      const { x, y } = at(index / 12);
      const fill = shades[(index + seed) % shades.length] ?? AMBER;
      return cut({ d: disc(round(x), round(y + 15), 13, index + seed), fill, lift: 0.8 });
    }),
  ].join("");
}

/** The planks of the pier, towards the sea. */
function pier({ planks }: Evening): string {
  const gaps = [-300, -180, -70, 30, 120, 180, 270, 370, 480, 600].map(
    (x) => `M${round(150 + (x - 150) * 0.55)} 322L${x} 402`,
  );
  return [
    cut({ d: "M-360 322H660V410H-360Z", fill: planks, lift: 1.8 }),
    `<path stroke="#000" stroke-opacity="0.28" stroke-width="2.4" d="${gaps.join("")}"/>`,
  ].join("");
}

/** A scene of the pier: sky, moon, sea, planks, and what stands on them. */
const scene = (evening: Evening, seed: number, middle: () => string) => (view: View) =>
  [
    backing(evening.sky[0]),
    cut({ d: disc(244, 130, 30, seed), fill: CREAM, lift: 0.8 }),
    cut({ d: wave(300, 400, 190, 22, 180, seed), fill: evening.sky[1], lift: 1.2 }),
    cut({ d: wave(300, 400, 268, 9, 60, seed + 2), fill: evening.sea, lift: 1.2 }),
    lanterns(-20, 320, seed),
    beside(view, () => [lanterns(-370, -20, seed + 1), lanterns(320, 670, seed + 2)]),
    pier(evening),
    middle(),
    beside(view, () => [chip(-96, 360, 30, WINE, seed), chip(404, 356, 30, AMBER, seed + 4)]),
  ].join("");

const WHEEL_PAPERS = { rim: "#51301d", cone: "#6e1c2c", wine: WINE, ink: INK, zero: "#1b5a49" };
const wheel = (rim: string): string =>
  drawWheel(SINGLE_ZERO_WHEEL, { x: 150, y: 218, radius: 112 }, { ...WHEEL_PAPERS, rim });

const pip = (suit: keyof typeof SUIT_PATHS, fill: string) => ({
  d: SUIT_PATHS[suit],
  fill,
  box: 100,
});

/** Two hands of two cards, as at baccarat. */
const hands = (first: string, second: string): string =>
  [
    paperCard({ x: 72, y: 216, width: 92, degrees: -13 }, pip("spades", first)),
    paperCard({ x: 112, y: 232, width: 92, degrees: -4 }, pip("hearts", second)),
    paperCard({ x: 192, y: 232, width: 92, degrees: 5 }, pip("clubs", "#17603f")),
    paperCard({ x: 232, y: 216, width: 92, degrees: 14 }, pip("diamonds", "#1f559c")),
    chip(124, 348, 26, WINE, 4),
    chip(178, 352, 26, AMBER, 9),
  ].join("");

/** One card for each side, on paper of its colour. */
const sides = (): string =>
  [
    paperCard({ x: 92, y: 222, width: 128, degrees: -8 }, pip("spades", CREAM), WINE),
    paperCard({ x: 208, y: 226, width: 128, degrees: 8 }, pip("diamonds", INK), AMBER),
    chip(150, 352, 28, "#23508f", 6),
  ].join("");

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  2: [
    [-0.25, -0.25],
    [0.25, 0.25],
  ],
  3: [
    [-0.27, -0.27],
    [0, 0],
    [0.27, 0.27],
  ],
  5: [
    [-0.27, -0.27],
    [0.27, -0.27],
    [0, 0],
    [-0.27, 0.27],
    [0.27, 0.27],
  ],
};

/** A die of paper, turned a little. */
function die(x: number, y: number, size: number, face: number, degrees: number): string {
  const half = size / 2;
  const spots = (PIPS[face] ?? []).map(
    ([across, down]) =>
      `<circle cx="${round(x + across * size)}" cy="${round(y + down * size)}" r="${round(size * 0.085)}" fill="${INK}"/>`,
  );
  const square = `M${x - half} ${y - half + 1}L${x + half - 1} ${y - half}L${x + half} ${y + half - 1}L${x - half + 1} ${y + half}Z`;
  return `<g transform="rotate(${degrees} ${x} ${y})">${cut({ d: square, fill: CREAM, lift: 1.2 })}${spots.join("")}</g>`;
}

/** A cup of tin, tipped over, and the dice that rolled out of it. */
const cup = (): string =>
  [
    `<g transform="rotate(146 122 186)">`,
    cut({ d: "M60 120H182L168 262H74Z", fill: "#8c98ad", lift: 2 }),
    cut({ d: "M54 112H188L186 132H56Z", fill: "#b4bfd0", lift: 1 }),
    `<path fill="#5e6a80" d="M70 160H172L170 172H71ZM72 224H166L165 234H73Z"/>`,
    `</g>`,
    die(206, 236, 62, 5, 12),
    die(156, 318, 60, 3, -14),
    die(232, 330, 56, 2, 24),
  ].join("");

const SLICES = ["#b03a2e", "#23508f", AMBER, "#17603f", "#b03a2e", "#6d3a86", AMBER, "#23508f"];

/** A wheel of fortune on its post. */
function fortune(): string {
  const [x, y, radius] = [150, 206, 108];
  const step = (2 * Math.PI) / SLICES.length;
  const slices = SLICES.map((fill, index) => {
    const d = ringSlice(x, y, radius * 0.3, radius * 0.92, index * step, (index + 1) * step);
    return `<path fill="${fill}" d="${d}"/>`;
  });
  return [
    cut({ d: "M132 300H168L182 372H118Z", fill: "#51301d", lift: 1.6 }),
    cut({ d: disc(x, y, radius, 3), fill: "#51301d", lift: 2 }),
    cut({ d: disc(x, y, radius * 0.94, 5), fill: CREAM, lift: 0.6 }),
    ...slices,
    cut({ d: disc(x, y, radius * 0.3, 7), fill: "#6d1a28" }),
    cut({ d: disc(x, y, radius * 0.12, 8), fill: CREAM, lift: 0.8 }),
    cut({ d: `M${x - 13} ${y - radius - 12}H${x + 13}L${x} ${y - radius + 20}Z`, fill: AMBER }),
  ].join("");
}

const COVERS: Readonly<Record<string, (view: View) => string>> = {
  "boardwalk-roulette": scene(DUSK, 3, () => wheel("#51301d")),
  "moonrise-baccarat": scene(NIGHT, 5, () => hands(INK, "#a5283a")),
  "paper-dragon-tiger": scene(EMBER, 7, sides),
  "tin-cup-sic-bo": scene(NIGHT, 9, cup),
  "midway-wheel": scene(DUSK, 11, fortune),
  "captains-roulette": scene(EMBER, 13, () => wheel("#b8862e")),
  "captains-baccarat": scene(EMBER, 15, () => hands("#b8862e", WINE)),
};

/** Returns every picture of the live tables by its path below `public/games/live-tables/`: a cover of each. */
export const pictures = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(COVERS).flatMap(([slug, draw]) =>
      Object.entries(covers(draw))
        .filter(([name]) => name === "cover.svg")
        .map(([name, svg]) => [`${slug}/${name}`, svg]),
    ),
  );
