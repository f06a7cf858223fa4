import { bent, dot, edges, hole } from "../../../art/outlines.ts";
import { beside, covers } from "../../../art/covers.ts";
import { backing, cut, disc, type View, wave } from "../../../art/paper.ts";
import { aboveAndBelow, sceneries } from "../../../art/sceneries.ts";
import { motif, stars, symbolTiles, type Tile } from "../../../art/slot-tiles.ts";

const DUSK = "#2b2140";
const MOSS = "#3f5a44";
const MOON = "#f0e3b6";

/** Wings with an eye in each, a body, two feelers. */
const MOTH =
  "M256 196C296 92 418 54 496 104C504 188 446 268 344 284C408 296 436 352 404 428C348 446 288 394 270 326L256 452L242 326C224 394 164 446 108 428C76 352 104 296 168 284C66 268 8 188 16 104C94 54 216 92 256 196Z" +
  hole(396, 168, 40) +
  hole(116, 168, 40) +
  hole(348, 358, 24) +
  hole(164, 358, 24) +
  "M262 190C272 130 302 86 344 52L356 66C320 100 292 142 276 192ZM250 190C240 130 210 86 168 52L156 66C192 100 220 142 236 192Z";

const THISTLE =
  edges(
    [170, 268],
    [122, 112],
    [188, 186],
    [206, 66],
    [256, 172],
    [306, 66],
    [324, 186],
    [390, 112],
    [342, 268],
  ) +
  dot(256, 306, 84) +
  "M244 380h24v124h-24zM262 470C290 404 350 388 420 376C404 440 344 486 262 490ZM250 440C222 396 170 384 110 380C124 432 180 462 250 462Z";

const MOSS_CUSHION =
  "M28 440C28 330 130 290 184 344C196 222 330 226 350 332C412 286 492 336 484 440Z" +
  `M164 190h14v150h-14z${dot(171, 172, 28)}M262 120h14v150h-14z${dot(269, 102, 28)}M366 200h14v130h-14z${dot(373, 182, 28)}`;

const petal = (x: number, y: number, size: number, degrees: number): string =>
  bent(
    [x, y],
    size,
    degrees,
    [0, 0.95],
    [-0.95, 0.3],
    [-0.85, -0.75],
    [-0.3, -0.95],
    [-0.2, -0.85],
    [-0.1, -0.7],
    [0, -0.62],
    [0.1, -0.7],
    [0.2, -0.85],
    [0.3, -0.95],
    [0.85, -0.75],
    [0.95, 0.3],
    [0, 0.95],
  );

const PETALS = petal(164, 170, 132, -34) + petal(364, 216, 116, 52) + petal(226, 392, 104, 12);

const FULL_MOON =
  dot(256, 256, 236) +
  hole(176, 172, 34) +
  hole(330, 210, 22) +
  hole(216, 330, 44) +
  hole(342, 352, 18);

/** Dusk, moss and moonlight: what flies by night is pale, what grows is dark. */
const TILES: Readonly<Record<string, Tile>> = {
  moon: { icon: FULL_MOON, paper: "#1d1533", motif: MOON, size: 0.74 },
  moth: { icon: MOTH, paper: "#8c4a6b", motif: "#f8e6c0", size: 0.76 },
  owl: { icon: "owl", paper: "#5a4330", motif: "#f2d7a0", size: 0.72 },
  lamp: { icon: "old-lantern", paper: "#20414d", motif: "#ffc861", size: 0.7 },
  fern: { icon: "fern", paper: "#254a38", motif: "#b9dc9b", size: 0.7 },
  thistle: { icon: THISTLE, paper: "#e5d9bd", motif: "#6d3f86", size: 0.76 },
  acorn: { icon: "acorn", paper: "#7a4a24", motif: "#f3cf93", size: 0.6 },
  berry: { icon: "elderberry", paper: "#dfe3cd", motif: "#7a1f45", size: 0.66 },
  moss: { icon: MOSS_CUSHION, paper: "#3c5630", motif: "#d4e08c", size: 0.74 },
  petal: { icon: PETALS, paper: "#4b3568", motif: "#f3b9c6", size: 0.64 },
  reed: { icon: "reed", paper: "#3a4d63", motif: "#e6c98f", size: 0.66 },
};

function moon(x: number, y: number, radius: number): string {
  const scale = radius / 236;
  const crater = (cx: number, cy: number, r: number) =>
    `<circle cx="${Math.round(x + (cx - 256) * scale)}" cy="${Math.round(y + (cy - 256) * scale)}" r="${Math.round(r * scale)}"/>`;
  const craters =
    crater(178, 178, 52) + crater(336, 232, 34) + crater(222, 338, 66) + crater(350, 360, 26);
  return (
    cut({ d: disc(x, y, radius * 1.3, 6), fill: "#3b2c54", lift: 1.2 }) +
    cut({ d: disc(x, y, radius, 3), fill: MOON, lift: 1.6 }) +
    `<g fill="#d9c78f" opacity=".7">${craters}</g>`
  );
}

/** A bough that comes in from the edge, with its leaves. */
const bough = (x: number, y: number, size: number, fill: string): string =>
  motif("tree-branch", x, y, size, fill, 1.4);

const orchard = (width: number, height: number, from: number, lift: number): string =>
  [MOSS, "#2f4839", "#22372f", "#192a28"]
    .map((fill, index) =>
      cut({
        d: wave(
          width,
          height,
          from + index * height * 0.08,
          height * 0.02,
          width * (0.2 + 0.04 * index),
          index + 3,
        ),
        fill,
        lift,
      }),
    )
    .join("");

function background(view: View): string {
  const [width, height] = [1600, 1000];
  const sky = `<g fill="${MOON}" opacity=".45">${stars(width, 560, 34)}</g>`;
  const moths =
    motif(MOTH, 92, 520, 120, "#a8708a", 1.2) + motif(MOTH, 1490, 610, 150, "#c08a97", 1.4);
  const reeds = motif("reed", 1530, 860, 260, "#16252a", 1);
  return (
    backing(DUSK) +
    sky +
    moon(250, 190, 120) +
    bough(1500, 210, 520, "#3a2a3a") +
    moths +
    aboveAndBelow(view, () => [
      moon(800, 116, 84),
      motif(MOTH, 600, 132, 124, "#a8708a", 1.2),
      motif(MOTH, 1010, 104, 92, "#c08a97", 1.1),
    ]) +
    orchard(width, height, 690, 1.6) +
    reeds +
    aboveAndBelow(view, () => [
      motif("reed", 1004, 826, 228, "#16252a"),
      motif("fern", 604, 836, 202, "#5f7d4f"),
      motif("fern", 762, 884, 128, "#48664a"),
    ])
  );
}

function cover(view: View): string {
  const [width, height] = [300, 400];
  const sky = `<g fill="${MOON}" opacity=".5">${stars(width, 260, 22)}</g>`;
  return (
    backing(DUSK) +
    sky +
    moon(158, 148, 104) +
    bough(view.left + 36, 84, 190, "#46304a") +
    orchard(width, height, 292, 1.2) +
    motif(MOTH, 176, 196, 176, "#8c4a6b", 1.7) +
    motif(MOTH, 62, 268, 58, "#d8a9a6", 1.1) +
    beside(view, () => [
      motif(MOTH, -96, 214, 96, "#a8708a", 1.3),
      motif(MOTH, 408, 150, 78, "#c08a97", 1.2),
      motif("reed", 436, 318, 150, "#16252a"),
      motif("fern", -128, 350, 120, "#5f7d4f", 0.9),
    ]) +
    motif("reed", 256, 340, 104, "#14221f", 0.9) +
    motif("fern", 40, 356, 92, "#5f7d4f", 0.9)
  );
}

/** Returns every picture of the game by its path below `public/games/moth-and-moon/`. */
export const pictures = (): Record<string, string> => ({
  ...sceneries("background", background),
  ...covers(cover),
  ...symbolTiles("paper", TILES),
});
