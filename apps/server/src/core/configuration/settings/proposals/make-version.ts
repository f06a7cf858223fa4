import { appendTrailEntries } from "#core/staff";
import type { Tx } from "#platform/database";
import type { Operator } from "#platform/http";
import { insertSettingVersion } from "../setting-store.ts";
import { decideProposal, type Proposal } from "./proposal-store.ts";

interface Deed {
  readonly at: Date;
  readonly operator: Operator;
}

/**
 * Writes what a proposal says as the version that holds, in the name of whoever makes it, and decides the
 * proposal. The caller holds setting and proposal.
 */
export async function makeVersion(
  tx: Tx,
  proposal: Proposal,
  { at, operator, value }: Deed & { readonly value: object },
): Promise<Proposal> {
  const { id, name } = proposal;
  const version = await insertSettingVersion(tx, { name, value, at, by: operator.email });
  const decision = { state: "made", by: operator, at, dropReason: null, version } as const;
  const made = await decideProposal(tx, id, decision);
  await note(tx, made, { at, operator, action: `configuration.${name}` });
  return made;
}

/** Notes on the audit trail what was done with a proposal, and what it says. */
export const note = (
  tx: Tx,
  proposal: Proposal,
  deed: Deed & { readonly action: string },
): Promise<void> =>
  appendTrailEntries(tx, [
    {
      ...deed,
      subject: proposal.name,
      detail: {
        proposal: proposal.id,
        based_on: Number(proposal.basedOn),
        version: proposal.version === null ? null : Number(proposal.version),
        value: proposal.value,
        proposed_by: proposal.proposedBy,
        reason: proposal.reason,
        only_stops: proposal.onlyStops,
        drop_reason: proposal.dropReason,
      },
    },
  ]);
