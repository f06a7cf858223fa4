import { checkTrail, listTrailEntries, type TrailEntryView } from "@houselight/contracts";
import { type Route, route } from "#platform/http";
import type { House } from "#platform/module";
import { selectTrailEntries, type TrailEntry } from "../trail-store.ts";
import { checkChain } from "./check-chain.ts";

/** Lets operators read the audit trail, and look whether its chain holds. */
export const trailRoutes = (house: House): readonly Route[] => [
  route(listTrailEntries, async ({ query }) => {
    const { from, to, before, ...rest } = query;
    const entries = await selectTrailEntries(house.database, {
      ...rest,
      subject: rest.subject ?? null,
      operator: rest.operator ?? null,
      action: rest.action ?? null,
      from: from === undefined ? null : new Date(from),
      to: to === undefined ? null : new Date(to),
      before: before === undefined ? null : BigInt(before),
    });
    return entries.map(entryView);
  }),
  route(checkTrail, async ({ query }) => {
    const { brokenId, checked, toId, nextFromId } = await checkChain(
      house.database,
      BigInt(query.from_id),
      query.limit,
    );
    return {
      holds: brokenId === null,
      broken_id: brokenId === null ? null : Number(brokenId),
      checked,
      from_id: query.from_id,
      to_id: toId === null ? null : Number(toId),
      next_from_id: nextFromId === null ? null : Number(nextFromId),
    };
  }),
];

const entryView = (entry: TrailEntry): TrailEntryView => ({
  id: Number(entry.id),
  at: entry.at.toISOString(),
  operator: entry.operator,
  action: entry.action,
  subject: entry.subject,
  detail: entry.detail as Record<string, unknown>,
  hash: entry.hash,
});
