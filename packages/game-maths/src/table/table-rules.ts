import type { Draw } from "../fairness/draw.ts";
import type { Fraction } from "../proof/fraction.ts";

/** One place on a layout that takes chips. */
export interface TableSpot {
  /** Unique on its layout: `straight-17`, `player_pair`. */
  readonly key: string;
  /** The bet that the spot is of; all spots of a kind have the same figures. */
  readonly kind: string;
}

/** Chips on a spot. */
export interface PlacedBet<Spot extends TableSpot> {
  readonly spot: Spot;
  /** Stake in the smallest money unit. */
  readonly amount: bigint;
}

/** A result that can come, and in how many of all equally likely ways. */
export interface WeightedResult<Result> {
  readonly result: Result;
  readonly weight: bigint;
}

/** Decides the rounds of a table on which one result settles every bet. */
export interface TableRules<Spot extends TableSpot, Result> {
  readonly spots: readonly Spot[];
  /** Plays the chance of one round. */
  draw(draw: Draw): Result;
  /** Returns what a spot gives back per unit staked, the stake included; 0 when it is lost. */
  returns(spot: Spot, result: Result): Fraction;
  /** Returns a name; two results of one name settle every spot alike. */
  classOf(result: Result): string | number;
  /** Returns results that differ for a spot: a short list. */
  classes(): readonly Result[];
  /** Returns the same, each with the ways in which it or one like it comes; may count for a while. */
  results(): readonly WeightedResult<Result>[];
}

/**
 * Returns of how many smallest units a stake on each spot must be a multiple, so that every payout is
 * exact: 2 where a half may come back, 20 where a win pays 19 to 20.
 */
export function stakeUnits<Spot extends TableSpot, Result>(
  rules: TableRules<Spot, Result>,
): ReadonlyMap<string, bigint> {
  const classes = rules.classes();
  return new Map(
    rules.spots.map((spot) => [
      spot.key,
      classes
        .map((result) => rules.returns(spot, result).denominator)
        .reduce((unit, denominator) => leastCommonMultiple(unit, denominator), 1n),
    ]),
  );
}

function leastCommonMultiple(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return (a / x) * b;
}
