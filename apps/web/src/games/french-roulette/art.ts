import { SINGLE_ZERO_WHEEL } from "@houselight/game-maths/roulette";
import { beside, covers } from "../../../art/covers.ts";
import { backing, cut, picture, ringSlice, type View, wave } from "../../../art/paper.ts";
import { drawWheel } from "../roulette/wheel-art.ts";
import { chip } from "../table/chip-art.ts";

const FELT = ["#431423", "#5a1b2f", "#6f243c"] as const;
const CREAM = "#f1e4c8";
const INK = "#1a1430";
const PAPERS = { rim: "#2b1a12", cone: "#51301d", wine: "#b0384a", ink: INK, zero: "#2b7d5c" };

/** A chip cut in two: half of it comes back. */
function halves(x: number, y: number, radius: number): string {
  const half = (dx: number, from: number) =>
    cut({ d: ringSlice(x + dx, y, 0.1, radius, from, from + Math.PI), fill: "#d8913a" }) +
    cut({
      d: ringSlice(x + dx, y, 0.1, radius * 0.6, from, from + Math.PI),
      fill: CREAM,
      lift: 0.5,
    });
  return half(-9, Math.PI) + half(9, 0);
}

/** The croupier's rake, long and slanting. */
const rake = (): string =>
  cut({ d: "M282 64L292 70L198 306L187 301Z", fill: "#c59a5b" }) +
  cut({ d: "M150 278L240 318L234 334L143 294Z", fill: CREAM });

function cover(view: View): string {
  const felt = backing(FELT[0]);
  return (
    felt +
    cut({ d: wave(300, 400, 216, 14, 140, 5), fill: FELT[1] }) +
    drawWheel(SINGLE_ZERO_WHEEL, { x: 118, y: 134, radius: 132 }, PAPERS) +
    rake() +
    cut({ d: wave(300, 400, 344, 10, 130, 9), fill: FELT[2], lift: 1.4 }) +
    halves(84, 350, 36) +
    chip(236, 362, 27, INK, 6) +
    beside(view, () => [
      chip(-126, 330, 42, INK, 5),
      chip(-62, 362, 34, "#d8913a", 8),
      chip(388, 352, 36, "#d8913a", 7),
      chip(448, 326, 40, PAPERS.wine, 12),
    ])
  );
}

function background(): string {
  const [width, height] = [1600, 1000];
  return picture(width, height, () => {
    const felt = backing(FELT[0]);
    return (
      felt +
      cut({ d: wave(width, height, 300, 46, 520, 4), fill: "#4d1829", lift: 1.6 }) +
      cut({ d: wave(width, height, 620, 38, 430, 6), fill: FELT[1], lift: 1.6 }) +
      cut({ d: wave(width, height, 900, 22, 330, 8), fill: "#350f1c", lift: 1.6 })
    );
  });
}

/** Returns every picture of the game by its path below `public/games/french-roulette/`. */
export function pictures(): Record<string, string> {
  return { "background.svg": background(), ...covers(cover) };
}
