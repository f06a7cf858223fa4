import { fraction } from "../proof/fraction.ts";
import type { Fraction } from "../proof/fraction.ts";
import { CRAPS_PAYS, ODDS_PAYS, POINTS, spotOf } from "./spots.ts";
import type { CrapsSpot, Pay, Point } from "./spots.ts";

/** Two dice in the order in which they were drawn, each 1 to 6. */
export type Dice = readonly [number, number];

/** The effect of a roll on a bet: it stands, travels to a number, or is decided. */
export type Verdict =
  | { readonly kind: "stands" }
  | { readonly kind: "travels"; readonly to: CrapsSpot }
  /** Per unit staked, the stake included: nothing when it is lost, one when it is given back. */
  | { readonly kind: "decided"; readonly returns: Fraction };

const STANDS: Verdict = { kind: "stands" };
const decided = (returns: Fraction): Verdict => ({ kind: "decided", returns });
const LOST = decided(fraction(0n));
const PUSHED = decided(fraction(1n));
const paid = ([win, stake]: Pay): Verdict => decided(fraction(BigInt(win + stake), BigInt(stake)));
const EVEN = paid([1, 1]);

export const totalOfDice = ([a, b]: Dice): number => a + b;

/** Returns a total as a point; null when it is none. */
export const pointOf = (total: number): Point | null =>
  POINTS.find((point) => point === total) ?? null;

/** Returns the point after a roll: a come-out roll sets it, its own number and a seven clear it. */
export function pointAfter(point: Point | null, dice: Dice): Point | null {
  const total = totalOfDice(dice);
  if (point === null) return pointOf(total);
  return total === point || total === 7 ? null : point;
}

/** Returns what a roll does to the bet on a spot, whatever else lies on the table. */
export function verdictOf(spot: CrapsSpot, dice: Dice, point: Point | null): Verdict {
  const total = totalOfDice(dice);
  switch (spot.role) {
    case "line":
      return point === null ? firstRoll(spot, total, STANDS) : onNumber(spot, total, point);
    case "come": {
      const number = pointOf(total);
      const to = number === null ? null : spotOf(`${spot.key}-${number}`);
      return to === null ? firstRoll(spot, total, STANDS) : { kind: "travels", to };
    }
    case "travelled":
    case "odds":
      return onNumber(spot, total, spot.number ?? point);
    case "place":
      if (total === spot.number) return paid(CRAPS_PAYS[spot.kind][0]);
      return total === 7 ? LOST : STANDS;
    case "hard":
      if (total !== spot.number) return total === 7 ? LOST : STANDS;
      return dice[0] === dice[1] ? paid(CRAPS_PAYS[spot.kind][0]) : LOST;
    default:
      return oneRoll(spot, total);
  }
}

/** Decides a line or come bet on its first roll. Of the wrong side a twelve gives it back. */
function firstRoll({ side }: CrapsSpot, total: number, otherwise: Verdict): Verdict {
  const isNatural = total === 7 || total === 11;
  const isCraps = total === 2 || total === 3 || total === 12;
  if (side === "right") return isNatural ? EVEN : isCraps ? LOST : otherwise;
  if (total === 12) return PUSHED;
  return isCraps ? EVEN : isNatural ? LOST : otherwise;
}

/** Decides a bet that waits for its number or the seven. */
function onNumber({ side, role }: CrapsSpot, total: number, number: Point | null): Verdict {
  if (number === null) throw new RangeError("a bet waits for a number that is not set");
  const wins = side === "right" ? number : 7;
  const loses = side === "right" ? 7 : number;
  if (total === loses) return LOST;
  if (total !== wins) return STANDS;
  if (role !== "odds") return EVEN;
  const [win, stake] = ODDS_PAYS[number];
  return paid(side === "right" ? [win, stake] : [stake, win]);
}

const ONCE_TOTALS: Readonly<Record<string, readonly number[]>> = {
  any_seven: [7],
  any_craps: [2, 3, 12],
  two: [2],
  three: [3],
  eleven: [11],
  twelve: [12],
};

const [FIELD_EVEN, FIELD_DOUBLE, FIELD_TRIPLE] = CRAPS_PAYS.field;

/** Decides a bet of one roll. */
function oneRoll({ kind }: CrapsSpot, total: number): Verdict {
  if (kind === "field") {
    if (total === 2) return paid(FIELD_DOUBLE);
    if (total === 12) return paid(FIELD_TRIPLE);
    return [3, 4, 9, 10, 11].includes(total) ? paid(FIELD_EVEN) : LOST;
  }
  return ONCE_TOTALS[kind]?.includes(total) ? paid(CRAPS_PAYS[kind][0]) : LOST;
}
