import type { Database, Tx } from "#platform/database";
import type { Random } from "#platform/random";
import { appendTrailEntries } from "../audit-trail.ts";
import { INVITATION_MS, takeAccess } from "./apply-change.ts";
import { codeOf, invitationHash, invitationToken } from "./invitation-code.ts";
import {
  insertInvitation,
  insertInvited,
  selectMembers,
  updateDisabled,
  updateMemberRole,
} from "./member-store.ts";
import { lockRole, lockStaff } from "./role-store.ts";

/** An operator as whoever keeps the machine names them. */
interface InvitedOperator {
  readonly email: string;
  /** Wanted of one who is not there yet. */
  readonly name: string | undefined;
  readonly role: string;
}

/** A reason why nobody is invited, in one sentence. */
export class NotInvited extends Error {
  override readonly name = "NotInvited";
}

/**
 * Invites an operator without a second one: the first manager of a house, and one who is shut out of it for
 * good. It is for whoever keeps the machine, who holds the database anyway. One who is there already loses
 * password, second step and sessions, is let in again, and gets the role. It stands on the audit trail.
 * Returns what leads in within two days: both parts are needed. Throws NotInvited.
 */
export async function inviteFromMachine(
  database: Database,
  operator: InvitedOperator,
  { random, now }: { readonly random: Random; readonly now: Date },
): Promise<{ readonly token: string; readonly code: string }> {
  const { email, role } = operator;
  const token = invitationToken(random);
  const code = codeOf(random.bytes(16));
  await database.tx(async (tx) => {
    await lockStaff(tx);
    if (!(await lockRole(tx, role))) throw new NotInvited(`There is no role ${role}.`);
    const operatorId = await addOrTakeAccess(tx, operator, now);
    const expiresAt = new Date(now.getTime() + INVITATION_MS);
    await insertInvitation(tx, { tokenHash: invitationHash(token, code), operatorId, expiresAt });
    const entry = { action: "staff.invite-from-machine", subject: `operator ${operatorId}` };
    await appendTrailEntries(tx, [{ at: now, operator: null, ...entry, detail: { email, role } }]);
  });
  return { token, code };
}

/** Brings an operator to where an invitation is all that leads in. Returns the id. Throws NotInvited. */
async function addOrTakeAccess(
  tx: Tx,
  { email, name, role }: InvitedOperator,
  now: Date,
): Promise<bigint> {
  const known = (await selectMembers(tx, now)).find((member) => member.email === email);
  if (known) {
    await updateDisabled(tx, known.id, { disabledAt: null, now });
    await updateMemberRole(tx, known.id, role);
    await takeAccess(tx, known.id, now);
    return known.id;
  }
  if (name === undefined) throw new NotInvited(`${email} is new here: say --name too.`);
  return (await insertInvited(tx, { email, name, role }, now)) as bigint;
}
