import { queueMails } from "#core/mail";
import { appendTrailEntries } from "#core/staff";
import { isUniqueViolation } from "#platform/database";
import { Refused } from "#platform/http";
import { sha256 } from "#platform/ids";
import type { House } from "#platform/module";
import { confirmPassword } from "../../entry/confirm-password.ts";
import { lockPasswordVersion, selectPasswordState } from "../../entry/password-store.ts";
import { claimIdentity } from "../../identity/claim-identity.ts";
import { selectAddressees } from "../../mails/addressee-store.ts";
import { deedOf } from "../../mails/mail-players.ts";
import { deleteTokens } from "../../mails/token-store.ts";
import { hasEmail, selectPlayer } from "../../player-store.ts";
import { endSessionsOf } from "../../sessions/session-store.ts";
import { takeEmailChange, updateEmail, upsertEmailChange } from "./email-change-store.ts";

const PAUSE_MS = 60_000;
const LIFETIME_MS = 24 * 3_600_000;

interface From {
  readonly ip: string;
  readonly userAgent: string;
}

/**
 * Mails a link to a new address of a player who says the password. An address that another player has
 * gets no mail, and the answer is the same. Throws Refused: password_wrong, account_locked,
 * entrance_busy, email_same, mail_just_sent.
 */
export async function askForEmail(
  house: House,
  playerId: bigint,
  wish: { readonly email: string; readonly password: string },
): Promise<void> {
  const before = await selectPasswordState(house.database, playerId);
  await confirmPassword(house, playerId, wish.password);
  const token = Buffer.from(house.random.bytes(32)).toString("base64url");
  const tokenHash = sha256(token);
  const askedAt = house.clock.now();
  const { email } = wish;
  await house.database.tx(async (tx) => {
    // The password was changed since it was compared.
    if ((await lockPasswordVersion(tx, playerId)) !== before?.version)
      throw new Refused("password_wrong");
    const [to] = await selectAddressees(tx, [playerId]);
    if (!to) throw new Error(`no player ${playerId}`);
    if (to.email === email) throw new Refused("email_same");
    const expiresAt = new Date(askedAt.getTime() + LIFETIME_MS);
    const notAfter = new Date(askedAt.getTime() - PAUSE_MS);
    const change = { playerId, email, tokenHash, askedAt, expiresAt };
    if (!(await upsertEmailChange(tx, change, notAfter))) throw new Refused("mail_just_sent");
    if (await hasEmail(tx, email)) return;
    const data = { path: `/profile/email/confirm?token=${token}` };
    await queueMails(house, tx, "confirm_new_email", [
      { to: { ...to, email }, reference: tokenHash, data },
    ]);
  });
}

/**
 * Changes a player's address by the token that was mailed to the new one. The old one is told, links to
 * it are worth nothing any more, and all sessions but the one that is named end. Returns the new
 * address. Throws Refused: email_token_invalid, email_taken.
 */
export async function confirmEmailBy(
  house: House,
  token: string,
  from: From & { readonly sessionId: bigint | null },
): Promise<string> {
  const now = house.clock.now();
  const changed = await house.database
    .tx(async (tx) => {
      const change = await takeEmailChange(tx, sha256(token), now);
      if (!change) throw new Refused("email_token_invalid");
      const { playerId, email } = change;
      const [old] = await selectAddressees(tx, [playerId]);
      if (!old) throw new Refused("email_token_invalid");
      const before = await selectPlayer(tx, playerId);
      await updateEmail(tx, playerId, email, now);
      await claimIdentity(house, tx, playerId, before ?? null);
      await deleteTokens(tx, playerId, "confirmation");
      await deleteTokens(tx, playerId, "new_password");
      await endSessionsOf(tx, playerId, { except: from.sessionId, now });
      const data = { ...deedOf(house, from), email: veiled(email) };
      const reference = sha256(token);
      await queueMails(house, tx, "email_changed", [{ to: old, reference, data }]);
      const entry = { action: "player.email", subject: `player ${playerId}`, detail: {} };
      await appendTrailEntries(tx, [{ at: now, operator: null, ...entry }]);
      return change;
    })
    .catch((error: unknown) => {
      if (isUniqueViolation(error, "players_email_taken")) throw new Refused("email_taken");
      throw error;
    });
  house.live.disconnect(changed.playerId.toString(), "session ended");
  return changed.email;
}

/** Says an address so that its owner knows it, and a stranger who reads the old mailbox does not: `a…@example.org`. */
const veiled = (email: string): string => email.replace(/^(.).*@/, "$1…@");
