/** So many of the latest samples of the house's clock count: those of a few rounds, or answers. */
const SAMPLES = 16;

/**
 * Differences between the house's clock and the browser's, in milliseconds, the latest last. Each is too
 * small by as long as its answer was on the way.
 */
export type ClockSamples = readonly number[];

/**
 * Adds what a told state says of the clocks: `told` is the house's time, `hereMs` the browser's when it came.
 * What is no time says nothing.
 */
export function withSample(samples: ClockSamples, told: string, hereMs: number): ClockSamples {
  const sample = Date.parse(told) - hereMs;
  return Number.isNaN(sample) ? samples : [...samples, sample].slice(-SAMPLES);
}

/**
 * Returns by how much the house's clock is ahead of the browser's, in milliseconds: the largest sample came
 * fastest and is nearest to the truth. 0 without a sample.
 */
export const offsetOf = (samples: ClockSamples): number =>
  samples.length === 0 ? 0 : Math.max(...samples);
