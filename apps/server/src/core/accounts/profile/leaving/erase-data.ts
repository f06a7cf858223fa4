import { appendTrailEntries } from "#core/staff";
import { lockAccounts } from "#core/wallet";
import { Refused } from "#platform/http";
import type { House } from "#platform/module";
import { hashForHouse } from "#platform/passwords";
import { confirmPassword } from "../../entry/confirm-password.ts";
import { mailPlayers } from "../../mails/mail-players.ts";
import { endSessionsOf } from "../../sessions/session-store.ts";
import { lockClosure } from "./closure-store.ts";
import { insertKeptIdentity, pseudonymise } from "./erasure-store.ts";
import { sealIdentity } from "./kept-identity.ts";

/**
 * Forgets who the player of a closed account is, by the password and once nothing is owed. Every module
 * says whether it can, and forgets its part; the books keep their entries, under the player's number.
 * Throws Refused: password_wrong, account_locked, entrance_busy, account_not_closed, money_left,
 * debt_open, payment_open, exclusion_in_force, erasure_waits.
 */
export async function eraseOwnData(
  house: House,
  playerId: bigint,
  password: string,
): Promise<void> {
  await confirmPassword(house, playerId, password);
  const passwordHash = await hashForHouse(house, house.random.hex(32));
  const now = house.clock.now();
  const parts = house.personalData();
  await house.database.tx(async (tx) => {
    // The player's money stands still until it is decided.
    const accounts = await lockAccounts(tx, [playerId]);
    const closure = await lockClosure(tx, playerId);
    if (!closure?.closedAt || closure.erasedAt) throw new Refused("account_not_closed");
    for (const part of parts) {
      const obstacle = await part.obstacle?.(tx, playerId, now);
      if (obstacle) throw new Refused(obstacle);
    }
    // The law asks whose money it was, where there was any.
    if (accounts.some(({ version }) => version > 0n))
      await insertKeptIdentity(tx, playerId, await sealIdentity(house, tx, playerId), now);
    for (const part of parts) await part.erase?.(tx, playerId, now);
    const reference = `${playerId}`;
    await mailPlayers(house, tx, "account_erased", [
      { playerId, reference, data: { at: now.toISOString() } },
    ]);
    await pseudonymise(tx, playerId, { passwordHash, at: now });
    await endSessionsOf(tx, playerId, { except: null, now });
    const entry = { action: "player.erased", subject: `player ${playerId}`, detail: {} };
    await appendTrailEntries(tx, [{ at: now, operator: null, ...entry }]);
  });
  house.live.disconnect(playerId.toString(), "account erased");
}
