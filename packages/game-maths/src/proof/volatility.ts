import { fractionToNumber } from "./fraction.ts";
import type { Fraction } from "./fraction.ts";

export type Volatility = "low" | "medium" | "high";

/** Standard deviation per unit staked from which a game counts as medium and as high. */
export const VOLATILITY_THRESHOLDS = { medium: 4, high: 9 } as const;

/** Standard deviation of the return of one unit staked, from its exact variance. */
export function standardDeviationOf(variance: Fraction): number {
  return Math.sqrt(fractionToNumber(variance));
}

/** The word for a standard deviation: low below 4, medium from 4, high from 9. */
export function volatilityOf(standardDeviation: number): Volatility {
  if (standardDeviation >= VOLATILITY_THRESHOLDS.high) return "high";
  return standardDeviation >= VOLATILITY_THRESHOLDS.medium ? "medium" : "low";
}
