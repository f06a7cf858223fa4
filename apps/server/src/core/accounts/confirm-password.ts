import { Refused } from "#platform/http";
import { sha256 } from "#platform/ids";
import type { House } from "#platform/module";
import { isPassword } from "#platform/passwords";
import { assertNotLocked, forgetFailures, noteFailure } from "./sessions/failures.ts";
import { selectPasswordHash } from "./player-store.ts";

const FAILURES_MAX = 5;

/**
 * Asks a signed-in player for the password once more, before something that a borrowed session must
 * not do. Throws Refused: password_wrong, account_locked.
 */
export async function confirmPassword(
  house: House,
  playerId: bigint,
  password: string,
): Promise<void> {
  const failures = { key: sha256(`confirm|${playerId}`), max: FAILURES_MAX };
  await assertNotLocked(house, [failures]);
  const hash = await selectPasswordHash(house.database, playerId);
  if (await isPassword(house.random, hash, password)) return forgetFailures(house, failures);
  await noteFailure(house, [failures]);
  throw new Refused("password_wrong");
}
