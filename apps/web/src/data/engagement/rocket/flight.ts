import type { OwnRocketBetView, RocketRoundView } from "@houselight/contracts/rocket";
import {
  flightMs,
  mostTarget,
  multiplierAt,
  payoutOf,
  timeOf,
} from "@houselight/game-maths/rocket";

/** A rocket on its pad. */
export const ON_PAD = 100;

/** Returns how far the rocket of a round got, in hundredths; null until it is over. */
export const reachOf = ({
  point,
  broken_off_at,
}: Pick<RocketRoundView, "point" | "broken_off_at">): number | null => broken_off_at ?? point;

/** Returns how long a rocket has flown by the house's time, in milliseconds: 0 on its pad, its whole flight when it is gone. */
export function flownMs(round: RocketRoundView, houseMs: number): number {
  if (round.phase === "betting" || round.flew_at === null) return 0;
  const elapsedMs = Math.max(0, houseMs - Date.parse(round.flew_at));
  if (round.phase === "flying") return elapsedMs;
  if (round.broken_off_at !== null) return timeOf(round.broken_off_at);
  return round.point === null ? elapsedMs : flightMs(round.point);
}

/**
 * Returns the multiplier that is shown at a moment of the house's time, in hundredths. It goes on while
 * nothing is told, and never beyond where the rocket was gone.
 */
export function shownMultiplier(round: RocketRoundView, houseMs: number): number {
  const shown = multiplierAt(flownMs(round, houseMs));
  return Math.min(shown, reachOf(round) ?? shown);
}

/** Returns the multiplier at which a bet is cashed out by itself, in hundredths. */
export const ownTarget = ({
  target,
  stake_cents,
  currency,
}: Pick<OwnRocketBetView, "target" | "stake_cents" | "currency">): number =>
  target ?? mostTarget(BigInt(stake_cents), currency);

/** Returns what a bet would pay at a multiplier, in smallest units: no more than at its target. */
export const worthOf = (bet: OwnRocketBetView, multiplier: number): bigint =>
  payoutOf(BigInt(bet.stake_cents), Math.min(multiplier, ownTarget(bet)));
