import type { Tx } from "#platform/database";

/** Last time that a player was here: the latest session, else the registration. */
const LAST_SEEN = `coalesce((select max(s.last_seen_at) from accounts.sessions s
  where s.player_id = p.id), p.created_at)`;

/** Reads of the newest session alone when it was: one row for whoever comes often. */
const NEWEST_SEEN = `coalesce((select s.last_seen_at from accounts.sessions s
  where s.player_id = p.id order by s.id desc limit 1), p.created_at)`;

/**
 * Notes on players of a licence who were not here since `before` what is to be told once. Returns them
 * with the time that they were here last, in the order of their ids: the first behind `after`, at most `most`.
 */
export async function noteAbsent(
  tx: Tx,
  licence: string,
  what: "dormancy_told_at" | "dormant_since",
  at: {
    readonly before: Date;
    readonly now: Date;
    readonly after: bigint;
    readonly most: number;
    /** Those alone who were told by then; null asks for nothing. */
    readonly toldBy: Date | null;
  },
): Promise<{ readonly playerId: bigint; readonly lastSeenAt: Date }[]> {
  // In the text, so that the index of those who were told leads to them.
  const told = at.toldBy ? "p.dormancy_told_at <= $5" : "$5::timestamptz is null";
  const rows = await tx.query<{ id: bigint; last_seen_at: Date }>(
    `with absent as (
       select p.id as player_id, ${LAST_SEEN} as last_seen_at from accounts.players p
       where p.license_name = $1 and p.id > $6 and p.${what} is null and p.erased_at is null
         and p.created_at < $2 and ${told} and ${NEWEST_SEEN} < $2 and ${LAST_SEEN} < $2
       order by p.id limit $4),
     noted as (update accounts.players set ${what} = $3 from absent where id = absent.player_id
       returning id, absent.last_seen_at)
     select id, last_seen_at from noted order by id`,
    [licence, at.before, at.now, at.most, at.toldBy, at.after],
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
