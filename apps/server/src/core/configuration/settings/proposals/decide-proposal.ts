import { type GuardedSetting, SETTINGS } from "@houselight/contracts";
import { assertMayAgree } from "#core/staff";
import type { Tx } from "#platform/database";
import { type Operator, Refused } from "#platform/http";
import type { House } from "#platform/module";
import { lockSetting } from "../setting-store.ts";
import { assertFitting, forgetSetting, heldIn } from "../settings.ts";
import { makeVersion, note } from "./make-version.ts";
import { decideProposal, lockProposal, type Proposal, selectProposal } from "./proposal-store.ts";

/**
 * Makes what was proposed the version that holds; by another operator than proposed it. Throws Refused:
 * setting_proposal_not_found, setting_proposal_state, second_operator_needed, proposer_gone,
 * setting_proposal_expired, setting_proposal_outdated, setting_outdated.
 */
export async function makeProposal(
  house: House,
  operator: Operator,
  id: string,
): Promise<Proposal> {
  const made = await house.database.tx(async (tx) => {
    const proposal = await lockUndecided(tx, id);
    const setting = guardedSetting(proposal.name);
    await assertMayAgree(tx, operator, {
      proposedBy: proposal.proposedBy,
      permission: "configuration.write",
    });
    const at = house.clock.now();
    if (proposal.expiresAt <= at) throw new Refused("setting_proposal_expired");
    const held = await heldIn(tx, setting);
    if (BigInt(held.version) !== proposal.basedOn) throw new Refused("setting_proposal_outdated");
    return makeVersion(tx, proposal, { at, operator, value: stillFitting(setting, proposal) });
  });
  forgetSetting(house, made.name);
  return made;
}

/** Declines a proposal, or takes it back. Throws Refused: setting_proposal_not_found, setting_proposal_state. */
export const dropProposal = (
  house: House,
  operator: Operator,
  { id, reason }: { readonly id: string; readonly reason: string },
): Promise<Proposal> =>
  house.database.tx(async (tx) => {
    await lockUndecided(tx, id);
    const at = house.clock.now();
    const decision = { state: "dropped", by: operator, at, dropReason: reason, version: null };
    const dropped = await decideProposal(tx, id, { ...decision, state: "dropped" });
    await note(tx, dropped, { at, operator, action: "configuration.drop" });
    return dropped;
  });

/** Holds a proposal that is not decided, after its setting, which everybody takes first. */
async function lockUndecided(tx: Tx, id: string): Promise<Proposal> {
  const known = await selectProposal(tx, id);
  if (!known) throw new Refused("setting_proposal_not_found");
  await lockSetting(tx, known.name);
  const proposal = await lockProposal(tx, id);
  if (proposal?.state !== "proposed") throw new Refused("setting_proposal_state");
  return proposal;
}

/** Finds a setting by the name in a proposal; a later version of the product may have it no more. */
function guardedSetting(name: string): GuardedSetting {
  const found = SETTINGS.find((setting) => setting.name === name);
  if (!found || !("guarded" in found)) throw new Refused("setting_outdated");
  return found;
}

/** Returns what a proposal says where it may still be chosen: the shape may have changed since. */
function stillFitting(setting: GuardedSetting, { value }: Proposal): object {
  const { success, data } = setting.schema.safeParse(value);
  if (!success) throw new Refused("setting_outdated");
  return assertFitting(setting.name, data);
}
