import type { Queryable } from "#platform/database";

export async function selectGroups(queryable: Queryable, playerId: bigint): Promise<string[]> {
  const rows = await queryable.query<{ group_id: string }>(
    `select group_id from accounts.player_groups where player_id = $1 order by group_id collate "C"`,
    [playerId],
  );
  return rows.map((row) => row.group_id);
}

/** Returns the groups of each player, by id; who is in none is left out. */
export async function selectGroupsOf(
  queryable: Queryable,
  players: readonly bigint[],
): Promise<ReadonlyMap<bigint, readonly string[]>> {
  const rows = await queryable.query<{ player_id: bigint; groups: string[] }>(
    `select player_id, array_agg(group_id order by group_id collate "C") as groups
     from accounts.player_groups where player_id = any($1::bigint[]) group by player_id`,
    [players],
  );
  return new Map(rows.map((row) => [row.player_id, row.groups]));
}

/** Adds a player to groups; those the player is in already stay. Returns those that are new. */
export async function insertGroups(
  queryable: Queryable,
  playerId: bigint,
  groups: readonly string[],
): Promise<string[]> {
  const rows = await queryable.query<{ group_id: string }>(
    `insert into accounts.player_groups (player_id, group_id)
     select $1, g from unnest($2::text[]) as g on conflict do nothing returning group_id`,
    [playerId, groups],
  );
  return rows.map((row) => row.group_id);
}

/** Takes a player out of groups. Returns those that the player was in. */
export async function deleteGroups(
  queryable: Queryable,
  playerId: bigint,
  groups: readonly string[],
): Promise<string[]> {
  const rows = await queryable.query<{ group_id: string }>(
    `delete from accounts.player_groups where player_id = $1 and group_id = any($2::text[])
     returning group_id`,
    [playerId, groups],
  );
  return rows.map((row) => row.group_id);
}
