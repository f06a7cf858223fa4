import { HALF_MINUTES } from "./state.ts";
import type { Strengths } from "./state.ts";

/**
 * The model. Each side scores at a rate of its own, independently of the other, as in Maher,
 * "Modelling association football scores" (Statistica Neerlandica 36, 1982), in steps of a minute: in
 * each minute a side scores once or not at all. About 55 % of goals fall in the second half. A red
 * card lowers the rate of the side that is shown it and raises that of the other.
 *
 * What is simplified: both rates are given, not estimated from results with weights by age, and low
 * scores have no correction of their dependence, as Dixon and Coles ("Modelling association football
 * scores and inefficiencies in the football betting market", Applied Statistics 46, 1997) have both.
 * Rates do not depend on the score, a side scores once a minute at most, stoppage belongs to minutes
 * 45 and 90, cards fall evenly over the match, and the model shows a side two of them at most.
 *
 * Every chance is a whole number out of 2³², rounded once from a product of IEEE doubles (+, −, ×, ÷
 * alone, which every machine rounds alike; no exp). Prices and simulation use the same whole numbers.
 */
export const CHANCES = 2 ** 32;

/** Share of a side's goals in each minute of either half: 45 % and 55 % over 45 minutes each. */
const MINUTE_SHARE = { first: 0.45 / 45, second: 0.55 / 45 } as const;

/** Red cards of a side over a match, about. */
const REDS_PER_MATCH = 0.1;
/** Chance out of 2³² that a side is shown a red card in a minute. */
export const RED_CHANCE = Math.round((REDS_PER_MATCH / 90) * CHANCES);
/** Red cards of a side of which the model takes notice. */
export const REDS_MOST = 2;

/** Factors on the rate of goals for each red card of one's own and of the other side. */
const OWN_RED = 0.7;
const OTHER_RED = 1.2;

/** Strongest side that the model takes: above it, one goal a minute at most would be felt. */
export const STRENGTH_MOST = 10;

/** Refuses strengths outside 0 to 10 goals. @throws RangeError */
export function assertStrengths(strengths: Strengths): void {
  for (const goals of [strengths.home, strengths.away])
    if (!(goals >= 0 && goals <= STRENGTH_MOST))
      throw new RangeError(`a strength is 0 to ${STRENGTH_MOST} goals, not ${goals}`);
}

/**
 * Returns the chance out of 2³² that a side scores in a minute (1 to 90). `strength` in goals over 90
 * minutes; red cards of its own and of the other side as they stood before that minute.
 */
export function goalChance(
  strength: number,
  minute: number,
  ownReds: number,
  otherReds: number,
): number {
  const share = minute <= HALF_MINUTES ? MINUTE_SHARE.first : MINUTE_SHARE.second;
  let rate = strength * share;
  for (let red = 0; red < Math.min(ownReds, REDS_MOST); red += 1) rate *= OWN_RED;
  for (let red = 0; red < Math.min(otherReds, REDS_MOST); red += 1) rate *= OTHER_RED;
  return Math.round(rate * CHANCES);
}

/**
 * Tells which side's goal comes first when both score in one minute: by turns, so that neither side
 * gains by it.
 */
export const isHomeFirst = (minute: number): boolean => minute % 2 === 1;
