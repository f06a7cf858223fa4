import { beside, covers } from "../../../art/covers.ts";
import { backing, cut, disc, picture, ringSlice, type View, wave } from "../../../art/paper.ts";

const SEA = ["#0b2533", "#12384a", "#1d5266"] as const;
const GLASS = "#7fc8b4";
const CORK = "#d98f4e";
const PALE = "#e6f0e4";

/** A float of bottle glass in its net: a disc, a lighter one within, four cords, a light. */
function glassFloat(x: number, y: number, radius: number, fill: string, seed: number): string {
  const cords = [0.25, 0.75, 1.25, 1.75].map((turn) =>
    ringSlice(x, y, radius * 0.3, radius, turn * Math.PI - 0.05, turn * Math.PI + 0.05),
  );
  return [
    cut({ d: disc(x, y, radius, seed), fill, lift: 1.6 }),
    cut({ d: disc(x, y, radius * 0.74, seed + 2), fill: PALE, lift: 0.4 }),
    cut({ d: disc(x, y, radius * 0.66, seed + 4), fill, lift: 0.3 }),
    `<path fill="${PALE}" d="${cords.join("")}"/>`,
    cut({ d: disc(x, y, radius * 0.3, seed + 5), fill: SEA[0], lift: 0.4 }),
    `<path fill="${PALE}" d="${disc(x - radius * 0.4, y - radius * 0.45, radius * 0.12, seed)}"/>`,
  ].join("");
}

function cover(view: View): string {
  return [
    backing(SEA[0]),
    cut({ d: disc(80, 92, 60, 3), fill: SEA[1] }),
    cut({ d: wave(300, 400, 132, 14, 120, 4), fill: SEA[1] }),
    glassFloat(92, 172, 58, GLASS, 5),
    cut({ d: wave(300, 400, 214, 14, 130, 7), fill: SEA[2], lift: 1.4 }),
    glassFloat(208, 244, 66, CORK, 11),
    beside(view, () => [glassFloat(-112, 236, 52, CORK, 7), glassFloat(408, 190, 44, GLASS, 13)]),
    cut({ d: wave(300, 400, 292, 13, 110, 2), fill: "#256a7c", lift: 1.4 }),
    glassFloat(104, 320, 44, GLASS, 17),
    cut({ d: wave(300, 400, 356, 10, 100, 9), fill: SEA[1], lift: 1.4 }),
  ].join("");
}

function background(): string {
  const [width, height] = [1600, 1000];
  return picture(width, height, () =>
    [
      backing(SEA[0]),
      cut({ d: wave(width, height, 240, 30, 380, 3), fill: "#0f2f3f", lift: 1.6 }),
      cut({ d: wave(width, height, 460, 30, 340, 6), fill: SEA[1], lift: 1.6 }),
      cut({ d: wave(width, height, 680, 28, 310, 2), fill: "#174659", lift: 1.6 }),
      cut({ d: wave(width, height, 830, 24, 270, 8), fill: "#123a4b", lift: 1.6 }),
      cut({ d: wave(width, height, 930, 18, 230, 5), fill: "#0c2837", lift: 1.6 }),
    ].join(""),
  );
}

/** Returns every picture of the game by its path below `public/games/keno/`. */
export const pictures = (): Record<string, string> => ({
  "background.svg": background(),
  ...covers(cover),
});
