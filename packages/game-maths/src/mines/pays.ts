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

/** Multiples by the number of mines, after 0, 1, 2 … picks up to the last that is offered. */
const TABLES = new Map<number, readonly Fraction[]>();

/** Returns what cashing out after so many picks pays, in stakes: 99 % of the fair multiple. */
export const multipleOf = (mines: number, picks: number): Fraction =>
  multiplesOf(mines)[picks] ?? countMultiple(mines, picks);

/** Returns after how many picks a round is paid out by itself: no more may be taken. */
export const mostPicks = (mines: number): number => multiplesOf(mines).length - 1;

// Every pick of every round asks for them: they are counted once.
function multiplesOf(mines: number): readonly Fraction[] {
  const known = TABLES.get(mines);
  if (known) return known;
  const table = [countMultiple(mines, 0), countMultiple(mines, 1)];
  while (table.length <= FIELDS - mines) {
    const next = countMultiple(mines, table.length);
    if (!isBelowMost(next)) break;
    table.push(next);
  }
  TABLES.set(mines, table);
  return table;
}

function countMultiple(mines: number, picks: number): Fraction {
  const { numerator, denominator } = chanceOfPicks(mines, picks);
  return multiplyFractions(RETURN, fraction(denominator, numerator));
}

const isBelowMost = ({ numerator, denominator }: Fraction): boolean =>
  numerator <= BigInt(MOST_STAKES) * denominator;
