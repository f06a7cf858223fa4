import { columns, type Queryable } from "#platform/database";

/** Opens a player's account for withdrawals only, until then; null opens it again. */
export async function updateEntrance(
  queryable: Queryable,
  playerId: bigint,
  withdrawalsOnlyUntil: Date | null,
): Promise<void> {
  await queryable.query("update accounts.players set withdrawals_only_until = $2 where id = $1", [
    playerId,
    withdrawalsOnlyUntil,
  ]);
}

/** Returns true while the account is open for withdrawals only, which one that its player closed stays. */
export async function isWithdrawalsOnly(
  queryable: Queryable,
  playerId: bigint,
  at: Date,
): Promise<boolean> {
  const rows = await queryable.query(
    "select 1 from accounts.players where id = $1 and (closed_at is not null or withdrawals_only_until > $2)",
    [playerId, at],
  );
  return rows.length > 0;
}

/** Returns those players whose accounts are open for withdrawals only. */
export async function selectWithdrawalsOnly(
  queryable: Queryable,
  playerIds: readonly bigint[],
  at: Date,
): Promise<ReadonlySet<bigint>> {
  const rows = await queryable.query<{ id: bigint }>(
    `select id from accounts.players where id = any($1::bigint[])
       and (closed_at is not null or withdrawals_only_until > $2)`,
    [playerIds, at],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Ends every session of a player. The sockets are the hub's: `live.disconnect` after the commit. */
export async function endSessionsOf(
  queryable: Queryable,
  playerId: bigint,
  at: Date,
): Promise<void> {
  await queryable.query(
    "update accounts.sessions set ended_at = $2 where player_id = $1 and ended_at is null",
    [playerId, at],
  );
}

/** A session counts for this long after it was last seen: requests are noted once a minute. */
const SEEN_SECONDS = 60;
const LIFETIME_SECONDS = 86_400;

/** Returns the whole seconds that players were signed in since a moment each; two screens count once. */
export async function selectSecondsSignedIn(
  queryable: Queryable,
  wanted: readonly { readonly playerId: bigint; readonly since: Date }[],
  at: Date,
): Promise<readonly bigint[]> {
  if (wanted.length === 0) return [];
  const rows = await queryable.query<{ nr: bigint; seconds: bigint }>(
    `select w.nr, coalesce(sum(extract(epoch from upper(r) - lower(r))), 0)::bigint as seconds
     from unnest($1::bigint[], $2::timestamptz[]) with ordinality as w(player_id, since, nr)
     cross join lateral (
       select unnest(range_agg(tstzrange(greatest(s.created_at, w.since), greatest(w.since,
         least(s.ended_at, s.last_seen_at + make_interval(secs => $4), $3::timestamptz))))) as r
       from accounts.sessions s where s.player_id = w.player_id
         and s.created_at > w.since - make_interval(secs => $5) and s.created_at <= $3
         and coalesce(s.ended_at, $3) > w.since) as seen
     group by w.nr order by w.nr`,
    [
      ...columns(
        wanted,
        (one) => one.playerId,
        (one) => one.since.toISOString(),
      ),
      at,
      SEEN_SECONDS,
      LIFETIME_SECONDS,
    ],
  );
  const seconds = new Map(rows.map((row) => [Number(row.nr), row.seconds]));
  return wanted.map((_, index) => seconds.get(index + 1) ?? 0n);
}
