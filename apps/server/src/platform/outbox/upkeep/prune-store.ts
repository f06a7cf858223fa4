import type { Database } from "#platform/database";
import { KINDS } from "../outbox-store.ts";

/** A place in the events of a kind: behind it nothing has been looked at. */
interface Place {
  readonly txid: string;
  readonly id: bigint;
}

const BEGINNING: Place = { txid: "0", id: 0n };

/**
 * Deletes events older than a day that each of these reactions has passed, so many in a statement. The
 * position of a reaction that the house no longer has keeps nothing. Returns how many rows went.
 */
export async function pruneEvents(
  database: Database,
  reactions: readonly string[],
  atOnce: number,
): Promise<number> {
  let pruned = 0;
  for (const name of await selectKinds(database)) {
    for (let place: Place | null = BEGINNING; place; ) {
      const part: Pruned = await pruneKind(database, { name, reactions, place, atOnce });
      pruned += part.count;
      place = part.last;
    }
  }
  return pruned;
}

async function selectKinds(database: Database): Promise<readonly string[]> {
  const rows = await database.query<{ name: string }>(
    `with ${KINDS}
     select name from kinds where name is not null`,
  );
  return rows.map(({ name }) => name);
}

interface Pruned {
  readonly count: number;
  /** The place behind which the next part begins; null behind the last one. */
  readonly last: Place | null;
}

/** Deletes the next events of a kind. It goes on from a place: what is deleted stands in the way for a while. */
async function pruneKind(
  database: Database,
  from: {
    readonly name: string;
    readonly reactions: readonly string[];
    readonly place: Place;
    readonly atOnce: number;
  },
): Promise<Pruned> {
  const { name, reactions, place, atOnce } = from;
  const [row] = await database.query<{ count: number; txid: string | null; id: bigint | null }>(
    `with due as (
       select txid, id from outbox.bundles
       where name = $1 and (txid, id) > ($2::xid8, $3::bigint)
         and txid < (select min(txid) from outbox.positions where reaction = any($4::text[]))
         and created_at < now() - interval '1 day'
       order by outbox.bundles.txid, outbox.bundles.id limit $5),
     gone as (
       delete from outbox.bundles b using due
       where b.name = $1 and b.txid = due.txid and b.id = due.id returning b.txid, b.id)
     select (select count(*)::int from gone) as count, last.txid::text, last.id
     from (select 1) one left join lateral (
       select due.txid, due.id from due order by due.txid desc, due.id desc limit 1) last on true`,
    [name, place.txid, place.id, reactions, atOnce],
  );
  const { count = 0, txid = null, id = null } = row ?? {};
  return { count, last: count < atOnce || txid === null || id === null ? null : { txid, id } };
}
