import { marketOf, type Selection } from "../bets/bet.ts";

/** The whole of a stake factor, thousandths. */
export const WHOLE_STAKE = 1000;

/** Bounds of the stakes of one player, besides the bounds of everybody. Amounts in hundredths of a euro. */
export interface PlayerBounds {
  /** Thousandths of what others may stake. */
  readonly stakePermille: number;
  /** Brought by the bets of this day: of those that are open the most, of others what they ended with. */
  readonly dayEur: bigint;
  /** Brought by all bets on a market, by `marketOf`. */
  readonly marketsEur: ReadonlyMap<string, bigint>;
}

/** Bounds of somebody who has placed nothing, and of guests. */
export const NO_BETS: PlayerBounds = {
  stakePermille: WHOLE_STAKE,
  dayEur: 0n,
  marketsEur: new Map(),
};

/** Returns the day (UTC) of a moment, as the moments that it begins and ends at. */
export function dayOf(at: Date): { readonly from: Date; readonly until: Date } {
  const from = new Date(at);
  from.setUTCHours(0, 0, 0, 0);
  const until = new Date(from);
  until.setUTCDate(from.getUTCDate() + 1);
  return { from, until };
}

/** Returns bounds after one more bet was accepted, which may bring so much. */
export function withBet(
  bounds: PlayerBounds,
  legs: readonly Selection[],
  potentialEur: bigint,
): PlayerBounds {
  const marketsEur = new Map(bounds.marketsEur);
  for (const leg of legs)
    marketsEur.set(marketOf(leg), (marketsEur.get(marketOf(leg)) ?? 0n) + potentialEur);
  return { ...bounds, dayEur: bounds.dayEur + potentialEur, marketsEur };
}
