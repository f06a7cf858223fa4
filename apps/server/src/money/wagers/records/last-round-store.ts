import { SPORTSBOOK } from "#events/wagers";
import type { Tx } from "#platform/database";

/** Wagers of a player among which the last round is looked for: more than come in any time that a round waits. */
const LATE_WAGERS = 1_000;

/**
 * Reads when each of these players last staked on a round of a game, whoever runs it. Asks nothing for nobody;
 * cost does not grow with history.
 */
export async function selectLastRounds(
  tx: Tx,
  playerIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, Date>> {
  if (playerIds.length === 0) return new Map();
  // The latest wager is a round as a rule, and the first that is ends the scan.
  const rows = await tx.query<{ player_id: bigint; placed_at: Date }>(
    `select p.player_id, last.placed_at from unnest($1::bigint[]) as p(player_id)
     cross join lateral (
       select late.placed_at from (
         select w.seq, w.owner, w.status, w.placed_at from wagers.wagers w
         where w.player_id = p.player_id order by w.seq desc limit $3) late
       where late.owner <> $2 and late.status <> 'voided'
       order by late.seq desc limit 1
     ) last`,
    [playerIds, SPORTSBOOK, LATE_WAGERS],
  );
  return new Map(rows.map((row) => [row.player_id, row.placed_at]));
}
