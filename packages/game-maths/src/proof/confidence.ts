/** Two-sided 99 % point of the normal distribution. */
export const NORMAL_99 = 2.5758293035489;

/** A simulated mean beside the exact figure. */
export interface Agreement {
  readonly mean: number;
  /** Ends of the 99 % interval around the mean. */
  readonly interval: readonly [low: number, high: number];
  /** True when the exact figure lies in it. A true figure does for 99 seeds in 100. */
  readonly agrees: boolean;
}

/**
 * The 99 % interval of a simulated mean. It takes the EXACT standard deviation: the
 * sample's own is too small whenever the rare high wins have not come yet.
 */
export function agreement(
  mean: number,
  rounds: number,
  exactMean: number,
  exactDeviation: number,
): Agreement {
  const halfWidth = (NORMAL_99 * exactDeviation) / Math.sqrt(rounds);
  const interval = [mean - halfWidth, mean + halfWidth] as const;
  return { mean, interval, agrees: interval[0] <= exactMean && exactMean <= interval[1] };
}
