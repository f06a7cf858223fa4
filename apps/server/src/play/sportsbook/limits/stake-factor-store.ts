import type { Queryable, Tx } from "#platform/database";

/** A part of what others may stake on sport, which is all that a player may, and who said so. */
export interface StakeFactor {
  /** Thousandths. */
  readonly permille: number;
  readonly reason: string;
  readonly setBy: string;
  readonly setAt: Date;
}

/** Reads the stake factor of a player; undefined while nobody has set one. */
export async function selectStakeFactor(
  queryable: Queryable,
  playerId: bigint,
): Promise<StakeFactor | undefined> {
  const [row] = await queryable.query<StakeFactor>(
    `select permille, reason, set_by as "setBy", set_at as "setAt"
     from sportsbook.stake_factors where player_id = $1`,
    [playerId],
  );
  return row;
}

/** Writes the stake factor of a player. */
export async function upsertStakeFactor(
  tx: Tx,
  playerId: bigint,
  { permille, reason, setBy, setAt }: StakeFactor,
): Promise<void> {
  await tx.query(
    `insert into sportsbook.stake_factors (player_id, permille, reason, set_by, set_at)
     values ($1, $2, $3, $4, $5)
     on conflict (player_id) do update set permille = excluded.permille, reason = excluded.reason,
       set_by = excluded.set_by, set_at = excluded.set_at`,
    [playerId, permille, reason, setBy, setAt],
  );
}
