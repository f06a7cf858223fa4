import type { Queryable, Tx } from "#platform/database";

export interface Block {
  readonly playerId: bigint;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly reason: string;
  /** The operator's e-mail; null for what the player chose. */
  readonly operator: string | null;
}

export async function insertBlock(tx: Tx, block: Block): Promise<void> {
  await tx.query(
    `insert into compliance.blocks (player_id, starts_at, ends_at, reason, operator)
     values ($1, $2, $3, $4, $5)`,
    [block.playerId, block.startsAt, block.endsAt, block.reason, block.operator],
  );
}

/** Reads the blocks of a player, over or not, the latest first. */
export const selectBlocks = (
  queryable: Queryable,
  playerId: bigint,
  limit: number,
): Promise<Omit<Block, "playerId">[]> =>
  queryable.query(
    `select starts_at as "startsAt", ends_at as "endsAt", reason, operator from compliance.blocks
     where player_id = $1 order by id desc limit $2`,
    [playerId, limit],
  );
