import { lineSizes } from "./bet-form.ts";
import type { BetForm } from "./bet-form.ts";
import { payoutOf, settled } from "./payout.ts";
import type { Leg } from "./payout.ts";
import { floorOf, ratio, sumOfLines } from "./sum-of-lines.ts";

/** A leg of a bet that is to be cashed out. */
export interface CashOutLeg extends Leg {
  /** Odds of its selection at present, in whole thousandths; null when it is not offered. */
  readonly now: number | null;
}

/**
 * Returns what is offered for a bet now, in smallest units: the sum over its lines of line stake ×
 * multipliers of the decided legs × odds/now of the undecided ones, less the margin (50 is 5 %),
 * floored once, and never more than the bet can still bring. 0n when nothing can come back. Null when
 * an undecided leg of a line that is still alive has no odds at present.
 * @throws RangeError when legs and form do not fit, or for a margin outside 0 to 1000.
 */
export function cashOutOf(
  form: BetForm,
  lineStake: bigint,
  legs: readonly CashOutLeg[],
  marginPermille: number,
): bigint | null {
  if (!Number.isInteger(marginPermille) || marginPermille < 0 || marginPermille > 1000)
    throw new RangeError(`a margin of ${marginPermille} thousandths`);
  const { most } = payoutOf(form, lineStake, legs);
  if (!hasLiveLine(form, legs)) return 0n;
  if (legs.some(({ result, now }) => result === null && now === null)) return null;
  const { over, under } = sumOfLines(
    form,
    legs.map((leg) => settled(leg) ?? ratio(leg.odds, leg.now ?? leg.odds)),
  );
  const share = { over: over * BigInt(1000 - marginPermille), under: under * 1000n };
  const value = floorOf(lineStake, share);
  return value < most ? value : most;
}

/**
 * Tells whether a line has no lost leg. A system has every line of its smallest size, so when one
 * lives, each undecided leg stands in a line that does.
 */
function hasLiveLine(form: BetForm, legs: readonly CashOutLeg[]): boolean {
  const alive = legs.filter((leg) => settled(leg)?.over !== 0n).length;
  return Math.min(...lineSizes(form, legs.length)) <= alive;
}
