import type { Queryable } from "#platform/database";

/** A verification with the moment at which it ends. */
export interface Due {
  readonly playerId: bigint;
  readonly expiresAt: Date;
}

/** Lists verifications whose time is over, the earliest first; of some players alone when `among` names them. */
export async function selectDue(
  queryable: Queryable,
  page: {
    readonly at: Date;
    readonly most: number;
    readonly after: Due | null;
    readonly among?: readonly bigint[];
  },
): Promise<Due[]> {
  const rows = await queryable.query<{ player_id: bigint; expires_at: Date }>(
    `select player_id, expires_at from verification.standings
     where expires_at <= $1
       and ($2::timestamptz is null or (expires_at, player_id) > ($2, $3::bigint))
       and ($4::bigint[] is null or player_id = any($4))
     order by expires_at, player_id limit $5`,
    [
      page.at,
      page.after?.expiresAt ?? null,
      page.after?.playerId ?? null,
      page.among ?? null,
      page.most,
    ],
  );
  return rows.map((row) => ({ playerId: row.player_id, expiresAt: row.expires_at }));
}

/** Reads until when a player's verification holds; null while there is none. */
export async function selectExpiry(queryable: Queryable, playerId: bigint): Promise<Date | null> {
  const [row] = await queryable.query<{ expires_at: Date | null }>(
    "select expires_at from verification.standings where player_id = $1",
    [playerId],
  );
  return row?.expires_at ?? null;
}
