import { DOUBLE_ZERO_WHEEL } from "@houselight/game-maths/roulette";
import { beside, covers } from "../../../art/covers.ts";
import { backing, cut, disc, picture, type View, wave } from "../../../art/paper.ts";
import { drawWheel } from "../roulette/wheel-art.ts";
import { chip } from "../table/chip-art.ts";

const FELT = ["#14264a", "#1a3160", "#213d75"] as const;
const WINE = "#a0303c";
const INK = "#10142b";
const BRASS = "#d8a03a";
const PAPERS = { rim: "#6b3d12", cone: "#8a5318", wine: WINE, ink: INK, zero: "#1f7a55" };

/** A wheel too large for its cover, cut off at the right, and a tower of chips beside it. */
function cover(view: View): string {
  const felt = backing(FELT[0]);
  const tower = [366, 346].map((y, index) =>
    chip(66 + (index % 2) * 4, y, 36, index % 2 === 0 ? WINE : BRASS, index + 3),
  );
  return (
    felt +
    cut({ d: disc(60, 60, 130, 4), fill: FELT[1], lift: 1.6 }) +
    drawWheel(DOUBLE_ZERO_WHEEL, { x: 206, y: 180, radius: 156 }, PAPERS) +
    cut({ d: wave(300, 400, 350, 12, 120, 8), fill: FELT[2], lift: 1.4 }) +
    tower.join("") +
    beside(view, () => [
      chip(-112, 352, 38, "#23508f", 6),
      chip(-40, 368, 32, BRASS, 11),
      chip(430, 356, 38, BRASS, 5),
    ])
  );
}

function background(): string {
  const [width, height] = [1600, 1000];
  return picture(width, height, () => {
    const felt = backing(FELT[0]);
    return (
      felt +
      cut({ d: disc(1240, 160, 560, 3), fill: "#172c55", lift: 1.6 }) +
      cut({ d: disc(1240, 160, 400, 5), fill: FELT[1], lift: 1.6 }) +
      cut({ d: wave(width, height, 880, 22, 330, 7), fill: "#101f3d", lift: 1.6 })
    );
  });
}

/** Returns every picture of the game by its path below `public/games/american-roulette/`. */
export function pictures(): Record<string, string> {
  return { "background.svg": background(), ...covers(cover) };
}
