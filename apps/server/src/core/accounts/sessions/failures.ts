import { Refused } from "#platform/http";
import type { House } from "#platform/module";
import { countFailure, deleteFailures, selectFailures } from "../player-store.ts";

const WINDOW_MS = 15 * 60_000;

/** A count of wrong passwords in 15 minutes, and the most it may hold. `key` is a hash. */
export interface FailureCount {
  readonly key: string;
  readonly max: number;
}

/** Throws Refused("account_locked") when one of the counts is full. */
export async function assertNotLocked(
  house: House,
  counts: readonly FailureCount[],
): Promise<void> {
  const keys = counts.map(({ key }) => key);
  const failures = await selectFailures(house.database, keys, house.clock.now());
  if (counts.some(({ key, max }) => (failures.get(key) ?? 0) >= max))
    throw new Refused("account_locked");
}

export async function noteFailure(house: House, counts: readonly FailureCount[]): Promise<void> {
  const now = house.clock.now();
  const windowEnds = new Date(now.getTime() + WINDOW_MS);
  for (const { key } of counts) await countFailure(house.database, key, now, windowEnds);
}

export const forgetFailures = (house: House, { key }: FailureCount): Promise<void> =>
  deleteFailures(house.database, [key], house.clock.now());
