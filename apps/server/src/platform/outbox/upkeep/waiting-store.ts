import type { Queryable } from "#platform/database";
import { ROW_MAX } from "../outbox-store.ts";

/** Reads how long the oldest event waits that a reaction has not heard, seconds; 0 without one. */
export async function selectWaiting(
  queryable: Queryable,
  reactions: readonly { readonly name: string; readonly hears: string }[],
): Promise<readonly { readonly reaction: string; readonly seconds: number }[]> {
  return queryable.query(
    `select r.reaction, coalesce(extract(epoch from now() - (
         select b.created_at from outbox.bundles b
         where b.name = r.hears and (b.txid, b.id) >= (p.txid, p.event_id / $3)
           and ((b.txid, b.id) <> (p.txid, p.event_id / $3) or b.size > p.event_id % $3 + 1)
         order by b.txid, b.id limit 1)), 0)::float8 as seconds
     from unnest($1::text[], $2::text[]) as r(reaction, hears)
     join outbox.positions p using (reaction)`,
    [reactions.map(({ name }) => name), reactions.map(({ hears }) => hears), BigInt(ROW_MAX)],
  );
}

/** Counts the events that reactions gave up. */
export async function countParked(queryable: Queryable): Promise<number> {
  const [row] = await queryable.query<{ count: number }>(
    "select count(*)::int as count from outbox.parked",
  );
  return row?.count ?? 0;
}
