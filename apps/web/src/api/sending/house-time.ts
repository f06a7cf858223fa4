import { type ClockSamples, offsetOf, withSample } from "./clock-samples.ts";

/** Of this browser only: a server that renders a page has the house's clock. */
let samples: ClockSamples = [];

/** Notes the house's time as a page or an answer tells it when it comes. */
export function noteHouseTime(told: string | null): void {
  if (told !== null) samples = withSample(samples, told, Date.now());
}

/**
 * Returns the house's time in Unix milliseconds, as this browser knows it, to a second. Moments of the house are
 * compared with it alone: a visitor's clock may be hours off.
 */
export const houseNow = (): number => Date.now() + offsetOf(samples);
