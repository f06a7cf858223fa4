import type { Tx } from "#platform/database";

/** Notes after how many minutes a player wants to be asked; null for not at all. */
export async function setRealityMinutes(
  tx: Tx,
  playerId: bigint,
  minutes: number | null,
): Promise<void> {
  await tx.query(
    `insert into compliance.restrictions (player_id, reality_minutes) values ($1, $2)
     on conflict (player_id) do update set reality_minutes = excluded.reality_minutes`,
    [playerId, minutes],
  );
}

/** Notes that a player has answered a reality check. */
export async function setRealityAnswered(tx: Tx, playerId: bigint, at: Date): Promise<void> {
  await tx.query(
    `insert into compliance.restrictions (player_id, reality_answered_at) values ($1, $2)
     on conflict (player_id) do update set reality_answered_at = excluded.reality_answered_at`,
    [playerId, at],
  );
}
