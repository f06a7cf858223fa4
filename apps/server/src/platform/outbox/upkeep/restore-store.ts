import type { Database, Tx } from "#platform/database";
import { KINDS } from "../outbox-store.ts";

/** Functions of the numbering, each with the number of a cluster whose own are right. */
const NUMBERS = {
  this_transaction: "pg_current_xact_id()",
  horizon: "pg_snapshot_xmin(pg_current_snapshot())",
  next_transaction: "pg_snapshot_xmax(pg_current_snapshot())",
} as const;

/**
 * Counts transactions on from the latest that the outbox knows, where the database has been restored into a
 * cluster that counts from lower on: else no reaction would ever come to what is told from now on. Every
 * process does so before it tells anything. Returns how far the numbers were moved; 0n where all is well.
 */
export async function countOnAfterRestore(database: Database): Promise<bigint> {
  return database.tx(async (tx) => {
    // Processes that start together: the second finds it done.
    await tx.query("select pg_advisory_xact_lock(hashtextextended('outbox numbers', 0))");
    const { latest, own, counted } = await readNumbers(tx);
    if (latest < counted) return 0n;
    const added = latest + 1n - own;
    for (const [name, number] of Object.entries(NUMBERS))
      await tx.query(
        `create or replace function outbox.${name}() returns xid8 language sql stable
           as 'select (${number}::text::bigint + ${added})::text::xid8'`,
      );
    return latest + 1n - counted;
  });
}

/**
 * Reads the latest number that an event or a position carries, the cluster's own next one, and that as it is
 * counted here. The kinds of events are found one after the other by the key, however many events there are.
 */
async function readNumbers(
  tx: Tx,
): Promise<{ readonly latest: bigint; readonly own: bigint; readonly counted: bigint }> {
  const [row] = await tx.query<{ latest: bigint; own: bigint; counted: bigint }>(
    `with ${KINDS}
     select greatest(
         (select max(txid) from outbox.positions)::text::bigint,
         (select max(last.txid::text::bigint) from kinds k cross join lateral (
            select b.txid from outbox.bundles b where b.name = k.name order by b.txid desc limit 1) last),
         0) as latest,
       ${NUMBERS.next_transaction}::text::bigint as own,
       outbox.next_transaction()::text::bigint as counted`,
  );
  return row as { latest: bigint; own: bigint; counted: bigint };
}
