import { DOUBLE_ZERO, pocketName, RED_NUMBERS } from "./wheel.ts";

/** Each kind of bet with its payout "to one": a win returns the stake and this many times it. */
export const BET_KINDS = {
  straight: 35,
  split: 17,
  street: 11,
  corner: 8,
  six_line: 5,
  column: 2,
  dozen: 2,
  red_black: 1,
  odd_even: 1,
  low_high: 1,
} as const;

/** The kinds of a table with a double zero: its five first numbers can be bet on together. */
export const DOUBLE_ZERO_BET_KINDS = { ...BET_KINDS, basket: 6 } as const;

export type RouletteBetKind = keyof typeof DOUBLE_ZERO_BET_KINDS;

/** One place on the layout that takes chips. */
export interface RouletteSpot {
  /** Unique: `straight-17`, `split-0-2`, `corner-0-1-2-3`, `column-1`, `dozen-3`, `red`. */
  readonly key: string;
  readonly kind: RouletteBetKind;
  /** Winning numbers, ascending. */
  readonly numbers: readonly number[];
}

/** Returns the cell of a number on the layout: column 0 holds 1, 2, 3; row 0 holds 1, 4, 7, … Zero has none. */
export function layoutCell(number: number): { column: number; row: number } | null {
  if (!Number.isInteger(number) || number < 1 || number > 36) return null;
  return { column: Math.floor((number - 1) / 3), row: (number - 1) % 3 };
}

/** Every legal spot of the single-zero layout: 157. */
export const SINGLE_ZERO_SPOTS: readonly RouletteSpot[] = [
  ...straights([0]),
  ...splits([0, 1], [0, 2], [0, 3]),
  // The trios pay as the streets do, the first four as the corners.
  ...streets([0, 1, 2], [0, 2, 3]),
  ...corners([0, 1, 2, 3]),
  ...sixLines(),
  ...outsideSpots(),
];

/** Every legal spot of the double-zero layout, where 0 lies above 1 and 2, and 00 above 2 and 3: 161. */
export const DOUBLE_ZERO_SPOTS: readonly RouletteSpot[] = [
  ...straights([0, DOUBLE_ZERO]),
  ...splits([0, DOUBLE_ZERO], [0, 1], [0, 2], [2, DOUBLE_ZERO], [3, DOUBLE_ZERO]),
  ...streets([0, 1, 2], [0, 2, DOUBLE_ZERO], [2, 3, DOUBLE_ZERO]),
  ...corners(),
  inside("basket", [0, 1, 2, 3, DOUBLE_ZERO]),
  ...sixLines(),
  ...outsideSpots(),
];

function range(from: number, to: number, step = 1): number[] {
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step);
}

function inside(kind: RouletteBetKind, numbers: readonly number[]): RouletteSpot {
  return { key: `${kind}-${numbers.map(pocketName).join("-")}`, kind, numbers };
}

type Lists = readonly (readonly number[])[];

function straights(zeros: readonly number[]): RouletteSpot[] {
  const all = [...range(1, 36), ...zeros].toSorted((a, b) => a - b);
  return all.map((number) => inside("straight", [number]));
}

function splits(...withZeros: Lists): RouletteSpot[] {
  const pairs: (readonly number[])[] = [...withZeros];
  for (const number of range(1, 36)) {
    if (number % 3 !== 0) pairs.push([number, number + 1]);
    if (number <= 33) pairs.push([number, number + 3]);
  }
  return pairs.map((pair) => inside("split", pair));
}

function streets(...withZeros: Lists): RouletteSpot[] {
  const rows = range(1, 34, 3).map((first) => range(first, first + 2));
  return [...withZeros, ...rows].map((numbers) => inside("street", numbers));
}

function corners(...withZeros: Lists): RouletteSpot[] {
  const squares = range(1, 32)
    .filter((first) => first % 3 !== 0)
    .map((first) => [first, first + 1, first + 3, first + 4]);
  return [...withZeros, ...squares].map((numbers) => inside("corner", numbers));
}

function sixLines(): RouletteSpot[] {
  return range(1, 31, 3).map((first) => inside("six_line", range(first, first + 5)));
}

function outsideSpots(): RouletteSpot[] {
  const all = range(1, 36);
  return [
    ...[1, 2, 3].map((column): RouletteSpot => {
      return { key: `column-${column}`, kind: "column", numbers: range(column, 36, 3) };
    }),
    ...[1, 2, 3].map((dozen): RouletteSpot => {
      return { key: `dozen-${dozen}`, kind: "dozen", numbers: range(dozen * 12 - 11, dozen * 12) };
    }),
    { key: "red", kind: "red_black", numbers: RED_NUMBERS },
    { key: "black", kind: "red_black", numbers: all.filter((n) => !RED_NUMBERS.includes(n)) },
    { key: "odd", kind: "odd_even", numbers: all.filter((n) => n % 2 === 1) },
    { key: "even", kind: "odd_even", numbers: all.filter((n) => n % 2 === 0) },
    { key: "low", kind: "low_high", numbers: range(1, 18) },
    { key: "high", kind: "low_high", numbers: range(19, 36) },
  ];
}
