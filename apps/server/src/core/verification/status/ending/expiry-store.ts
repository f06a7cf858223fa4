import type { Queryable, Tx } from "#platform/database";

/** A verification with the moment at which it ends. */
export interface Due {
  readonly playerId: bigint;
  readonly expiresAt: Date;
  /** New documents are being checked. */
  readonly renewing?: boolean;
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
  const rows = await queryable.query<{ player_id: bigint; expires_at: Date; renewing: boolean }>(
    `select player_id, expires_at, renewal is not distinct from 'pending' as renewing
     from verification.standings
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
  return rows.map((row) => ({
    playerId: row.player_id,
    expiresAt: row.expires_at,
    renewing: row.renewing,
  }));
}

/**
 * Notes that players are told of the end of their verification so many days before, or less, and
 * returns whom nobody told so late yet: each by one caller, however many ask at once. Nobody whose new
 * documents are being checked.
 */
export async function noteEnding(
  tx: Tx,
  { at, days, most }: { readonly at: Date; readonly days: number; readonly most: number },
): Promise<Due[]> {
  const rows = await tx.query<{ player_id: bigint; expires_at: Date }>(
    `with due as (
       select player_id from verification.standings
       where expires_at > $1 and expires_at <= $1::timestamptz + make_interval(days => $2)
         and (ending_told is null or ending_told > $2) and renewal is distinct from 'pending'
       order by expires_at, player_id limit $3 for update skip locked)
     update verification.standings s set ending_told = $2
     from due where s.player_id = due.player_id returning s.player_id, s.expires_at`,
    [at, days, most],
  );
  return rows.map((row) => ({ playerId: row.player_id, expiresAt: row.expires_at }));
}
