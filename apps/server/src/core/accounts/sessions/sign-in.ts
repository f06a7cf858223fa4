import { Refused } from "#platform/http";
import { sha256 } from "#platform/ids";
import type { House } from "#platform/module";
import { isPassword } from "#platform/passwords";
import type { Player } from "../player.ts";
import { assertNotLocked, forgetFailures, noteFailure } from "./failures.ts";
import { selectCredentials } from "../player-store.ts";
import type { RequestPlace } from "../register-player.ts";
import { openSession } from "./sessions.ts";

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
  const here = { key: sha256(`${credentials.email}|${from.ip}`), max: FAILURES_HERE_MAX };
  const anywhere = { key: sha256(credentials.email), max: FAILURES_MAX };
  await assertNotLocked(house, [here, anywhere]);
  const known = await selectCredentials(house.database, credentials.email);
  const right = await isPassword(house.random, known?.passwordHash, credentials.password);
  if (!known || !right) {
    await noteFailure(house, [here, anywhere]);
    throw new Refused("wrong_credentials");
  }
  await forgetFailures(house, here);
  const token = await openSession(house, house.database, known.player.id, from);
  return { player: known.player, token };
}
