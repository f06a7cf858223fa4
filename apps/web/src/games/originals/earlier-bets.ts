import type { BetView } from "@houselight/contracts/house-games";

/** A bet of one stake, as it goes over the wire. */
export type StakedBet = BetView & { readonly stake_cents: number };

const MOST_KEPT = 100;

const isSame = (a: BetView | undefined, b: BetView): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** Returns the bets that were chosen one after the other, with the one that is chosen now. */
export const withBet = (chosen: readonly StakedBet[], bet: StakedBet): readonly StakedBet[] =>
  isSame(chosen.at(-1), bet) ? chosen : [...chosen, bet].slice(-MOST_KEPT);

/** Returns a bet at twice its stake; null where that stake is not offered. */
export const doubledBet = (bet: StakedBet, stakes: readonly number[]): StakedBet | null =>
  stakes.includes(2 * bet.stake_cents) ? { ...bet, stake_cents: 2 * bet.stake_cents } : null;

/**
 * Returns the bet of the last round for the next one; null where it is chosen already, or its stake
 * is offered no more.
 */
export function repeatedBet(
  last: BetView | null,
  bet: StakedBet,
  stakes: readonly number[],
): StakedBet | null {
  const stake_cents = Number(last?.["stake_cents"]);
  if (!last || isSame(last, bet) || !stakes.includes(stake_cents)) return null;
  return { ...last, stake_cents };
}
