import type { StaffChange } from "@houselight/contracts";
import type { Tx } from "#platform/database";
import { Refused } from "#platform/http";
import type { House } from "#platform/module";
import { updateOperatorHash } from "../operator-store.ts";
import { MANAGER } from "../roles.ts";
import { invitationCode, invitationHash, invitationToken } from "./invitation-code.ts";
import { deleteStep } from "../second-step/second-step-store.ts";
import {
  endSessionsOf,
  insertInvitation,
  insertInvited,
  isEmailTaken,
  lockActiveMembers,
  selectMember,
  updateDisabled,
  updateMemberRole,
} from "./member-store.ts";
import { deleteRole, lockRole, upsertRole } from "./role-store.ts";

/** An invitation holds for two days. */
export const INVITATION_MS = 48 * 3_600_000;

/** Names what a change is about, for the audit trail. */
export function subjectOf(change: StaffChange): string {
  if ("operator_id" in change) return `operator ${change.operator_id}`;
  return change.kind === "add_operator" ? `operator ${change.email}` : `role ${change.name}`;
}

/**
 * Refuses a change that does not fit how things stand: when it is proposed, and again when it is made.
 * Throws Refused: operator_not_there, operator_email_taken, role_unknown, role_fixed, role_in_use,
 * operator_state, last_manager.
 */
export async function assertFits(tx: Tx, change: StaffChange, now: Date): Promise<void> {
  if (change.kind === "set_role") {
    if (change.name === MANAGER) throw new Refused("role_fixed");
    return;
  }
  if (change.kind === "remove_role") return assertRemovable(tx, change.name);
  if ("role" in change && !(await lockRole(tx, change.role))) throw new Refused("role_unknown");
  if (change.kind === "add_operator") {
    if (await isEmailTaken(tx, change.email)) throw new Refused("operator_email_taken");
    return;
  }
  const member = await selectMember(tx, BigInt(change.operator_id), now);
  if (!member) throw new Refused("operator_not_there");
  if (change.kind === "reset_second_step" && !member.secondStep)
    throw new Refused("operator_state");
  const isOut = member.disabledAt !== null;
  if (isOut !== (change.kind === "enable_operator")) throw new Refused("operator_state");
  if (change.kind === "invite_again" && !member.invited) throw new Refused("operator_state");
  if (change.kind === "reset_access" && member.invited) throw new Refused("operator_state");
  const mayTakeManager =
    change.kind === "reset_access" || (change.kind === "change_role" && change.role !== MANAGER);
  if (mayTakeManager) await assertManagerLeft(tx, member.id);
}

async function assertRemovable(tx: Tx, name: string): Promise<void> {
  const role = await lockRole(tx, name);
  if (!role) throw new Refused("role_unknown");
  if (role.builtIn) throw new Refused("role_fixed");
  if (role.operators > 0) throw new Refused("role_in_use");
}

/** Refuses to take the last manager away. Throws Refused: last_manager. */
export async function assertManagerLeft(tx: Tx, without: bigint): Promise<void> {
  const active = await lockActiveMembers(tx);
  const isLeft = active.some(({ id, role }) => role === MANAGER && id !== without);
  if (!isLeft) throw new Refused("last_manager");
}

/** Makes a change that fits. Returns the token of an invitation where there is one. */
export async function applyChange(
  house: House,
  tx: Tx,
  { id: changeId, change }: { readonly id: string; readonly change: StaffChange },
): Promise<string | null> {
  const now = house.clock.now();
  switch (change.kind) {
    case "set_role":
      await upsertRole(tx, change);
      return null;
    case "remove_role":
      await deleteRole(tx, change.name);
      return null;
    case "change_role":
      await updateMemberRole(tx, BigInt(change.operator_id), change.role);
      return null;
    case "enable_operator":
      await updateDisabled(tx, BigInt(change.operator_id), { disabledAt: null, now });
      return null;
    case "reset_second_step":
      return resetSecondStep(tx, BigInt(change.operator_id), now);
    case "reset_access":
      await takeAccess(tx, BigInt(change.operator_id), now);
      return invite(house, tx, { operatorId: BigInt(change.operator_id), changeId });
    case "invite_again":
      return invite(house, tx, { operatorId: BigInt(change.operator_id), changeId });
    case "add_operator": {
      const id = await insertInvited(tx, change, now);
      if (id === undefined) throw new Refused("operator_email_taken");
      return invite(house, tx, { operatorId: id, changeId });
    }
  }
}

/** Takes password, second step and sessions from somebody, who comes back by an invitation. */
export async function takeAccess(tx: Tx, operatorId: bigint, now: Date): Promise<void> {
  await updateOperatorHash(tx, operatorId, null);
  await deleteStep(tx, operatorId);
  await endSessionsOf(tx, operatorId, { now });
}

/** Takes a second step off for somebody, and ends the sessions that came through it. */
async function resetSecondStep(tx: Tx, operatorId: bigint, now: Date): Promise<null> {
  if (!(await deleteStep(tx, operatorId))) throw new Refused("operator_state");
  await endSessionsOf(tx, operatorId, { now });
  return null;
}

async function invite(
  house: House,
  tx: Tx,
  { operatorId, changeId }: { readonly operatorId: bigint; readonly changeId: string },
): Promise<string> {
  const token = invitationToken(house.random);
  const expiresAt = new Date(house.clock.now().getTime() + INVITATION_MS);
  const tokenHash = invitationHash(token, invitationCode(house, changeId));
  await insertInvitation(tx, { tokenHash, operatorId, expiresAt });
  return token;
}
