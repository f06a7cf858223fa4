import {
  dropParkedEvent,
  listParkedEvents,
  type ParkedEventView,
  retryParkedEvent,
} from "@houselight/contracts";
import type { Tx } from "#platform/database";
import { type Operator, Refused, type Route, route } from "#platform/http";
import type { House } from "#platform/module";
import { dropParked, type ParkedEvent, selectParked, wantRetry } from "#platform/outbox";
import { appendTrailEntries } from "./audit-trail.ts";

/** Lets operators deal with events that reactions kept failing at. */
export const parkedEventRoutes = (house: House): readonly Route[] => [
  route(listParkedEvents, async ({ query }) => {
    const before = query.before === undefined ? null : BigInt(query.before);
    return (await selectParked(house.database, { before, limit: query.limit })).map(parkedView);
  }),
  route(retryParkedEvent, ({ params, body }, { operator }) =>
    changeParked(house, operator, wantRetry, {
      id: params.id,
      action: "event.retry",
      reason: body.reason,
    }),
  ),
  route(dropParkedEvent, ({ params, body }, { operator }) =>
    changeParked(house, operator, dropParked, {
      id: params.id,
      action: "event.drop",
      reason: body.reason,
    }),
  ),
];

/** Throws Refused("event_not_found"). */
async function changeParked(
  house: House,
  operator: Operator,
  change: (tx: Tx, id: bigint) => Promise<ParkedEvent | undefined>,
  what: { readonly id: number; readonly action: string; readonly reason: string },
): Promise<ParkedEventView> {
  return house.database.tx(async (tx) => {
    const event = await change(tx, BigInt(what.id));
    if (!event) throw new Refused("event_not_found");
    const { reaction, name, error } = event;
    await appendTrailEntries(tx, [
      {
        at: house.clock.now(),
        operator,
        action: what.action,
        subject: `player ${event.playerId}`,
        detail: { reaction, event: name, error, reason: what.reason },
      },
    ]);
    return parkedView(event);
  });
}

const parkedView = (event: ParkedEvent): ParkedEventView => ({
  id: Number(event.id),
  reaction: event.reaction,
  event: event.name,
  player_id: Number(event.playerId),
  payload: event.payload as Record<string, unknown>,
  error: event.error,
  parked_at: event.parkedAt.toISOString(),
  retry_wanted: event.retryWanted,
});
