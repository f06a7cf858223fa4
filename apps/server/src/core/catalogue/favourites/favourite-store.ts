import { FAVOURITES_MAX } from "@houselight/contracts";
import type { Queryable } from "#platform/database";
import type { PersonalData } from "#platform/module";

/** Returns the identifiers of each player's favourites, the latest first; who has none may be left out. */
export async function selectFavouritesOf(
  queryable: Queryable,
  playerIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, readonly string[]>> {
  const rows = await queryable.query<{ player_id: bigint; games: string[] }>(
    "select player_id, games from catalogue.favourites where player_id = any($1::bigint[])",
    [playerIds],
  );
  return new Map(rows.map((row) => [row.player_id, row.games]));
}

/**
 * Puts a game before a player's favourites; one that is among them already stays where it is. Returns
 * false when there is no room left.
 */
export async function insertFavourite(
  queryable: Queryable,
  playerId: bigint,
  game: string,
): Promise<boolean> {
  const rows = await queryable.query(
    `insert into catalogue.favourites as f (player_id, games) values ($1, array[$2::text])
     on conflict (player_id) do update
       set games = case when $2 = any(f.games) then f.games else array_prepend($2, f.games) end
     where $2 = any(f.games) or cardinality(f.games) < $3
     returning f.player_id`,
    [playerId, game, FAVOURITES_MAX],
  );
  return rows.length > 0;
}

export async function deleteFavourite(
  queryable: Queryable,
  playerId: bigint,
  game: string,
): Promise<void> {
  await queryable.query(
    `update catalogue.favourites set games = array_remove(games, $2)
     where player_id = $1 and $2 = any(games)`,
    [playerId, game],
  );
}

/** Tells which games a player likes, and forgets it. */
export const favouriteData: PersonalData = {
  name: "catalogue",
  read: async (queryable, playerId) => ({
    favourites: (await selectFavouritesOf(queryable, [playerId])).get(playerId) ?? [],
  }),
  erase: async (tx, playerId) => {
    await tx.query("delete from catalogue.favourites where player_id = $1", [playerId]);
  },
};
