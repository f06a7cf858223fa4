import type { Tx } from "#platform/database";

/** Reads when each of these players last staked with an owner of rounds. Asks nothing for nobody. */
export async function selectLastRounds(
  tx: Tx,
  playerIds: readonly bigint[],
  owners: readonly string[],
): Promise<ReadonlyMap<bigint, Date>> {
  if (playerIds.length === 0) return new Map();
  const rows = await tx.query<{ player_id: bigint; placed_at: Date }>(
    `select p.player_id, last.placed_at from unnest($1::bigint[]) as p(player_id)
     cross join lateral (
       select w.placed_at from wagers.wagers w
       where w.player_id = p.player_id and w.owner = any($2::text[]) and w.status <> 'voided'
       order by w.seq desc limit 1
     ) last`,
    [playerIds, owners],
  );
  return new Map(rows.map((row) => [row.player_id, row.placed_at]));
}
