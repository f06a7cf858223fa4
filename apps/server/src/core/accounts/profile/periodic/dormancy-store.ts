import type { Tx } from "#platform/database";

/** Last time that a player was here: the latest session, else the registration. */
const LAST_SEEN = `coalesce((select max(s.last_seen_at) from accounts.sessions s
  where s.player_id = p.id), p.created_at)`;

/**
 * Notes on players of a licence who were not here since `before` what is to be told once. Returns them
 * with the time that they were here last, at most `most`.
 */
export async function noteAbsent(
  tx: Tx,
  licence: string,
  what: "dormancy_told_at" | "dormant_since",
  at: {
    readonly before: Date;
    readonly now: Date;
    readonly most: number;
    /** Those alone who were told by then; null asks for nothing. */
    readonly toldBy: Date | null;
  },
): Promise<{ readonly playerId: bigint; readonly lastSeenAt: Date }[]> {
  const rows = await tx.query<{ id: bigint; last_seen_at: Date }>(
    `update accounts.players set ${what} = $3 from (
       select p.id as player_id, ${LAST_SEEN} as last_seen_at from accounts.players p
       where p.license_name = $1 and p.${what} is null and p.erased_at is null
         and p.created_at < $2 and ${LAST_SEEN} < $2
         and ($5::timestamptz is null or p.dormancy_told_at <= $5)
       order by p.id limit $4) absent
     where id = absent.player_id returning id, absent.last_seen_at`,
    [licence, at.before, at.now, at.most, at.toldBy],
  );
  return rows.map((row) => ({ playerId: row.id, lastSeenAt: row.last_seen_at }));
}

/** Forgets the dormancy of players who were here since it was told. */
export async function forgetDormancy(tx: Tx): Promise<void> {
  await tx.query(
    `update accounts.players p set dormancy_told_at = null, dormant_since = null
     where p.dormancy_told_at is not null and ${LAST_SEEN} > p.dormancy_told_at`,
  );
}

/** Returns players of a licence after an id, in order. */
export async function selectPlayersOf(
  tx: Tx,
  licence: string,
  { after, most }: { readonly after: bigint; readonly most: number },
): Promise<bigint[]> {
  const rows = await tx.query<{ id: bigint }>(
    `select id from accounts.players where license_name = $1 and id > $2 and erased_at is null
     order by id limit $3`,
    [licence, after, most],
  );
  return rows.map(({ id }) => id);
}
