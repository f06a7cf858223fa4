import type { Draw } from "../fairness/draw.ts";
import type { PlacedBet, TableRules, TableSpot } from "./table-rules.ts";

/** One bet with what it returned. */
export interface SettledBet<Spot extends TableSpot> extends PlacedBet<Spot> {
  /** Smallest money unit, the stake included where it comes back; 0 when lost. */
  readonly payout: bigint;
}

export interface TableRound<Spot extends TableSpot, Result> {
  readonly result: Result;
  readonly bets: readonly SettledBet<Spot>[];
  readonly totalStake: bigint;
  readonly payout: bigint;
}

/**
 * Returns the payout of one bet for a result.
 * @throws RangeError when it is no whole number of smallest units (the caller parses bets first).
 */
export function payoutOf<Spot extends TableSpot, Result>(
  { returns }: Pick<TableRules<Spot, Result>, "returns">,
  { spot, amount }: PlacedBet<Spot>,
  result: Result,
): bigint {
  const { numerator, denominator } = returns(spot, result);
  const paid = amount * numerator;
  if (paid % denominator !== 0n)
    throw new RangeError(`a stake of ${amount} on ${spot.key} has no exact payout`);
  return paid / denominator;
}

/** Settles every bet for a result that has come. */
export function settleBets<Spot extends TableSpot, Result>(
  rules: Pick<TableRules<Spot, Result>, "returns">,
  bets: readonly PlacedBet<Spot>[],
  result: Result,
): TableRound<Spot, Result> {
  const settled = bets.map((bet) => ({ ...bet, payout: payoutOf(rules, bet, result) }));
  return {
    result,
    bets: settled,
    totalStake: bets.reduce((sum, bet) => sum + bet.amount, 0n),
    payout: settled.reduce((sum, bet) => sum + bet.payout, 0n),
  };
}

/**
 * Plays one round: draws a result and settles every bet.
 * @throws RangeError without a bet (the caller parses bets first).
 */
export function playTable<Spot extends TableSpot, Result>(
  rules: TableRules<Spot, Result>,
  bets: readonly PlacedBet<Spot>[],
  draw: Draw,
): TableRound<Spot, Result> {
  if (bets.length === 0) throw new RangeError("a round at a table needs a bet");
  return settleBets(rules, bets, rules.draw(draw));
}
