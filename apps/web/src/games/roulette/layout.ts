import {
  DOUBLE_ZERO,
  DOUBLE_ZERO_SPOTS,
  layoutCell,
  type RouletteSpot,
  SINGLE_ZERO_SPOTS,
} from "@houselight/game-maths/roulette";
import type { FeltLayout, SpotPlace } from "../table/felt/felt-layout.ts";

/** Fourteen cells long (zero, twelve, columns) and five deep (three rows, dozens, even money). */
const LENGTH = 14;
const DEPTH = 5;

/** Size of a spot that lies on a line between cells. */
const ON_LINE = 0.4;
const EVEN_MONEY = ["low", "even", "red", "black", "odd", "high"];

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Middle of a number's cell: 3, 6, 9, … run along the top; two zeros share the left end, 00 above. */
function numberCentre(number: number, zeros: number): Point {
  const cell = layoutCell(number);
  if (cell) return { x: cell.column + 1.5, y: 2.5 - cell.row };
  if (zeros === 1) return { x: 0.5, y: 1.5 };
  return { x: 0.5, y: number === DOUBLE_ZERO ? 0.75 : 2.25 };
}

/** Zeros have no cell among the numbers. */
const isZero = (number: number): boolean => layoutCell(number) === null;

function placeSpot(spot: RouletteSpot, zeros: number): SpotPlace {
  const { kind, numbers, key } = spot;
  const block = ({ x, y }: Point, width: number, height: number): SpotPlace => ({
    key,
    x,
    y,
    width,
    height,
  });
  const first = numbers[0] ?? 0;
  if (kind === "straight")
    return block(numberCentre(first, zeros), 1, isZero(first) ? 3 / zeros : 1);
  if (kind === "column") return block({ x: 13.5, y: 3.5 - first }, 1, 1);
  if (kind === "dozen") return block({ x: 3 + Math.floor(first / 12) * 4, y: 3.5 }, 4, 1);
  const evenMoney = EVEN_MONEY.indexOf(key);
  if (evenMoney >= 0) return block({ x: 2 + evenMoney * 2, y: 4.5 }, 2, 1);
  return placeOnLine(spot, zeros);
}

function placeOnLine(spot: RouletteSpot, zeros: number): SpotPlace {
  const { key, kind, numbers } = spot;
  if (numbers.some(isZero)) return placeBesideZeros(spot, zeros);
  const centres = numbers.map((number) => numberCentre(number, zeros));
  const x = meanOf(centres.map((centre) => centre.x));
  // Streets and six lines lie on the outer line, where the dozens begin.
  const outer = kind === "street" || kind === "six_line";
  return onLine(
    key,
    { x, y: outer ? 3 : meanOf(centres.map((centre) => centre.y)) },
    kind === "street" ? 1 - ON_LINE : ON_LINE,
    kind === "split" && x % 1 === 0 ? 1 - ON_LINE : ON_LINE,
  );
}

/** Places what has a zero: along the line between the zeros and 3, 2, 1. */
function placeBesideZeros({ key, kind, numbers }: RouletteSpot, zeros: number): SpotPlace {
  const others = numbers.filter((number) => !isZero(number));
  if (others.length === 0) return onLine(key, { x: 0.5, y: 1.5 }, 1 - ON_LINE, ON_LINE);
  const middle = meanOf(others.map((number) => numberCentre(number, zeros).y));
  if (others.length === 3) return onLine(key, { x: 1, y: 3 }, ON_LINE, ON_LINE);
  // Two zeros meet at the middle of the 2: five spots share its edge.
  const crowded = zeros === 2 && others.includes(2);
  const aside = crowded && kind === "split" ? QUARTER : 0;
  const y = numbers.includes(DOUBLE_ZERO) ? middle - aside : middle + aside;
  const wide = kind === "split" ? 1 - ON_LINE : ON_LINE;
  return onLine(key, { x: 1, y }, ON_LINE, crowded ? QUARTER : wide);
}

const QUARTER = 0.25;

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const onLine = (key: string, { x, y }: Point, width: number, height: number): SpotPlace => ({
  key,
  x,
  y,
  width,
  height,
  onLine: true,
});

/** Cells first, so that spots on lines lie over them. */
const layoutOf = (spots: readonly RouletteSpot[], zeros: number): FeltLayout => ({
  across: LENGTH,
  down: DEPTH,
  first: "straight-17",
  places: spots
    .map((spot) => placeSpot(spot, zeros))
    .toSorted((a, b) => Number(a.onLine ?? false) - Number(b.onLine ?? false)),
});

export const SINGLE_ZERO_FELT = layoutOf(SINGLE_ZERO_SPOTS, 1);
export const DOUBLE_ZERO_FELT = layoutOf(DOUBLE_ZERO_SPOTS, 2);
