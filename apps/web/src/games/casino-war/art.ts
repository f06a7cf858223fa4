import { beside, covers } from "../../../art/covers.ts";
import { backing, cut, disc, picture, type View, wave } from "../../../art/paper.ts";
import { paperCard } from "../cards/card-art.ts";
import { SUIT_PATHS, SUIT_TINTS } from "../cards/suit-paths.ts";
import { chip } from "../table/chip-art.ts";

const FELT = ["#23220f", "#2f2d16", "#3d3a1e"] as const;
const RUST = "#7a3b12";
const pip = (suit: keyof typeof SUIT_PATHS) => ({
  d: SUIT_PATHS[suit],
  fill: SUIT_TINTS[suit],
  box: 100,
});

/** A pennant on its pole, leaning to one side. */
const pennant = (x: number, y: number, side: 1 | -1, fill: string): string =>
  cut({
    d: `M${x} ${y}l${side * 5} -1l${side * 26} 178l${side * -6} 1Z`,
    fill: "#caa45c",
    lift: 0.8,
  }) +
  cut({
    d: `M${x + side * 4} ${y + 8}l${side * 86} 22l${side * -62} 30l${side * 24} 34l${side * -36} -14Z`,
    fill,
    lift: 1.2,
  });

/** Two cards that meet, each under its own pennant. */
function cover(view: View): string {
  return [
    backing(FELT[0]),
    cut({ d: disc(150, 196, 170, 4), fill: FELT[1], lift: 1.6 }),
    cut({ d: disc(150, 206, 118, 9), fill: FELT[2], lift: 1.4 }),
    pennant(118, 52, -1, "#8f2232"),
    pennant(182, 52, 1, "#23508f"),
    beside(view, () => [
      pennant(-66, 84, -1, "#23508f"),
      pennant(366, 84, 1, "#8f2232"),
      pennant(-132, 122, -1, "#8f2232"),
      pennant(432, 122, 1, "#23508f"),
    ]),
    paperCard({ x: 100, y: 222, width: 116, degrees: -14 }, pip("hearts")),
    paperCard({ x: 200, y: 222, width: 116, degrees: 14 }, pip("spades")),
    cut({ d: wave(300, 400, 346, 11, 120, 6), fill: FELT[1], lift: 1.4 }),
    chip(150, 330, 36, RUST, 4),
    beside(view, () => [chip(-64, 352, 34, "#caa45c", 7), chip(364, 352, 34, "#caa45c", 9)]),
  ].join("");
}

function background(): string {
  const [width, height] = [1600, 1000];
  return picture(width, height, () =>
    [
      backing(FELT[0]),
      cut({ d: disc(420, 200, 520, 3), fill: "#292712", lift: 1.6 }),
      cut({ d: disc(1180, 200, 520, 5), fill: FELT[1], lift: 1.6 }),
      cut({ d: wave(width, height, 880, 24, 330, 5), fill: "#1c1b0c", lift: 1.6 }),
    ].join(""),
  );
}

/** Returns every picture of the game by its path below `public/games/casino-war/`. */
export function pictures(): Record<string, string> {
  return { "background.svg": background(), ...covers(cover) };
}
