import type { Draw } from "../fairness/draw.ts";
import { fraction } from "../proof/fraction.ts";
import type { Fraction } from "../proof/fraction.ts";
import type { DecidedRound, Prize } from "../originals/index.ts";
import { hasOnly, isWholeBetween } from "../stakes/bet-readers.ts";
import type { DiceOutcome } from "./wire.ts";

/** Rolls from 0.00 to 99.99, in hundredths: 0 to 9,999. */
export const ROLLS = 10_000;
/** Winning rolls that a choice may have: more of them would pay hardly more than the stake. */
export const CHANCES = { least: 1, most: 9_800 } as const;
/** Returned of all stakes, in hundredths. */
const RETURN = 99;

export const SIDES = ["under", "over"] as const;
export type DiceSide = (typeof SIDES)[number];

/** A side and the number, in hundredths, that a roll must stay under or come over. */
export interface DiceChoice {
  readonly side: DiceSide;
  readonly target: number;
}

/** Returns how many of the 10,000 rolls win. */
export const winningRolls = ({ side, target }: DiceChoice): number =>
  side === "under" ? target : ROLLS - 1 - target;

/** Returns the choice of a side that this many rolls win. */
export const choiceOfChance = (side: DiceSide, rolls: number): DiceChoice => ({
  side,
  target: side === "under" ? rolls : ROLLS - 1 - rolls,
});

/** Returns what a win pays in stakes: exactly 99 % of what the chance alone would make fair. */
export const diceMultiple = (choice: DiceChoice): Fraction =>
  fraction(BigInt(ROLLS * RETURN), BigInt(winningRolls(choice) * 100));

const isWin = ({ side, target }: DiceChoice, roll: number): boolean =>
  side === "under" ? roll < target : roll > target;

/** Rolls once: draws one number in [0, 10,000). */
export function rollDice(choice: DiceChoice, draw: Draw): DecidedRound<DiceOutcome> {
  const roll = draw(ROLLS);
  const won = isWin(choice, roll);
  return {
    multiple: won ? diceMultiple(choice) : fraction(0n),
    outcome: { kind: "dice", roll, won },
  };
}

/** Returns what a choice can return, counted over all 10,000 rolls. */
export function dicePrizes(choice: DiceChoice): readonly Prize[] {
  let wins = 0;
  for (let roll = 0; roll < ROLLS; roll += 1) if (isWin(choice, roll)) wins += 1;
  return [
    { multiple: diceMultiple(choice), chance: fraction(BigInt(wins), BigInt(ROLLS)) },
    { multiple: fraction(0n), chance: fraction(BigInt(ROLLS - wins), BigInt(ROLLS)) },
  ];
}

/** Reads a side and a target; null when they are not offered. */
export function readDiceChoice(fields: Readonly<Record<string, unknown>>): DiceChoice | null {
  if (!hasOnly(fields, ["side", "target"])) return null;
  const side = SIDES.find((each) => each === fields["side"]);
  const { target } = fields;
  if (side === undefined || !isWholeBetween(target, 0, ROLLS - 1)) return null;
  const choice = { side, target };
  return isWholeBetween(winningRolls(choice), CHANCES.least, CHANCES.most) ? choice : null;
}
