import type { BetProof } from "../game.ts";
import {
  addFractions,
  equalFractions,
  fraction,
  multiplyFractions,
  subtractFractions,
} from "../proof/fraction.ts";
import type { Fraction } from "../proof/fraction.ts";
import { standardDeviationOf, volatilityOf } from "../proof/volatility.ts";
import { settleBets } from "./play-table.ts";
import { stakeUnits } from "./table-rules.ts";
import type { PlacedBet, TableRules, TableSpot } from "./table-rules.ts";

/** The exact mathematics of one bet, or of several placed together, per unit staked. */
export interface TableBetProof extends BetProof {
  readonly variance: Fraction;
  /** Highest return, the stake included. */
  readonly maxWin: Fraction;
}

/** The figures of a kind of bet. */
export interface TableKindProof extends TableBetProof {
  readonly betKind: string;
  /** Number of spots of this kind; all have the same figures. */
  readonly spots: number;
}

/**
 * Proves every kind of bet by settling each spot for every result.
 * @throws Error when two spots of a kind differ: the layout or the pay table would be wrong.
 */
export function proveTable<Spot extends TableSpot, Result>(
  rules: TableRules<Spot, Result>,
): readonly TableKindProof[] {
  const kinds = [...new Set(rules.spots.map(({ kind }) => kind))];
  const results = rules.results();
  return kinds.map((betKind): TableKindProof => {
    const spots = rules.spots.filter((spot) => spot.kind === betKind);
    const proofs = spots.map((spot) => proveOver(rules, unitBets(rules, [spot]), results));
    const first = proofs[0] as TableBetProof;
    for (const [index, each] of proofs.entries()) {
      if (!equalFractions(each.rtp, first.rtp) || !equalFractions(each.variance, first.variance)) {
        throw new Error(`${spots[index]?.key} differs from the other spots of its kind`);
      }
    }
    return { betKind, spots: spots.length, ...first };
  });
}

/** Returns equal bets on spots, as small as all their payouts allow. */
export function unitBets<Spot extends TableSpot, Result>(
  rules: TableRules<Spot, Result>,
  spots: readonly Spot[],
): readonly PlacedBet<Spot>[] {
  const units = stakeUnits(rules);
  // A multiple of every unit, not the least one: units are small, and the figures are per unit staked.
  const amount = [...new Set(spots.map(({ key }) => units.get(key) ?? 1n))].reduce(
    (product, unit) => product * unit,
    1n,
  );
  return spots.map((spot) => ({ spot, amount }));
}

/** Returns the exact figures of bets placed together, by settling them for every result. */
export const proveBets = <Spot extends TableSpot, Result>(
  rules: TableRules<Spot, Result>,
  bets: readonly PlacedBet<Spot>[],
): TableBetProof => proveOver(rules, bets, rules.results());

function proveOver<Spot extends TableSpot, Result>(
  rules: TableRules<Spot, Result>,
  bets: readonly PlacedBet<Spot>[],
  results: ReturnType<TableRules<Spot, Result>["results"]>,
): TableBetProof {
  const ways = results.reduce((sum, { weight }) => sum + weight, 0n);
  const shares = results.map(({ result, weight }) => {
    const { payout, totalStake } = settleBets(rules, bets, result);
    return { value: fraction(payout, totalStake), chance: fraction(weight, ways) };
  });
  const mean = (power: (value: Fraction) => Fraction): Fraction =>
    addFractions(...shares.map(({ value, chance }) => multiplyFractions(chance, power(value))));
  const rtp = mean((value) => value);
  const variance = subtractFractions(
    mean((value) => multiplyFractions(value, value)),
    multiplyFractions(rtp, rtp),
  );
  const standardDeviation = standardDeviationOf(variance);
  return {
    rtp,
    hitRate: mean((value) => fraction(value.numerator > 0n ? 1n : 0n)),
    variance,
    standardDeviation,
    volatility: volatilityOf(standardDeviation),
    maxWin: shares.reduce((high, { value }) => (isAbove(value, high) ? value : high), fraction(0n)),
  };
}

/** Tells whether a fraction is greater than another. */
export const isAbove = (a: Fraction, b: Fraction): boolean =>
  a.numerator * b.denominator > b.numerator * a.denominator;
