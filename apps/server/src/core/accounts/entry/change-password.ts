import { isTooCommon } from "#core/sign-in";
import { Refused } from "#platform/http";
import type { House } from "#platform/module";
import { withPasswords } from "#platform/passwords";
import { tokenHash } from "../mails/mail-tokens.ts";
import { deedOf, mailPlayers } from "../mails/mail-players.ts";
import { deleteTokens, selectToken, takeToken } from "../mails/token-store.ts";
import { deleteEmailChanges } from "../profile/contact/email-change-store.ts";
import { endSessionsOf } from "../sessions/session-store.ts";
import { confirmPassword } from "./confirm-password.ts";
import { selectPasswordState, setPassword } from "./password-store.ts";

interface From {
  readonly ip: string;
  readonly userAgent: string;
}

/** A new password for a player; `keptSession` stays open, all other sessions end. */
interface Change {
  readonly playerId: bigint;
  readonly email: string;
  readonly password: string;
  readonly keptSession: bigint | null;
  /** The password that it follows, where that matters. */
  readonly version?: number;
  /** Hash of the mail's token that allows it. */
  readonly token?: string;
}

/**
 * Sets the password of the player to whom a token was sent, and ends all sessions. A second step
 * stays as it is. Throws Refused: reset_token_invalid, password_too_common, entrance_busy.
 */
export async function resetPasswordBy(
  house: House,
  { token, password }: { readonly token: string; readonly password: string },
  from: From,
): Promise<void> {
  const hash = tokenHash(token);
  // Looked at before anything is hashed, and used up with the change: a refused password costs no link.
  const named = { hash, kind: "new_password" } as const;
  const owner = await selectToken(house.database, named, house.clock.now());
  if (!owner) throw new Refused("reset_token_invalid");
  await applyChange(house, { ...owner, password, keptSession: null, token: hash }, from);
}

/**
 * Changes the password of a signed-in player, who knows it, and ends all other sessions. Throws
 * Refused: password_wrong, account_locked, password_too_common, entrance_busy.
 */
export async function changeOwnPassword(
  house: House,
  { id, sessionId }: { readonly id: bigint; readonly sessionId: bigint },
  passwords: { readonly current: string; readonly next: string },
  from: From,
): Promise<void> {
  const before = await selectPasswordState(house.database, id);
  await confirmPassword(house, id, passwords.current);
  if (!before) throw new Refused("password_wrong");
  const { email, version } = before;
  const change = { playerId: id, email, version, password: passwords.next, keptSession: sessionId };
  await applyChange(house, change, from);
}

async function applyChange(house: House, change: Change, from: From): Promise<void> {
  const { playerId, email, password, keptSession, version, token } = change;
  if (isTooCommon(password, email)) throw new Refused("password_too_common");
  const place = { lane: "known", key: playerId.toString() } as const;
  const passwordHash = await withPasswords(house, place, (queue) => queue.hash(password));
  await house.database.tx(async (tx) => {
    const now = house.clock.now();
    const taken = token && (await takeToken(tx, { hash: token, kind: "new_password" }, now));
    if (token && !taken) throw new Refused("reset_token_invalid");
    // A link to an address that the player has no more proves nothing.
    const sentTo = taken ? taken.email : undefined;
    const next = { passwordHash, after: version, email: sentTo };
    const after = await setPassword(tx, playerId, next);
    // Another change came between.
    if (after === undefined) throw new Refused(token ? "reset_token_invalid" : "password_wrong");
    await endSessionsOf(tx, playerId, { except: keptSession, now });
    await deleteTokens(tx, playerId, "new_password");
    await deleteTokens(tx, playerId, "autologin");
    // Who knew the former password may have asked for another address by it.
    await deleteEmailChanges(tx, { playerId });
    const reference = `${playerId} ${after}`;
    const data = deedOf(house, from);
    await mailPlayers(house, tx, "password_changed", [{ playerId, reference, data }]);
  });
  house.live.disconnect(playerId.toString(), "session ended");
}
