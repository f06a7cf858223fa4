import { pocketColour, RED_NUMBERS } from "@houselight/game-maths/roulette";
import { cut, disc, ringSlice } from "../../../art/paper.ts";

const CREAM = "#f1e4c8";

/** Papers of a wheel: its rim and cone, red and black pockets, and those of the zeros. */
export interface WheelPapers {
  readonly rim: string;
  readonly cone: string;
  readonly wine: string;
  readonly ink: string;
  readonly zero: string;
}

/** Draws a wheel from above: rim, pockets in their order, cone, turret; the ball lies in a pocket. */
export function drawWheel(
  order: readonly number[],
  { x, y, radius }: { readonly x: number; readonly y: number; readonly radius: number },
  { rim, cone, wine, ink, zero }: WheelPapers,
): string {
  const step = (2 * Math.PI) / order.length;
  const pockets = (match: (number: number) => boolean) =>
    order
      .map((number, index) =>
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
      )
      .join("");
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
    cut({ d: disc(x, y, radius, 3), fill: rim, lift: 2 }),
    cut({ d: disc(x, y, radius * 0.93, 5), fill: CREAM }),
    `<path fill="${ink}" d="${disc(x, y, radius * 0.87, 6)}"/>`,
    `<path fill="${wine}" d="${pockets((number) => RED_NUMBERS.includes(number))}"/>`,
    `<path fill="${zero}" d="${pockets((number) => pocketColour(number) === "green")}"/>`,
    cut({ d: disc(x, y, radius * 0.62, 7), fill: cone }),
    cut({ d: spokes, fill: wine }),
    cut({ d: disc(x, y, radius * 0.2, 8), fill: CREAM }),
    cut({ d: disc(x, y, radius * 0.09, 9), fill: wine, lift: 0.6 }),
    cut({
      d: disc(x + radius * 0.42, y - radius * 0.6, radius * 0.065, 10),
      fill: "#fffaf0",
      lift: 0.8,
    }),
  ].join("");
}

const round1 = (value: number): number => Math.round(value * 10) / 10;
