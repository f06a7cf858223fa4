import { beside, covers } from "../../../art/covers.ts";
import { backing, cut, disc, picture, type View, wave } from "../../../art/paper.ts";
import { paperCard } from "../cards/card-art.ts";
import { SUIT_PATHS, SUIT_TINTS } from "../cards/suit-paths.ts";
import { chip } from "../table/chip-art.ts";

const FELT = ["#0d2019", "#143327", "#1d4a39"] as const;
const INK = "#151a20";
const BRASS = "#caa45c";

/** A single pip, as on the card that makes a blackjack. */
const ace = { d: SUIT_PATHS.spades, fill: SUIT_TINTS.spades, box: 100, share: 0.72 };

/** The black jack: a hat with its feather over a mask. */
const jack = {
  d: "M18 44Q50 30 82 44L88 54Q50 42 12 54ZM30 40Q34 12 50 10Q66 12 70 40Q50 33 30 40ZM66 22Q84 2 94 8Q84 14 76 34ZM26 58Q38 54 47 62L50 66L53 62Q62 54 74 58Q76 74 62 74Q54 74 50 68Q46 74 38 74Q24 74 26 58ZM40 82Q50 88 60 82L50 96Z",
  fill: INK,
  box: 100,
  share: 0.78,
};

/** An ace behind a jack in a half circle of felt, and the chips of a box. */
function cover(view: View): string {
  return [
    backing(FELT[0]),
    cut({ d: disc(150, 40, 330, 4), fill: FELT[1], lift: 1.6 }),
    cut({ d: disc(150, 20, 262, 9), fill: BRASS, lift: 1 }),
    cut({ d: disc(150, 20, 254, 9), fill: FELT[2], lift: 0.6 }),
    paperCard({ x: 112, y: 168, width: 132, degrees: -12 }, ace),
    paperCard({ x: 190, y: 186, width: 132, degrees: 9 }, jack),
    cut({ d: wave(300, 400, 356, 9, 120, 6), fill: FELT[1], lift: 1.4 }),
    chip(92, 326, 36, "#8f2232", 4),
    chip(152, 340, 36, "#7a5b12", 7),
    chip(212, 328, 36, "#23508f", 9),
    beside(view, () => [
      chip(-108, 300, 40, "#23508f", 5),
      chip(-58, 342, 36, "#8f2232", 8),
      chip(356, 340, 36, "#7a5b12", 3),
      chip(410, 302, 40, "#8f2232", 6),
    ]),
  ].join("");
}

function background(): string {
  const [width, height] = [1600, 1000];
  return picture(width, height, () =>
    [
      backing(FELT[0]),
      cut({ d: disc(800, -260, 1120, 3), fill: "#10281f", lift: 1.6 }),
      cut({ d: disc(800, -320, 960, 5), fill: FELT[1], lift: 1.6 }),
      cut({ d: wave(width, height, 900, 22, 330, 5), fill: "#0a1913", lift: 1.6 }),
    ].join(""),
  );
}

/** Returns every picture of the game by its path below `public/games/blackjack/`. */
export function pictures(): Record<string, string> {
  return { "background.svg": background(), ...covers(cover) };
}
