import type { Queryable, Tx } from "#platform/database";

/** A turn that was given, as it is written. `id` is that of the gift that brought it. */
interface NewTurn {
  readonly id: string;
  readonly playerId: bigint;
  readonly source: string;
  readonly createdAt: Date;
  readonly until: Date;
}

/** Writes a turn that a player may use until a moment. Throws where the id is taken. */
export async function insertTurn(tx: Tx, turn: NewTurn): Promise<void> {
  await tx.query(
    "insert into wheel.turns (id, player_id, source, created_at, until) values ($1, $2, $3, $4, $5)",
    [turn.id, turn.playerId, turn.source, turn.createdAt, turn.until],
  );
}

/** Counts the turns that a player was given and can use at a moment. */
export async function countFree(queryable: Queryable, playerId: bigint, at: Date): Promise<number> {
  const [row] = await queryable.query<{ count: number }>(
    `select count(*)::int as count from wheel.turns
     where player_id = $1 and spin_id is null and until > $2`,
    [playerId, at],
  );
  return row?.count ?? 0;
}

/** Locks the turn of a player that ends first; undefined where none is left. The caller holds the player's accounts. */
export async function lockFree(
  tx: Tx,
  playerId: bigint,
  at: Date,
): Promise<{ readonly id: string } | undefined> {
  const [row] = await tx.query<{ id: string }>(
    `select id from wheel.turns where player_id = $1 and spin_id is null and until > $2
     order by until, id limit 1 for update`,
    [playerId, at],
  );
  return row;
}

/** Notes what a turn was used for. The caller holds it. */
export async function updateUsed(tx: Tx, id: string, spinId: string): Promise<void> {
  await tx.query("update wheel.turns set spin_id = $2 where id = $1", [id, spinId]);
}
