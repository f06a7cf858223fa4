import { beside, covers } from "../../../art/covers.ts";
import { backing, cut, disc, type View, wave } from "../../../art/paper.ts";
import { cabinet, crown, fan } from "../video-poker/cabinet-art.ts";

const WALLS = ["#0f2f2a", "#143b34", "#18463e"] as const;
const BRASS = "#e8b145";

/** A crown of tin over a hand of five. */
function cover(view: View): string {
  return [
    backing(WALLS[0]),
    cut({ d: disc(150, 190, 172, 4), fill: WALLS[2], lift: 1.6 }),
    cut({ d: disc(150, 205, 122, 9), fill: "#1f5a4f", lift: 1.4 }),
    crown(150, 104, 128, BRASS),
    beside(view, () => [crown(-98, 216, 84, "#5f9a80"), crown(398, 216, 84, "#5f9a80")]),
    fan(["clubs", "diamonds", "spades", "hearts", "clubs"], {
      x: 150,
      y: 430,
      width: 92,
      reach: 190,
    }),
    cut({ d: wave(300, 400, 350, 11, 120, 6), fill: WALLS[1], lift: 1.4 }),
  ].join("");
}

/** Returns every picture of the game by its path below `public/games/jacks-or-better/`. */
export function pictures(): Record<string, string> {
  return {
    "background.svg": cabinet({ walls: WALLS, metal: "#2c6257" }),
    ...covers(cover),
  };
}
