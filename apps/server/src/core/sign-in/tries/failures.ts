import type { House } from "#platform/module";
import { countTry, triesKey } from "./tries.ts";

/** Wrong passwords in 15 minutes that are no slip of a finger. */
export const FAILURES_MAX = 3;

/** Names the wrong passwords of an account, or of a place where accounts are guessed. */
export const failuresKey = (kind: "player" | "operator", name: string): string =>
  triesKey("failures", kind, name);

/**
 * Counts a wrong password. Returns true once in a window, at the one that makes them repeated: whoever notes
 * that writes one entry, however many follow.
 */
export const isRepeatedFailure = async (
  house: House,
  kind: "player" | "operator",
  name: string,
): Promise<boolean> => (await countTry(house, failuresKey(kind, name))) === FAILURES_MAX;
