import { edges } from "../../../art/outlines.ts";
import { beside, covers } from "../../../art/covers.ts";
import { backing, cut, disc, picture, type View, wave } from "../../../art/paper.ts";
import { paperCard } from "../cards/card-art.ts";
import { SUIT_PATHS } from "../cards/suit-paths.ts";

const TIDE = ["#0c2422", "#12403a", "#1c5a50", "#2b7868"] as const;
const LAMP = "#e9c46a";
const PALE = "#f1ead6";

/** An arrow cut from one sheet, upward; `down` turns it over. */
function arrow(x: number, y: number, size: number, fill: string, down = false): string {
  const way = down ? -1 : 1;
  const at = (dx: number, dy: number): readonly [number, number] => [
    x + dx * size,
    y + dy * size * way,
  ];
  const d = edges(
    at(0, -1),
    at(0.92, 0),
    at(0.38, 0),
    at(0.38, 0.9),
    at(-0.38, 0.9),
    at(-0.38, 0),
    at(-0.92, 0),
  );
  return cut({ d, fill, lift: 1.6 });
}

/** A card that stands in the tide: what comes next is higher, or lower. */
function cover(view: View): string {
  const heart = { d: SUIT_PATHS.hearts, fill: "#a5283a", box: 100, share: 0.66 };
  return [
    backing(TIDE[0]),
    cut({ d: disc(214, 84, 118, 4), fill: TIDE[1] }),
    arrow(226, 96, 52, LAMP),
    cut({ d: wave(300, 400, 214, 12, 120, 5), fill: TIDE[1], lift: 1.2 }),
    paperCard({ x: 128, y: 196, width: 146, degrees: -7 }, heart),
    beside(view, () => [arrow(-92, 168, 44, TIDE[2]), arrow(402, 204, 52, TIDE[2], true)]),
    cut({ d: wave(300, 400, 268, 12, 110, 8), fill: TIDE[2], lift: 1.6 }),
    arrow(92, 332, 44, PALE, true),
    cut({ d: wave(300, 400, 362, 10, 100, 3), fill: TIDE[3], lift: 1.4 }),
  ].join("");
}

function background(): string {
  const [width, height] = [1600, 1000];
  return picture(width, height, () =>
    [
      backing(TIDE[0]),
      cut({ d: disc(1180, 240, 430, 5), fill: "#0f2f2b", lift: 1.6 }),
      cut({ d: disc(1180, 240, 290, 8), fill: TIDE[1], lift: 1.6 }),
      cut({ d: wave(width, height, 560, 30, 360, 4), fill: "#11382f", lift: 1.6 }),
      cut({ d: wave(width, height, 740, 26, 310, 7), fill: "#164a41", lift: 1.6 }),
      cut({ d: wave(width, height, 900, 20, 260, 2), fill: TIDE[1], lift: 1.6 }),
    ].join(""),
  );
}

/** Returns every picture of the game by its path below `public/games/hi-lo/`. */
export const pictures = (): Record<string, string> => ({
  "background.svg": background(),
  ...covers(cover),
});
