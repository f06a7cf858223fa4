import type { BetState } from "@houselight/contracts";
import {
  type BetForm,
  isForm,
  type Leg,
  legOutcome,
  lineCount,
  payoutOf,
  potentialOf,
} from "@houselight/sports-maths/bets";

/** A bet on sport on record. Amounts in smallest units, odds in thousandths. */
export interface AuditedBet extends BetForm {
  readonly playerId: bigint;
  readonly id: string;
  readonly lines: number;
  readonly stake: bigint;
  readonly potential: bigint;
  readonly state: BetState;
  readonly payout: bigint | null;
  /** The house paid its stake, which is no part of what it pays. */
  readonly isFree: boolean;
  /** It waits to be looked at: the result of a leg has just come, or was taken back. */
  readonly isDue: boolean;
  readonly legs: readonly (Leg & { readonly position: number; readonly fixture: number })[];
}

/** Tells what is wrong with a bet by its form and its legs: nothing, as a rule. */
export function betFaults(bet: AuditedBet): string[] {
  const { kind, sizes, lines, stake, legs } = bet;
  const count = legs.length;
  const places = legs.map(({ position }) => position);
  const misplaced = fault(
    places.some((position, at) => position !== at + 1),
    `has legs at ${places.join()}`,
  );
  if (!isForm({ kind, sizes }, count))
    return [...misplaced, `is no ${kind}${sizes ? ` in ${sizes.join()}` : ""} of ${count} legs`];
  const due = lineCount(bet, count);
  const isDivided = stake % BigInt(due) === 0n;
  return [
    ...misplaced,
    ...fault(
      new Set(legs.map(({ fixture }) => fixture)).size !== count,
      "has two legs on one fixture",
    ),
    ...fault(lines !== due, `has ${lines} lines, its form ${due}`),
    ...fault(!isDivided, `stakes ${stake}, which ${due} lines do not share`),
    ...(isDivided ? moneyFaults(bet, stake / BigInt(due)) : []),
  ];
}

function moneyFaults(bet: AuditedBet, lineStake: bigint): string[] {
  const { potential, legs } = bet;
  const odds = legs.map((leg) => leg.odds);
  const most = paidOf(bet, potentialOf(bet, lineStake, odds));
  return [
    ...fault(potential !== most, `may bring ${potential}, its legs ${most}`),
    ...endFaults(bet, lineStake, most),
  ];
}

/** @param most that the bet could bring when it was accepted */
function endFaults(bet: AuditedBet, lineStake: bigint, most: bigint): string[] {
  const { state, stake, legs, isDue } = bet;
  const payout = bet.payout ?? 0n;
  switch (state) {
    // What was given back or cashed out is final, whatever its legs come to.
    case "void": {
      // The stake of a free bet goes back to the house.
      const owed = bet.isFree ? 0n : stake;
      return fault(payout !== owed, `was given back ${payout} of ${owed}`);
    }
    case "cashed_out":
      return fault(
        bet.isFree || payout <= 0n || payout > most,
        `was cashed out for ${payout}, could bring ${most}`,
      );
    case "open":
    case "won":
    case "lost":
    case "half_won":
    case "half_lost": {
      const { least, decided } = payoutOf(bet, lineStake, legs);
      // While a result is under review the bet stands as it was settled.
      if (!decided) return fault(payout > most, `was paid ${payout}, could bring ${most}`);
      if (isDue) return [];
      const word = endOf(bet, least);
      const owed = word === "void" && !bet.isFree ? stake : paidOf(bet, least);
      const said = state === "open" ? "is open" : `is ${state} and paid ${payout}`;
      return fault(state !== word || payout !== owed, `${said}, by its legs ${word} and ${owed}`);
    }
  }
}

/** Returns what a player gets of what a bet returns. */
const paidOf = ({ isFree, stake }: AuditedBet, returned: bigint): bigint => {
  if (!isFree) return returned;
  return returned > stake ? returned - stake : 0n;
};

const isGivenBack = (legs: AuditedBet["legs"]): boolean =>
  legs.every(({ result }) => result?.voidFactor === 1000);

/** Returns the word for how a bet ends that returns so much: of a single that of its leg. */
function endOf({ kind, legs }: AuditedBet, returned: bigint): BetState {
  if (isGivenBack(legs)) return "void";
  const [leg] = legs;
  const outcome = kind === "single" && leg?.result ? legOutcome(leg.result) : null;
  if (outcome === null || outcome === "dead_heat") return returned > 0n ? "won" : "lost";
  return outcome;
}

const fault = (isWrong: boolean, text: string): string[] => (isWrong ? [text] : []);
