import { beside, covers } from "../../../art/covers.ts";
import { backing, cut, disc, type View, wave } from "../../../art/paper.ts";
import { aboveAndBelow, sceneries } from "../../../art/sceneries.ts";
import { motif, stars, symbolTiles, type Tile } from "../../../art/slot-tiles.ts";

const DUSK = "#232a5c";
const GLOW = "#f6c98a";
const CORAL = "#d9583f";
const CREAM = "#f7e6c6";

/** Dusk blue, coral and straw: what flies is warm, what stays on the ground is cool. */
const TILES: Readonly<Record<string, Tile>> = {
  balloon: { icon: "air-balloon", paper: "#d9583f", motif: "#fdeac4", size: 0.76 },
  flare: { icon: "fire-ring", paper: "#2b2148", motif: "#ffc65c", size: 0.66 },
  basket: { icon: "basket", paper: "#8a5a2c", motif: "#f8dfae", size: 0.62 },
  gull: { icon: "seagull", paper: "#e9ddc6", motif: "#2d3a6e", size: 0.68 },
  flag: { icon: "flying-flag", paper: "#2f6f77", motif: "#ffe0a3", size: 0.6 },
  cloud: { icon: "fluffy-cloud", paper: "#4a62a8", motif: "#e7eefb", size: 0.68 },
  bunting: { icon: "party-flags", paper: "#7a2b55", motif: "#ffc9a8", size: 0.66 },
  rope: { icon: "knot", paper: "#55618c", motif: "#e3d0a4", size: 0.6 },
  leaf: { icon: "falling-leaf", paper: "#2f5a45", motif: "#f0b45f", size: 0.58 },
};

function hills(width: number, height: number, from: number, fills: readonly string[]): string {
  return fills
    .map((fill, index) =>
      cut({
        d: wave(
          width,
          height,
          from + index * height * 0.085,
          height * 0.03,
          width * (0.3 + 0.05 * index),
          index + 5,
        ),
        fill,
        lift: 1.6,
      }),
    )
    .join("");
}

function background(view: View): string {
  const [width, height] = [1600, 1000];
  const night = `<g fill="${CREAM}" opacity=".5">${stars(width, 420, 60)}</g>`;
  const sun =
    cut({ d: disc(800, 760, 330, 4), fill: "#4b3a70" }) +
    cut({ d: disc(800, 790, 240, 9), fill: "#7d4a6d" });
  const far =
    motif("air-balloon", 150, 330, 150, "#8c4a63", 1) +
    motif("air-balloon", 1440, 240, 210, "#a8505a", 1.2) +
    motif("air-balloon", 1300, 520, 90, "#6c426a", 0.8);
  return (
    backing(DUSK) +
    night +
    sun +
    far +
    aboveAndBelow(view, () => [
      motif("air-balloon", 606, 200, 150, "#a8505a", 1.3),
      motif("air-balloon", 996, 184, 116, "#8c4a63", 1.1),
      motif("air-balloon", 806, 158, 66, "#6c426a", 0.8),
    ]) +
    hills(width, height, 690, ["#34325f", "#2b2a55", "#222249", "#1a1c3c"]) +
    aboveAndBelow(view, () => [
      motif("pine-tree", 586, 800, 170, "#15172f"),
      motif("pine-tree", 684, 838, 122, "#15172f"),
      motif("pine-tree", 1014, 816, 148, "#15172f"),
      motif("barn", 886, 850, 104, "#5a3a58"),
    ])
  );
}

/** Above the clouds: the ground is gone, the sun is not down yet. */
function freeSpins(view: View): string {
  const [width, height] = [1600, 1000];
  const sun =
    cut({ d: disc(800, 420, 420, 4), fill: "#e08a5a" }) +
    cut({ d: disc(800, 420, 300, 9), fill: GLOW });
  const clouds = hills(width, height, 690, ["#e9b79a", "#f0caac", "#f6dcc0", "#fdeed8"]);
  const balloons =
    motif("air-balloon", 130, 340, 190, CORAL, 1.4) +
    motif("air-balloon", 1480, 300, 230, "#b93f4a", 1.4);
  return (
    backing("#b7566a") +
    sun +
    balloons +
    aboveAndBelow(view, () => [
      motif("air-balloon", 604, 136, 164, "#9c2f45", 1.3),
      motif("air-balloon", 1008, 186, 104, "#7a3a5c", 1.1),
    ]) +
    clouds +
    aboveAndBelow(view, () => [motif("air-balloon", 984, 848, 172, "#b93f4a", 1.3)])
  );
}

function cover(view: View): string {
  const [width, height] = [300, 400];
  const night = `<g fill="${CREAM}" opacity=".55">${stars(width, 200, 22)}</g>`;
  const glow =
    cut({ d: disc(150, 320, 150, 4), fill: "#4b3a70" }) +
    cut({ d: disc(150, 338, 104, 9), fill: "#8a4d6c" });
  return (
    backing(DUSK) +
    night +
    glow +
    motif("air-balloon", 48, 96, 62, "#8c4a63", 0.8) +
    motif("air-balloon", 262, 210, 48, "#7d4a6d", 0.8) +
    beside(view, () => [
      motif("air-balloon", -116, 150, 128, "#a8505a", 1.1),
      motif("air-balloon", 408, 112, 104, "#8c4a63"),
      motif("air-balloon", 458, 250, 56, "#7d4a6d", 0.8),
    ]) +
    hills(width, height, 322, ["#34325f", "#272750", "#1a1c3c"]) +
    motif("air-balloon", 152, 166, 236, CORAL, 1.8)
  );
}

/** Returns every picture of the game by its path below `public/games/last-balloon/`. */
export const pictures = (): Record<string, string> => ({
  ...sceneries("background", background),
  ...sceneries("free-spins", freeSpins),
  ...covers(cover),
  ...symbolTiles("paper", TILES),
});
