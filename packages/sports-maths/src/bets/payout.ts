import type { BetForm } from "./bet-form.ts";
import { multiplierOf } from "./leg-result.ts";
import type { LegSettlement } from "./leg-result.ts";
import { floorOf, ratio, sumOfLines } from "./sum-of-lines.ts";
import type { Ratio } from "./sum-of-lines.ts";

/** A leg with its odds, in whole thousandths; `result` is null while it is undecided. */
export interface Leg {
  readonly odds: number;
  readonly result: LegSettlement | null;
}

/** Bounds of what a bet returns, in smallest units, stake included. */
export interface Payout {
  /** Return when every undecided leg loses. */
  readonly least: bigint;
  /** Return when every undecided leg wins. */
  readonly most: bigint;
  /** True when no undecided leg can change the payout, as in an accumulator with a lost leg. */
  readonly decided: boolean;
}

const NOTHING: Ratio = { over: 0n, under: 1n };

/**
 * Returns the most that a bet can bring back, in smallest units, stake included: every leg won.
 * `lineStake` is the stake of each line; the exact sum over the lines is floored once.
 * @throws RangeError when legs and form do not fit.
 */
export const potentialOf = (form: BetForm, lineStake: bigint, odds: readonly number[]): bigint =>
  floorOf(lineStake, sumOfLines(form, odds.map(oddsRatio)));

/**
 * Returns the bounds of what a bet pays, from the results of its legs so far. Each line returns its
 * stake times the product of its legs' multipliers; the exact sum over the lines is floored once.
 * @throws RangeError when legs and form do not fit.
 */
export function payoutOf(form: BetForm, lineStake: bigint, legs: readonly Leg[]): Payout {
  const least = sumOfLines(
    form,
    legs.map((leg) => settled(leg) ?? NOTHING),
  );
  const most = sumOfLines(
    form,
    legs.map((leg) => settled(leg) ?? oddsRatio(leg.odds)),
  );
  return {
    least: floorOf(lineStake, least),
    most: floorOf(lineStake, most),
    // The exact sums: a small stake must not decide by its rounding what the legs have not.
    decided: least.over * most.under === most.over * least.under,
  };
}

/** Tells whether odds that are multiplied reach a least value, all in thousandths: exactly, nothing is rounded. */
export function reachesOdds(odds: readonly number[], least: number): boolean {
  const product = odds.reduce((all, one) => all * BigInt(one), 1n);
  return product * 1000n >= BigInt(least) * 1000n ** BigInt(odds.length);
}

/** Returns the multiplier of a decided leg; null of an undecided one. */
export const settled = ({ odds, result }: Leg): Ratio | null =>
  result === null ? null : multiplierOf({ odds, ...result });

const oddsRatio = (odds: number): Ratio => ratio(odds, 1000);
