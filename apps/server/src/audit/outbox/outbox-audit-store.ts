import type { Invariant } from "../audit-store.ts";
import { REACTIONS } from "./reactions.ts";

/** A reaction looks four times a second: one that neither hears nor moves for so long stands still. */
const PATIENCE = "interval '15 minutes'";

const HEARD = Object.entries(REACTIONS)
  .map(([reaction, name]) => `('${reaction}', '${name}')`)
  .join(", ");

/** Number of events that one row can hold: a row's number times this is that of its first (outbox-store.ts). */
const ROW_MAX = 4096;

/**
 * Says that what was told came to all that hear it. It is as late as the outbox last moved, so that a house that
 * was stopped has nothing to explain; what a transaction that runs holds back is not told yet. What browsers were
 * sent is on no record.
 */
export const OUTBOX: Invariant = {
  id: "I32",
  title: "every event was heard by each reaction to its kind, and none is parked",
  unit: "reactions",
  count: "select count(*) as count from outbox.positions",
  violations: `
    with heard as (
      select r.reaction, r.name, p.txid, p.event_id, p.moved_at
      from (values ${HEARD}) as r (reaction, name) join outbox.positions p using (reaction)),
    latest as (
      select greatest((select max(created_at) from outbox.bundles), (select max(moved_at) from outbox.positions))
        - ${PATIENCE} as at)
    select 'reaction ' || h.reaction as subject,
      'has not heard ' || sum(b.size - case when (b.txid, b.id) = (h.txid, h.event_id / ${ROW_MAX})
        then h.event_id % ${ROW_MAX} + 1 else 0 end) || ' events ' || h.name || ', the first told at '
        || min(b.created_at) as detail
    from heard h cross join latest l join outbox.bundles b on b.name = h.name
      and (b.txid, b.id) >= (h.txid, h.event_id / ${ROW_MAX})
      and ((b.txid, b.id) <> (h.txid, h.event_id / ${ROW_MAX}) or b.size > h.event_id % ${ROW_MAX} + 1)
    where h.moved_at < l.at and b.created_at < l.at and b.txid < outbox.horizon()
    group by h.reaction, h.name
    union all
    select 'event ' || event_id || ' for ' || reaction, 'is parked since ' || parked_at || ': ' || left(error, 100)
    from outbox.parked`,
};
