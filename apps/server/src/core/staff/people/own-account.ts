import { isTooCommon } from "#core/sign-in";
import { type Operator, Refused } from "#platform/http";
import type { House } from "#platform/module";
import { withPasswords } from "#platform/passwords";
import { appendTrailEntries } from "../audit-trail.ts";
import { openSession } from "../operator-sessions.ts";
import { type OperatorRecord, selectOperatorById, updateOperatorHash } from "../operator-store.ts";
import { ownerOf } from "../second-step/check-code.ts";
import { confirmPassword } from "../second-step/second-step.ts";
import { invitationHash } from "./invitation-code.ts";
import { endSessionsOf, selectInvited, useInvitation } from "./member-store.ts";

/** Hashes a password that an operator chooses. Throws Refused: password_too_common, entrance_busy. */
async function hashChosen(
  house: House,
  { id, email }: Pick<Operator, "id" | "email">,
  password: string,
): Promise<string> {
  if (isTooCommon(password, email)) throw new Refused("password_too_common");
  const place = { lane: "known", key: ownerOf(id) } as const;
  return withPasswords(house, place, (passwords) => passwords.hash(password));
}

/**
 * Chooses the password of an invited operator, by link and code, and opens a session; an invitation is used once.
 * Throws Refused: invitation_over, password_too_common, entrance_busy.
 */
export async function acceptInvitation(
  house: House,
  { token, code, password, ip }: Readonly<Record<"token" | "code" | "password" | "ip", string>>,
): Promise<{ operator: OperatorRecord; token: string }> {
  // Looked at before anything is hashed, and used up with the password: a refused one costs no invitation.
  const hash = invitationHash(token, code);
  const invited = await selectInvited(house.database, hash, house.clock.now());
  if (!invited) throw new Refused("invitation_over");
  const passwordHash = await hashChosen(house, invited, password);
  const operator = await house.database.tx(async (tx) => {
    const now = house.clock.now();
    const id = await useInvitation(tx, hash, now);
    if (id === undefined) throw new Refused("invitation_over");
    await updateOperatorHash(tx, id, passwordHash);
    const found = await selectOperatorById(tx, id);
    // Shut out since the invitation was looked at.
    if (!found) throw new Refused("invitation_over");
    await appendTrailEntries(tx, [
      { at: now, operator: found, action: "operator.accept-invitation", subject: ip, detail: {} },
    ]);
    return found;
  });
  return { operator, token: await openOrOver(house, operator, ip) };
}

/** Opens the first session of an invited operator. Throws Refused: invitation_over, when access was taken since. */
async function openOrOver(house: House, operator: OperatorRecord, ip: string): Promise<string> {
  try {
    return await openSession(house, operator, ip);
  } catch (error) {
    if (error instanceof Refused) throw new Refused("invitation_over");
    throw error;
  }
}

/**
 * Changes an operator's own password and ends their other sessions. Throws Refused: password_wrong,
 * password_not_set, account_locked, password_too_common, entrance_busy.
 */
export async function changePassword(
  house: House,
  operator: Operator,
  { current, next }: { readonly current: string; readonly next: string },
): Promise<void> {
  const former = await confirmPassword(house, operator.id, current);
  const passwordHash = await hashChosen(house, operator, next);
  await house.database.tx(async (tx) => {
    const now = house.clock.now();
    // Taken or changed while the next one was hashed.
    if (!(await updateOperatorHash(tx, operator.id, passwordHash, { former })))
      throw new Refused("password_wrong");
    await endSessionsOf(tx, operator.id, { now, except: operator.sessionId });
    const subject = `operator ${operator.id}`;
    await appendTrailEntries(tx, [
      { at: now, operator, action: "operator.change-password", subject, detail: {} },
    ]);
  });
}
