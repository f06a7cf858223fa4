import { Refused } from "#platform/http";
import { sha256 } from "#platform/ids";
import type { House } from "#platform/module";
import { isPassword } from "#platform/passwords";
import type { Player } from "./player.ts";
import { countFailure, deleteFailures, selectCredentials, selectFailures } from "./player-store.ts";
import type { RequestPlace } from "./register-player.ts";
import { openSession } from "./sessions.ts";

const WINDOW_MS = 15 * 60_000;
/** Failures of one account from one address, so that a stranger elsewhere cannot lock its owner out. */
const FAILURES_HERE_MAX = 5;
/** Failures of one account from anywhere. */
const FAILURES_MAX = 20;

/** Checks e-mail and password and opens a session. Says only that one of the two is wrong. */
export async function signInPlayer(
  house: House,
  credentials: { email: string; password: string },
  from: RequestPlace,
): Promise<{ player: Player; token: string }> {
  const keys = {
    here: sha256(`${credentials.email}|${from.ip}`),
    anywhere: sha256(credentials.email),
  };
  await assertNotLocked(house, keys);
  const known = await selectCredentials(house.database, credentials.email);
  const right = await isPassword(house.random, known?.passwordHash, credentials.password);
  if (!known || !right) {
    await noteFailure(house, keys);
    throw new Refused("wrong_credentials");
  }
  await deleteFailures(house.database, [keys.here], house.clock.now());
  const token = await openSession(house, house.database, known.player.id, from);
  return { player: known.player, token };
}

type Keys = { readonly here: string; readonly anywhere: string };

async function assertNotLocked(house: House, keys: Keys): Promise<void> {
  const failures = await selectFailures(
    house.database,
    [keys.here, keys.anywhere],
    house.clock.now(),
  );
  if (
    (failures.get(keys.here) ?? 0) >= FAILURES_HERE_MAX ||
    (failures.get(keys.anywhere) ?? 0) >= FAILURES_MAX
  ) {
    throw new Refused("account_locked");
  }
}

async function noteFailure(house: House, keys: Keys): Promise<void> {
  const now = house.clock.now();
  const windowEnds = new Date(now.getTime() + WINDOW_MS);
  await countFailure(house.database, keys.here, now, windowEnds);
  await countFailure(house.database, keys.anywhere, now, windowEnds);
}
