import {
  layoutCell,
  ROULETTE_SPOTS,
  type RouletteSpot,
} from "@houselight/game-maths/european-roulette";

/** The place of a spot on the table, its middle and size in cells; the table lies on its side. */
export interface SpotPlace {
  readonly spot: RouletteSpot;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Fourteen cells long (zero, twelve, columns) and five deep (three rows, dozens, even money). */
export const TABLE_LENGTH = 14;
export const TABLE_DEPTH = 5;

/** Size of a spot that lies on a line between cells. */
const ON_LINE = 0.4;
const EVEN_MONEY = ["low", "even", "red", "black", "odd", "high"];

/** Middle of a number's cell: 3, 6, 9, … run along the top. */
function numberCentre(number: number): { x: number; y: number } {
  const cell = layoutCell(number);
  return cell ? { x: cell.column + 1.5, y: 2.5 - cell.row } : { x: 0.5, y: 1.5 };
}

function placeSpot(spot: RouletteSpot): SpotPlace {
  const { kind, numbers, key } = spot;
  const block = (x: number, y: number, width: number, height: number) => ({
    spot,
    x,
    y,
    width,
    height,
  });
  const first = numbers[0] ?? 0;
  if (kind === "straight") {
    const { x, y } = numberCentre(first);
    return block(x, y, 1, first === 0 ? 3 : 1);
  }
  if (kind === "column") return block(13.5, 3.5 - first, 1, 1);
  if (kind === "dozen") return block(3 + Math.floor(first / 12) * 4, 3.5, 4, 1);
  const evenMoney = EVEN_MONEY.indexOf(key);
  if (evenMoney >= 0) return block(2 + evenMoney * 2, 4.5, 2, 1);
  return placeOnLine(spot);
}

function placeOnLine(spot: RouletteSpot): SpotPlace {
  const { kind, numbers } = spot;
  const withZero = numbers[0] === 0;
  const centres = numbers.filter((number) => number > 0).map(numberCentre);
  const middle = (axis: "x" | "y") =>
    centres.reduce((sum, centre) => sum + centre[axis], 0) / centres.length;
  const x = withZero ? 1 : middle("x");
  // Streets and six lines lie on the outer line, where the dozens begin; so does the first four.
  const outer =
    (!withZero && (kind === "street" || kind === "six_line")) || (numbers.length === 4 && withZero);
  const y = outer ? 3 : middle("y");
  const along = kind === "street" && !withZero;
  return {
    spot,
    x,
    y,
    width: along ? 1 - ON_LINE : ON_LINE,
    height: kind === "split" && x % 1 === 0 ? 1 - ON_LINE : ON_LINE,
  };
}

/** Every spot with its place, cells first, so that spots on lines lie over them. */
export const SPOT_PLACES: readonly SpotPlace[] = ROULETTE_SPOTS.map(placeSpot);

/** The same table standing upright for narrow screens: zero on top, 1 2 3 from left to right. */
export function upright({ spot, x, y, width, height }: SpotPlace): SpotPlace {
  return { spot, x: TABLE_DEPTH - y, y: x, width: height, height: width };
}

export type Direction = "left" | "right" | "up" | "down";

const AXES: Readonly<Record<Direction, readonly [number, number]>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};

/** The spot an arrow key leads to: the nearest in its direction, straight ahead before aside. */
export function spotTowards(
  places: readonly SpotPlace[],
  fromKey: string,
  direction: Direction,
): string {
  const from = places.find(({ spot }) => spot.key === fromKey);
  if (!from) return fromKey;
  const [alongX, alongY] = AXES[direction];
  let best = fromKey;
  let bestCost = Number.POSITIVE_INFINITY;
  for (const { spot, x, y } of places) {
    const ahead = (x - from.x) * alongX + (y - from.y) * alongY;
    const aside = Math.abs((x - from.x) * alongY) + Math.abs((y - from.y) * alongX);
    const cost = ahead + aside * 3;
    if (ahead > 0.05 && cost < bestCost) {
      best = spot.key;
      bestCost = cost;
    }
  }
  return best;
}
