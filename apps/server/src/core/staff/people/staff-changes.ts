import { proposeStaffChange, type StaffChange } from "@houselight/contracts";
import type { Tx } from "#platform/database";
import { bodyHash, type Operator, Refused } from "#platform/http";
import type { House } from "#platform/module";
import { appendTrailEntries } from "../audit-trail.ts";
import { selectOperatorById } from "../operator-store.ts";
import { proposeOnce } from "../proposals/propose-once.ts";
import { applyChange, assertFits, assertManagerLeft, subjectOf } from "./apply-change.ts";
import {
  type ChangeRecord,
  decideChange,
  insertChange,
  lockChange,
  selectChange,
} from "./change-store.ts";
import { type MemberRecord, selectMember, updateDisabled } from "./member-store.ts";
import { lockStaff } from "./role-store.ts";
import { assertAnother } from "../proposals/four-eyes.ts";
import { assertProposer } from "../proposals/still-permitted.ts";

/** A change that waits longer has to be proposed anew. */
const WAITS_MS = 7 * 86_400_000;

interface Proposal {
  readonly id: string;
  readonly change: StaffChange;
  readonly reason: string;
}

/**
 * Proposes a change of staff; a repeat finds the same proposal.
 * Throws Refused: idempotency_mismatch, and what `assertFits` refuses.
 */
export async function proposeChange(
  house: House,
  operator: Operator,
  body: Proposal,
): Promise<{ readonly change: ChangeRecord; readonly repeated: boolean }> {
  const hash = bodyHash(proposeStaffChange, {}, body);
  const { proposal, repeated } = await house.database.tx((tx) =>
    proposeOnce({
      hash,
      find: () => selectChange(tx, body.id),
      write: async () => {
        const at = house.clock.now();
        await assertFits(tx, body.change, at);
        const isNew = await insertChange(tx, {
          ...body,
          subject: subjectOf(body.change),
          bodyHash: hash,
          proposedById: operator.id,
          at,
          expiresAt: new Date(at.getTime() + WAITS_MS),
        });
        if (!isNew) return undefined;
        const change = (await selectChange(tx, body.id)) as ChangeRecord;
        await note(tx, change, { at, operator, action: "staff.propose" });
        return change;
      },
    }),
  );
  return { change: proposal, repeated };
}

/**
 * Makes a proposed change; by another operator. Returns it with the token of an invitation, if there is one.
 * Throws Refused: change_not_found, change_state, second_operator_needed, proposer_gone,
 * change_expired, not_permitted, and what `assertFits` refuses.
 */
export async function makeChange(
  house: House,
  operator: Operator,
  id: string,
): Promise<{ readonly change: ChangeRecord; readonly token: string | null }> {
  return house.database.tx(async (tx) => {
    await lockStaff(tx);
    const held = await lockProposed(tx, id);
    assertAnother(operator, held.proposedBy);
    // Either may have left, or lost the permission, since the request began or the change was proposed.
    if (!(await mayManage(tx, operator.id))) throw new Refused("not_permitted");
    await assertProposer(tx, held.proposedBy, "operators.manage");
    const at = house.clock.now();
    if (held.expiresAt <= at) throw new Refused("change_expired");
    await assertFits(tx, held.change, at);
    const token = await applyChange(house, tx, held);
    await decideChange(tx, { id, state: "made", byId: operator.id, at });
    await note(tx, held, { at, operator, action: "staff.make" });
    return { change: (await selectChange(tx, id)) as ChangeRecord, token };
  });
}

/** Takes a proposed change back. Throws Refused: change_not_found, change_state. */
export async function dropChange(
  house: House,
  operator: Operator,
  id: string,
): Promise<ChangeRecord> {
  return house.database.tx(async (tx) => {
    const held = await lockProposed(tx, id);
    const at = house.clock.now();
    await decideChange(tx, { id, state: "dropped", byId: operator.id, at });
    await note(tx, held, { at, operator, action: "staff.drop" });
    return (await selectChange(tx, id)) as ChangeRecord;
  });
}

/** Tells whether an operator is active and manages operators. */
async function mayManage(tx: Tx, id: bigint): Promise<boolean> {
  const operator = await selectOperatorById(tx, id);
  return operator?.permissions.has("operators.manage") ?? false;
}

async function lockProposed(tx: Tx, id: string): Promise<ChangeRecord> {
  const held = await lockChange(tx, id);
  if (!held) throw new Refused("change_not_found");
  if (held.state !== "proposed") throw new Refused("change_state");
  return held;
}

/**
 * Shuts an operator out at once and ends their sessions.
 * Throws Refused: operator_not_there, operator_is_you, last_manager, not_permitted.
 */
export async function disable(
  house: House,
  operator: Operator,
  { id, reason }: { readonly id: bigint; readonly reason: string },
): Promise<MemberRecord> {
  if (id === operator.id) throw new Refused("operator_is_you");
  return house.database.tx(async (tx) => {
    const now = house.clock.now();
    await lockStaff(tx);
    if (!(await mayManage(tx, operator.id))) throw new Refused("not_permitted");
    const member = await selectMember(tx, id, now);
    if (!member) throw new Refused("operator_not_there");
    await assertManagerLeft(tx, id);
    if (member.disabledAt === null) {
      await updateDisabled(tx, id, { disabledAt: now, now });
      const detail = { email: member.email, reason };
      const subject = `operator ${id}`;
      await appendTrailEntries(tx, [
        { at: now, operator, action: "staff.disable", subject, detail },
      ]);
    }
    return (await selectMember(tx, id, now)) as MemberRecord;
  });
}

async function note(
  tx: Tx,
  { id, change, reason }: Pick<ChangeRecord, "id" | "change" | "reason">,
  what: { readonly at: Date; readonly operator: Operator; readonly action: string },
): Promise<void> {
  await appendTrailEntries(tx, [
    { ...what, subject: subjectOf(change), detail: { id, change, reason } },
  ]);
}
