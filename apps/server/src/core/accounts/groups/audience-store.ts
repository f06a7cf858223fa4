import type { Queryable } from "#platform/database";

/**
 * Reads players of a group in the order of their ids, those after `after`. Page by page it goes through
 * the groups of all players once.
 */
export async function selectMembers(
  queryable: Queryable,
  groupId: string,
  page: {
    readonly after: bigint;
    readonly limit: number;
    /** Those alone who came into the group before. */
    readonly joinedBefore?: Date;
  },
): Promise<bigint[]> {
  const rows = await queryable.query<{ player_id: bigint }>(
    `select player_id from accounts.player_groups where group_id = $1 and player_id > $2
       and ($4::timestamptz is null or added_at < $4)
     order by player_id limit $3`,
    [groupId, page.after, page.limit, page.joinedBefore ?? null],
  );
  return rows.map((row) => row.player_id);
}

/** Returns those of the players who are in a group. */
export async function selectAmong(
  queryable: Queryable,
  groupId: string,
  players: readonly bigint[],
): Promise<ReadonlySet<bigint>> {
  const rows = await queryable.query<{ player_id: bigint }>(
    `select player_id from accounts.player_groups
     where player_id = any($2::bigint[]) and group_id = $1`,
    [groupId, players],
  );
  return new Set(rows.map((row) => row.player_id));
}

/** Returns the licence of each player, by id; who is not there is left out. */
export async function selectLicences(
  queryable: Queryable,
  players: readonly bigint[],
): Promise<ReadonlyMap<bigint, string>> {
  const rows = await queryable.query<{ id: bigint; licence: string }>(
    "select id, license_name as licence from accounts.players where id = any($1::bigint[])",
    [players],
  );
  return new Map(rows.map((row) => [row.id, row.licence]));
}

/** Returns the language of each player, by id; who is not there is left out. */
export async function selectLanguages(
  queryable: Queryable,
  players: readonly bigint[],
): Promise<ReadonlyMap<bigint, string>> {
  const rows = await queryable.query<{ id: bigint; language: string }>(
    "select id, language from accounts.players where id = any($1::bigint[])",
    [players],
  );
  return new Map(rows.map((row) => [row.id, row.language]));
}
