import type { Draw } from "../fairness/draw.ts";
import {
  chanceOfHeight,
  drawHeight,
  highestTarget,
  LEAST_HEIGHT,
  MOST_DOUBLINGS,
  TARGETS,
} from "../limbo/index.ts";
import { originalStakes } from "../originals/index.ts";
import type { Fraction } from "../proof/fraction.ts";

/** The rocket's name among the things that wagers are placed on. */
export const ROCKET = "rocket-chance";

/** The multiplier doubles in so many milliseconds. */
const DOUBLES_EVERY_MS = 8_000;
/** A rocket that is gone at once got so far, in hundredths: nothing is won below `LEAST_TARGET`. */
const PAD = 100;
/** The least multiplier at which a bet is cashed out, in hundredths. */
export const LEAST_TARGET = 101;

/** Everything that decides a flight: a change of any value is another game. */
export const CONFIG = {
  doublesEveryMs: DOUBLES_EVERY_MS,
  leastTarget: LEAST_TARGET,
  mostTarget: TARGETS.most,
  leastHeight: LEAST_HEIGHT,
  mostDoublings: MOST_DOUBLINGS,
} as const;

/**
 * Draws how far a rocket gets: at least M hundredths with a chance of exactly 99/M for every M from
 * `LEAST_TARGET` on, as the multiplier of limbo.
 */
export const drawPoint = (draw: Draw): number => Math.max(PAD, drawHeight(draw));

/** Returns the exact chance that a rocket gets to a multiplier in hundredths, from `LEAST_TARGET` on. */
export const chanceOf = (target: number): Fraction => chanceOfHeight(target);

/** Returns the multiplier, in whole hundredths, after so many milliseconds of a flight. */
export const multiplierAt = (elapsedMs: number): number =>
  Math.floor(PAD * 2 ** (Math.max(0, elapsedMs) / DOUBLES_EVERY_MS));

/** Returns the first whole millisecond of a flight at which the multiplier is so many hundredths. */
export function timeOf(multiplier: number): number {
  let ms = Math.max(0, Math.ceil(DOUBLES_EVERY_MS * Math.log2(multiplier / PAD)));
  while (multiplierAt(ms) < multiplier) ms += 1;
  while (ms > 0 && multiplierAt(ms - 1) >= multiplier) ms -= 1;
  return ms;
}

/** Returns after how many milliseconds a rocket is gone that gets so far: with the next hundredth. */
export const flightMs = (point: number): number => timeOf(point + 1);

/** Returns the stakes that are offered in a currency; null when the game is not. */
export const rocketStakes = originalStakes;

/** Returns the multiplier, in hundredths, at which a bet is cashed out at the latest: it pays a million euro at most. */
export const mostTarget = (stake: bigint, currency: string): number =>
  highestTarget(stake, currency);

/** Returns what a bet pays that is cashed out at a multiplier, in smallest units: rounded down. */
export const payoutOf = (stake: bigint, multiplier: number): bigint =>
  (stake * BigInt(multiplier)) / 100n;
