/** Pockets of a single-zero wheel, 0 to 36. */
export const POCKET_COUNT = 37;

/** Numbers in the order of the European wheel, clockwise from the zero. */
export const WHEEL_ORDER: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14,
  31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
];

export const RED_NUMBERS: readonly number[] = [
  1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36,
];

export type PocketColour = "green" | "red" | "black";

/** The colour of a pocket. @throws RangeError outside 0 to 36. */
export function pocketColour(number: number): PocketColour {
  if (!WHEEL_ORDER.includes(number)) throw new RangeError(`no pocket ${number}`);
  if (number === 0) return "green";
  return RED_NUMBERS.includes(number) ? "red" : "black";
}
