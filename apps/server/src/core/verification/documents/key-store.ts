import type { Queryable, Tx } from "#platform/database";

/** Keys in one statement: the next hour takes the rest. */
const DESTROYED_AT_ONCE = 1000;

/** A player's key as it is kept; `wrapped` is null once it was destroyed. */
interface KeptKey {
  readonly wrapped: string | null;
}

export async function selectKey(
  queryable: Queryable,
  playerId: bigint,
): Promise<KeptKey | undefined> {
  const [row] = await queryable.query<KeptKey>(
    "select wrapped from verification.player_keys where player_id = $1",
    [playerId],
  );
  return row;
}

/** Keeps a new key; of two at once the first stays. Returns the one that is kept. */
export async function insertKey(
  queryable: Queryable,
  key: { readonly playerId: bigint; readonly wrapped: string; readonly at: Date },
): Promise<KeptKey> {
  await queryable.query(
    `insert into verification.player_keys (player_id, wrapped, made_at) values ($1, $2, $3)
     on conflict (player_id) do nothing`,
    [key.playerId, key.wrapped, key.at],
  );
  const kept = await selectKey(queryable, key.playerId);
  if (!kept) throw new Error("a key that was inserted is kept");
  return kept;
}

/**
 * Lets a key be destroyed after a day. A player who handed in nothing has none, and never gets one.
 */
export async function destroyKeyAfter(
  tx: Tx,
  playerId: bigint,
  { until, now }: { readonly until: Date; readonly now: Date },
): Promise<void> {
  await tx.query(
    `insert into verification.player_keys (player_id, wrapped, made_at, destroyed_at)
     values ($1, null, $3, $3)
     on conflict (player_id) do update set destroy_after = $2`,
    [playerId, until, now],
  );
}

/**
 * Destroys the keys whose day has come: every document and answer that they sealed is unreadable from
 * then on, in backups of the files too. A database backup from before still has a key until it is gone
 * as well. Returns how many there were.
 */
export async function destroyDueKeys(queryable: Queryable, now: Date): Promise<number> {
  const rows = await queryable.query(
    `update verification.player_keys set wrapped = null, destroyed_at = $1
     where player_id in (
       select player_id from verification.player_keys
       where destroyed_at is null and destroy_after <= $1 limit $2)
     returning 1`,
    [now, DESTROYED_AT_ONCE],
  );
  return rows.length;
}
