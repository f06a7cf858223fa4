import { ROLLS } from "@houselight/game-maths/dice";

const END = ROLLS - 1;

const slowing = (progress: number): number => 1 - (1 - progress) ** 3;

/**
 * Returns where the die is on the scale, in hundredths: from where it lay to the right end, back to the left
 * one, and out to the roll, slower and slower. It is never pulled back: the roll is where its way ends.
 */
export function placeOnWay(from: number, roll: number, progress: number): number {
  const gone = slowing(progress) * wayLength(from, roll);
  const toRight = END - from;
  if (gone <= toRight) return from + gone;
  if (gone <= toRight + END) return END - (gone - toRight);
  return Math.min(roll, gone - toRight - END);
}

/** Returns how far the die goes in all, in hundredths. */
export const wayLength = (from: number, roll: number): number => END - from + END + roll;

/** Returns how far it has gone at a progress, in hundredths: it turns by that. */
export const goneOnWay = (from: number, roll: number, progress: number): number =>
  slowing(progress) * wayLength(from, roll);
