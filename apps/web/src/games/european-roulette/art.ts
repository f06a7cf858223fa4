import { RED_NUMBERS, WHEEL_ORDER } from "@houselight/game-maths/european-roulette";
import { cut, disc, picture, ringSlice, unevenness, wave } from "../../../art/paper.ts";

const FELT = ["#123a32", "#164a3e", "#1b5a49"] as const;
const WINE = "#8c2334";
const CREAM = "#f1e4c8";
const INK = "#141a33";

/** A wheel seen from above: rim, pockets, cone, turret; the ball lies in a pocket. */
function wheel(x: number, y: number, radius: number): string {
  const step = (2 * Math.PI) / WHEEL_ORDER.length;
  const pockets = (match: (number: number) => boolean) =>
    WHEEL_ORDER.map((number, index) =>
      match(number)
        ? ringSlice(
            x,
            y,
            round1(radius * 0.62),
            round1(radius * 0.87),
            (index - 0.5) * step,
            (index + 0.5) * step,
          )
        : "",
    ).join("");
  const spokes = Array.from({ length: 6 }, (_, index) =>
    ringSlice(
      x,
      y,
      radius * 0.1,
      radius * 0.5,
      (index * Math.PI) / 3 - 0.16,
      (index * Math.PI) / 3 + 0.16,
    ),
  ).join("");
  return [
    cut({ d: disc(x, y, radius, 3), fill: "#5d1826", lift: 2 }),
    cut({ d: disc(x, y, radius * 0.93, 5), fill: CREAM }),
    `<path fill="${INK}" d="${disc(x, y, radius * 0.87, 6)}"/>`,
    `<path fill="${WINE}" d="${pockets((number) => RED_NUMBERS.includes(number))}"/>`,
    `<path fill="${FELT[2]}" d="${pockets((number) => number === 0)}"/>`,
    cut({ d: disc(x, y, radius * 0.62, 7), fill: "#6e1c2c" }),
    cut({ d: spokes, fill: WINE }),
    cut({ d: disc(x, y, radius * 0.2, 8), fill: CREAM }),
    cut({ d: disc(x, y, radius * 0.09, 9), fill: WINE, lift: 0.6 }),
    cut({
      d: disc(x + radius * 0.42, y - radius * 0.6, radius * 0.065, 10),
      fill: "#fffaf0",
      lift: 0.8,
    }),
  ].join("");
}

const round1 = (value: number): number => Math.round(value * 10) / 10;

/** A chip from above: rim, six blocks, face. */
function chip(x: number, y: number, radius: number, fill: string, seed: number): string {
  const turn = unevenness(seed)(1);
  const blocks = Array.from({ length: 6 }, (_, index) => {
    const middle = turn + (index * Math.PI) / 3;
    return ringSlice(x, y, radius * 0.74, radius, middle - 0.2, middle + 0.2);
  }).join("");
  return (
    cut({ d: disc(x, y, radius, seed), fill }) +
    `<path fill="${CREAM}" d="${blocks}"/>` +
    cut({ d: disc(x, y, radius * 0.6, seed + 1), fill: CREAM, lift: 0.5 })
  );
}

function cover(): string {
  return picture(300, 400, () => {
    const felt = `<path fill="${FELT[0]}" d="M0 0h300v400H0z"/>`;
    return (
      felt +
      cut({ d: wave(300, 400, 250, 16, 130, 3), fill: FELT[1] }) +
      wheel(150, 168, 124) +
      cut({ d: wave(300, 400, 336, 12, 110, 6), fill: FELT[2], lift: 1.4 }) +
      chip(78, 338, 34, WINE, 4) +
      chip(116, 360, 34, INK, 9) +
      chip(224, 348, 30, "#d8913a", 14)
    );
  });
}

function background(): string {
  const [width, height] = [1600, 1000];
  return picture(width, height, () => {
    const felt = `<path fill="${FELT[0]}" d="M0 0h${width}v${height}H0z"/>`;
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
  return { "background.svg": background(), "cover.svg": cover() };
}
