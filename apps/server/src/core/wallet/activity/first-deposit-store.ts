import type { Queryable } from "#platform/database";

/** Returns the payment that first brought each player money, by the player's id. */
export async function selectFirstDeposits(
  queryable: Queryable,
  playerIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, string>> {
  // The kinds of the statement's index: it leads to the first row, past what was withdrawn before it.
  const rows = await queryable.query<{ player_id: bigint; group_id: string }>(
    `select p.player_id, t.group_id from unnest($1::bigint[]) as p(player_id)
     cross join lateral (
       select group_id from wallet.transfers t
       where t.player_id = p.player_id and kind in ('deposit', 'hold', 'withdrawal', 'release', 'correction')
         and kind = 'deposit'
       order by seq limit 1) t`,
    [playerIds],
  );
  return new Map(rows.map((row) => [row.player_id, row.group_id]));
}
