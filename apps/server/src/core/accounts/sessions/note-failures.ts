import { FAILURES_MAX, isRepeatedFailure } from "#core/sign-in";
import { appendTrailEntries } from "#core/staff";
import type { House } from "#platform/module";
import { selectCredentials } from "../player-store.ts";

/**
 * Puts repeated wrong passwords of a player on the audit trail, once in a quarter of an hour. They are counted
 * for a name that nobody has too, so that both take as long.
 */
export async function noteFailure(
  house: House,
  email: string,
  playerId: bigint | null,
): Promise<void> {
  const isRepeated = await isRepeatedFailure(house, "player", email);
  if (isRepeated && playerId !== null)
    await note(house, playerId, "significant.failed-sign-ins", { failures: FAILURES_MAX });
}

/** Puts on the audit trail that strangers have used up their tries at a player's password. */
export async function noteLock(house: House, email: string): Promise<void> {
  const known = await selectCredentials(house.database, email);
  if (known) await note(house, known.player.id, "significant.sign-in-locked", {});
}

const note = (house: House, playerId: bigint, action: string, detail: object): Promise<void> =>
  house.database.tx((tx) =>
    appendTrailEntries(tx, [
      { at: house.clock.now(), operator: null, action, subject: `player ${playerId}`, detail },
    ]),
  );
