import { SINGLE_ZERO_WHEEL } from "@houselight/game-maths/roulette";
import { beside, covers } from "../../../art/covers.ts";
import { backing, cut, disc, picture, type View, wave } from "../../../art/paper.ts";
import { drawWheel } from "../roulette/wheel-art.ts";
import { chip } from "../table/chip-art.ts";

const FELT = ["#123a32", "#164a3e", "#1b5a49"] as const;
const WINE = "#8c2334";
const INK = "#141a33";
const PAPERS = { rim: "#5d1826", cone: "#6e1c2c", wine: WINE, ink: INK, zero: FELT[2] };

function cover(view: View): string {
  const felt = backing(FELT[0]);
  return (
    felt +
    cut({ d: wave(300, 400, 250, 16, 130, 3), fill: FELT[1] }) +
    drawWheel(SINGLE_ZERO_WHEEL, { x: 150, y: 168, radius: 124 }, PAPERS) +
    cut({ d: wave(300, 400, 336, 12, 110, 6), fill: FELT[2], lift: 1.4 }) +
    chip(78, 338, 34, WINE, 4) +
    chip(116, 360, 34, INK, 9) +
    chip(224, 348, 30, "#d8913a", 14) +
    beside(view, () => [
      chip(-128, 318, 40, "#d8913a", 5),
      chip(-74, 352, 36, INK, 8),
      chip(376, 344, 38, WINE, 7),
      chip(438, 322, 36, INK, 12),
    ])
  );
}

function background(): string {
  const [width, height] = [1600, 1000];
  return picture(width, height, () => {
    const felt = backing(FELT[0]);
    const rings = [620, 470].map((radius, index) =>
      cut({
        d: disc(320, 230, radius, index + 3),
        fill: index === 0 ? "#13402f" : FELT[1],
        lift: 1.6,
      }),
    );
    return (
      felt +
      rings.join("") +
      cut({ d: wave(width, height, 880, 22, 330, 5), fill: "#0f332c", lift: 1.6 })
    );
  });
}

/** Returns every picture of the game by its path below `public/games/european-roulette/`. */
export function pictures(): Record<string, string> {
  return { "background.svg": background(), ...covers(cover) };
}
