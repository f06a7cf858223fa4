import { PLACES_COUNTED } from "@houselight/contracts";
import type { Queryable } from "#platform/database";

/** A player's place: 1 is the first. Without points there is none. */
export interface Place {
  readonly tournamentId: string;
  readonly playerId: bigint;
  readonly place: number;
  readonly bets: bigint;
  readonly points: bigint;
  readonly version: bigint;
}

/**
 * Reads the first places of tournaments, in their order. Of two with the same points the one who had
 * them first is before the other.
 */
export async function selectPlaces(
  queryable: Queryable,
  tournaments: readonly string[],
  limit: number = PLACES_COUNTED,
): Promise<Place[]> {
  if (tournaments.length === 0) return [];
  return queryable.query<Place>(
    `select t.id as "tournamentId", p.player_id as "playerId", p.place::int as place, p.bets, p.points, p.version
     from unnest($1::uuid[]) as t (id)
     cross join lateral (
       select player_id, bets, points, version,
         row_number() over (order by points desc, points_at, player_id) as place
       from tournaments.entries
       where tournament_id = t.id and left_at is null and points > 0
       order by points desc, points_at, player_id limit $2
     ) p
     order by t.id, p.place`,
    [tournaments, limit],
  );
}

export const placeKey = ({
  tournamentId,
  playerId,
}: Pick<Place, "tournamentId" | "playerId">): string => `${tournamentId}/${playerId}`;
