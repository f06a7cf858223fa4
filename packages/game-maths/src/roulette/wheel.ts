/** Number by which the pocket of the double zero is drawn and told: it comes after 36. */
export const DOUBLE_ZERO = 37;

/** Numbers in the order of the European wheel, clockwise from the zero. */
export const SINGLE_ZERO_WHEEL: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14,
  31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
];

/** Numbers in the order of the American wheel, clockwise from the zero; the double zero (37) lies opposite. */
export const DOUBLE_ZERO_WHEEL: readonly number[] = [
  0, 28, 9, 26, 30, 11, 7, 20, 32, 17, 5, 22, 34, 15, 3, 24, 36, 13, 1, 37, 27, 10, 25, 29, 12, 8,
  19, 31, 18, 6, 21, 33, 16, 4, 23, 35, 14, 2,
];

export const RED_NUMBERS: readonly number[] = [
  1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36,
];

export type PocketColour = "green" | "red" | "black";

/** Tells whether a pocket is a zero: all bets but those on it lose, or give back a half. */
export const isZero = (number: number): boolean => number === 0 || number === DOUBLE_ZERO;

/** The colour of a pocket. @throws RangeError outside 0 to 36 and the double zero. */
export function pocketColour(number: number): PocketColour {
  if (!DOUBLE_ZERO_WHEEL.includes(number)) throw new RangeError(`no pocket ${number}`);
  if (isZero(number)) return "green";
  return RED_NUMBERS.includes(number) ? "red" : "black";
}

/** Writes a pocket as the wheel does: "0", "00", "17". */
export const pocketName = (number: number): string =>
  number === DOUBLE_ZERO ? "00" : String(number);
