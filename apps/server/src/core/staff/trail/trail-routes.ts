import * as endpoints from "@houselight/contracts";
import { checkTrail, listTrailEntries, type TrailEntryView } from "@houselight/contracts";
import { type Route, route } from "#platform/http";
import type { House } from "#platform/module";
import { selectHead, selectTrailEntries, type TrailEntry } from "./trail-store.ts";
import { anchorStands } from "./anchor.ts";
import { checkChain } from "./check-chain.ts";
import { exportTrail } from "./export-trail.ts";

/** Lets operators read the audit trail, and look whether its chain holds. */
export const trailRoutes = (house: House): readonly Route[] => [
  route(listTrailEntries, async ({ query }) => {
    const { before, limit } = query;
    const entries = await selectTrailEntries(house.database, {
      ...askedOf(query),
      before: before === undefined ? null : BigInt(before),
      limit,
    });
    return entries.map(entryView);
  }),
  route(endpoints.exportTrail, ({ query }, { operator }) =>
    exportTrail(house, operator, askedOf(query)),
  ),
  route(endpoints.getTrailAnchor, async () => {
    const { id, hash } = await selectHead(house.database);
    return { id: Number(id), hash, read_at: house.clock.now().toISOString() };
  }),
  route(endpoints.checkTrailAnchor, async ({ query: { id, hash } }) => ({
    stands: await anchorStands(house.database, { id: BigInt(id), hash }),
  })),
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

interface Asked {
  readonly subject?: string | undefined;
  readonly operator?: string | undefined;
  readonly action?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Returns a question of the wire as the trail is asked. */
const askedOf = ({ subject, operator, action, from, to }: Asked) => ({
  subject: subject ?? null,
  operator: operator ?? null,
  action: action ?? null,
  from: from === undefined ? null : new Date(from),
  to: to === undefined ? null : new Date(to),
});

const entryView = (entry: TrailEntry): TrailEntryView => ({
  id: Number(entry.id),
  at: entry.at.toISOString(),
  operator: entry.operator,
  action: entry.action,
  subject: entry.subject,
  detail: entry.detail as Record<string, unknown>,
  hash: entry.hash,
});
