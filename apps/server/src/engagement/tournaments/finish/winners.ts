import type { Place } from "../scores/place-store.ts";

/** A player who is to be paid. `place` is the place or the level, from 1. */
export interface Winner {
  readonly playerId: bigint;
  readonly place: number;
  readonly amount: bigint;
  readonly bets: bigint;
  readonly points: bigint;
  readonly version: bigint;
}

/** Gives the prizes to the first places, as far as both go. */
export const placedWinners = (
  places: readonly Omit<Place, "tournamentId">[],
  prizes: readonly bigint[],
): Winner[] =>
  places.flatMap((one) => {
    const amount = prizes[one.place - 1] ?? 0n;
    return amount > 0n ? [{ ...one, amount }] : [];
  });

/** Returns the level that is reached with so many hundredths of a euro staked, from 1; 0 for none. */
export const levelOf = (minima: readonly bigint[], bets: bigint): number =>
  minima.filter((minimum) => minimum <= bets).length;
