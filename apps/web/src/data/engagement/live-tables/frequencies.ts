import type { LiveTableResultView } from "@houselight/contracts/live-tables";

/** A number of the wheel, and how often it came. */
export interface Frequency {
  readonly number: number;
  readonly times: number;
}

/** Pockets of a wheel with a single zero. */
const POCKETS = 37;

/** Counts how often numbers of roulette came: those that came most often, and those that came least often. */
export function frequencies(
  results: readonly Pick<LiveTableResultView, "outcome">[],
  listed: number,
): { readonly most: readonly Frequency[]; readonly least: readonly Frequency[] } {
  const times = Array.from({ length: POCKETS }, (_, number) => ({ number, times: 0 }));
  for (const { outcome } of results) {
    const pocket = times[Number(outcome["number"])];
    if (pocket) pocket.times += 1;
  }
  const byTimes = times.toSorted((one, other) => other.times - one.times);
  return { most: byTimes.slice(0, listed), least: byTimes.slice(-listed).toReversed() };
}
