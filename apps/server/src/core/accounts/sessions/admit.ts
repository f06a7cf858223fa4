import { isAccountBlocked } from "#core/configuration";
import { knownDevice } from "#core/sign-in";
import type { Tx } from "#platform/database";
import { Refused } from "#platform/http";
import type { House } from "#platform/module";
import type { RequestPlace } from "../entry/register-player.ts";
import { deedOf, mailPlayers } from "../mails/mail-players.ts";
import type { Player } from "../player.ts";
import { isWithdrawalsOnly } from "./entrance-store.ts";
import { openSession } from "./sessions.ts";

export type From = RequestPlace & { readonly deviceToken: string | null };

/** Proves that it is the player, whichever way in it was. */
interface Proof {
  /** The player has said that a session for withdrawals is enough. */
  readonly withdrawalsOnly: boolean;
  /** Throws Refused when the proof holds no more; what it uses up, it uses up here. */
  holds(tx: Tx): Promise<void>;
}

/**
 * Opens a session for a player who was proven: the same rules for every way in. A new device is told
 * by mail. Returns the session's token. Throws Refused: EE_LICENSE_BLOCKED, account_restricted.
 */
export async function admitPlayer(
  house: House,
  player: Player,
  proof: Proof,
  from: From,
): Promise<string> {
  if (isAccountBlocked(player.licence, from.country)) throw new Refused("EE_LICENSE_BLOCKED");
  const restricted = await isWithdrawalsOnly(house.database, player.id, house.clock.now());
  if (restricted && !proof.withdrawalsOnly) throw new Refused("account_restricted");
  const isNew = !knownDevice(house, { kind: "player", email: player.email }, from.deviceToken);
  return house.database.tx(async (tx) => {
    await proof.holds(tx);
    if (isNew) {
      const data = deedOf(house, from);
      const mail = { playerId: player.id, reference: house.ids.uuid(), data };
      await mailPlayers(house, tx, "new_device", [mail]);
    }
    return openSession(house, tx, player, from);
  });
}
