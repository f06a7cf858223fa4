import { fraction, multiplyFractions } from "../proof/fraction.ts";
import type { Fraction } from "../proof/fraction.ts";

/** Fields of the board, five by five. */
export const FIELDS = 25;
/** Mines that a player may choose. */
export const MINES = { fewest: 1, most: FIELDS - 1 } as const;
/** A round never pays more than this, in stakes: it is paid out by itself at the last pick below. */
export const MOST_STAKES = 10_000;
/** The part of the fair multiple that is paid. */
const RETURN = fraction(99n, 100n);

/** Returns the chance that so many picks in a row meet no mine. */
export function chanceOfPicks(mines: number, picks: number): Fraction {
  let numerator = 1n;
  let denominator = 1n;
  for (let pick = 0; pick < picks; pick += 1) {
    numerator *= BigInt(FIELDS - mines - pick);
    denominator *= BigInt(FIELDS - pick);
  }
  return fraction(numerator, denominator);
}

/** Returns what cashing out after so many picks pays, in stakes: 99 % of the fair multiple. */
export function multipleOf(mines: number, picks: number): Fraction {
  const { numerator, denominator } = chanceOfPicks(mines, picks);
  return multiplyFractions(RETURN, fraction(denominator, numerator));
}

/** Returns after how many picks a round is paid out by itself: no more may be taken. */
export function mostPicks(mines: number): number {
  let picks = 1;
  while (picks < FIELDS - mines && isBelowMost(multipleOf(mines, picks + 1))) picks += 1;
  return picks;
}

const isBelowMost = ({ numerator, denominator }: Fraction): boolean =>
  numerator <= BigInt(MOST_STAKES) * denominator;
