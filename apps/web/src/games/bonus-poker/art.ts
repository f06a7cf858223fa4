import { beside, covers } from "../../../art/covers.ts";
import { backing, cut, disc, type View, wave } from "../../../art/paper.ts";
import { cabinet, fan, star } from "../video-poker/cabinet-art.ts";

const WALLS = ["#2c0f28", "#3a1534", "#471b40"] as const;
const BRASS = "#e8b145";

/** Four aces before a star of tin. */
function cover(view: View): string {
  return [
    backing(WALLS[0]),
    cut({ d: disc(150, 170, 168, 4), fill: WALLS[2], lift: 1.6 }),
    star(150, 150, 118, BRASS),
    beside(view, () => [star(-92, 206, 52, "#a06a86"), star(396, 206, 52, "#a06a86")]),
    cut({ d: disc(150, 150, 58, 6), fill: "#f6e3b4", lift: 1 }),
    fan(["spades", "hearts", "diamonds", "clubs"], { x: 150, y: 440, width: 112, reach: 196 }),
    cut({ d: wave(300, 400, 356, 13, 120, 6), fill: WALLS[1], lift: 1.4 }),
  ].join("");
}

/** Returns every picture of the game by its path below `public/games/bonus-poker/`. */
export function pictures(): Record<string, string> {
  return {
    "background.svg": cabinet({ walls: WALLS, metal: "#7a3f70" }),
    ...covers(cover),
  };
}
