/** Shortest odds that are offered, in thousandths. */
export const LEAST_ODDS = 1010;
/** Longest odds that are offered, in thousandths. */
export const MOST_ODDS = 1_000_000;

/**
 * Steps of prices, in thousandths: up to `below` odds are multiples of `step`. The increments of
 * the Betfair exchange (developer documentation, "Betfair Price Increments").
 */
const STEPS: readonly { readonly below: number; readonly step: number }[] = [
  { below: 2000, step: 10 },
  { below: 3000, step: 20 },
  { below: 4000, step: 50 },
  { below: 6000, step: 100 },
  { below: 10_000, step: 200 },
  { below: 20_000, step: 500 },
  { below: 30_000, step: 1000 },
  { below: 50_000, step: 2000 },
  { below: 100_000, step: 5000 },
  { below: MOST_ODDS, step: 10_000 },
];

/** Returns the highest price of the ladder that is no longer than these odds, 1010 at least. */
export function floorToLadder(odds: number): number {
  if (odds <= LEAST_ODDS) return LEAST_ODDS;
  const step = STEPS.find(({ below }) => odds < below)?.step;
  return step === undefined ? MOST_ODDS : Math.floor(odds / step) * step;
}
