import type { Queryable, Tx } from "#platform/database";

/** Points that a player is given, as they are written. `id` is that of the gift that brought them. */
interface NewPoints {
  readonly id: string;
  readonly playerId: bigint;
  /** First day of the quarter in which they count. */
  readonly quarter: string;
  readonly points: number;
  readonly source: string;
  readonly at: Date;
}

/** Writes points that a player was given. Throws where the id is taken. */
export async function insertPoints(tx: Tx, given: NewPoints): Promise<void> {
  await tx.query(
    `insert into vip.points (id, player_id, quarter, points, source, at)
     values ($1, $2, $3::date, $4, $5, $6)`,
    [given.id, given.playerId, given.quarter, given.points, given.source, given.at],
  );
}

/** Returns the points that players were given in a quarter; those without any are left out. */
export async function selectGivenPoints(
  queryable: Queryable,
  quarter: string,
  players: readonly bigint[],
): Promise<ReadonlyMap<bigint, number>> {
  const rows = await queryable.query<{ playerId: bigint; points: number }>(
    `select player_id as "playerId", sum(points)::int as points from vip.points
     where quarter = $1::date and player_id = any($2::bigint[]) group by player_id`,
    [quarter, players],
  );
  return new Map(rows.map(({ playerId, points }) => [playerId, points]));
}
