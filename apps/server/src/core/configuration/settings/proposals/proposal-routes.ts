import {
  dropSettingProposal,
  listSettingProposals,
  makeSettingProposal,
  type Setting,
  SETTINGS,
  type SettingProposalView,
} from "@houselight/contracts";
import type { Queryable } from "#platform/database";
import { type Route, route } from "#platform/http";
import type { House } from "#platform/module";
import { selectSettingVersion } from "../setting-store.ts";
import { standingValue } from "../settings.ts";
import { dropProposal, makeProposal } from "./decide-proposal.ts";
import { type Proposal, selectProposals } from "./proposal-store.ts";

/** Returns the routes by which two operators agree on a choice of a guarded setting. */
export const proposalRoutes = (house: House): readonly Route[] => [
  route(listSettingProposals, async ({ query }) => {
    const { state, name, after } = query;
    const page = { state, name: name ?? null, after: after ?? null, now: house.clock.now() };
    const proposals = await selectProposals(house.database, page);
    return Promise.all(proposals.map((proposal) => proposalView(house.database, proposal)));
  }),
  route(makeSettingProposal, async ({ params }, { operator }) =>
    proposalView(house.database, await makeProposal(house, operator, params.id)),
  ),
  route(dropSettingProposal, async ({ params, body }, { operator }) => {
    const dropped = await dropProposal(house, operator, { ...params, ...body });
    return proposalView(house.database, dropped);
  }),
];

/** Returns a proposal as operators see it, beside what it was made from. */
export async function proposalView(
  queryable: Queryable,
  proposal: Proposal,
): Promise<SettingProposalView> {
  const { name, basedOn, proposedBy, proposedAt, decidedBy, decidedAt, version } = proposal;
  return {
    id: proposal.id,
    name,
    value: proposal.value,
    based_on: Number(basedOn),
    former: await formerValue(queryable, name, Number(basedOn)),
    reason: proposal.reason,
    state: proposal.state,
    only_stops: proposal.onlyStops,
    proposed_by: proposedBy,
    proposed_at: proposedAt.toISOString(),
    expires_at: proposal.expiresAt.toISOString(),
    changed_by: decidedBy ?? proposedBy,
    changed_at: (decidedAt ?? proposedAt).toISOString(),
    drop_reason: proposal.dropReason,
    version: version === null ? null : Number(version),
  };
}

async function formerValue(queryable: Queryable, name: string, id: number): Promise<unknown> {
  const former = id === 0 ? undefined : await selectSettingVersion(queryable, name, id);
  const setting = SETTINGS.find((one): one is Setting => one.name === name);
  return setting ? standingValue(setting, former?.value) : former?.value;
}
