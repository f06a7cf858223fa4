import type { Tx } from "#platform/database";

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
