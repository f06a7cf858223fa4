import type { Queryable } from "#platform/database";

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

/** Forgets a key for good; a player without one never gets one. */
export async function eraseKey(queryable: Queryable, playerId: bigint, at: Date): Promise<void> {
  await queryable.query(
    `insert into verification.player_keys (player_id, wrapped, made_at, destroyed_at)
     values ($1, null, $2, $2)
     on conflict (player_id) do update set wrapped = null,
       destroyed_at = coalesce(verification.player_keys.destroyed_at, $2)`,
    [playerId, at],
  );
}
