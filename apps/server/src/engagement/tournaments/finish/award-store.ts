import { columns, type Queryable, type Tx } from "#platform/database";

/** A prize that was paid. `place` is the place or the level, from 1. */
export interface Award {
  readonly id: string;
  readonly tournamentId: string;
  readonly playerId: bigint;
  readonly place: number;
  /** As promised, in the tournament's currency. */
  readonly amount: bigint;
  /** As paid, in the winner's. */
  readonly paid: bigint;
  readonly currency: string;
  readonly eurCents: bigint;
}

export async function insertAwards(tx: Tx, awards: readonly Award[], at: Date): Promise<void> {
  if (awards.length === 0) return;
  await tx.query(
    `insert into tournaments.awards
       (id, tournament_id, player_id, place, amount, paid, currency, eur_cents, at)
     select *, $9::timestamptz from unnest($1::uuid[], $2::uuid[], $3::bigint[], $4::int[], $5::bigint[],
       $6::bigint[], $7::text[], $8::bigint[])`,
    [
      ...columns(
        awards,
        ({ id }) => id,
        ({ tournamentId }) => tournamentId,
        ({ playerId }) => playerId,
        ({ place }) => place,
        ({ amount }) => amount,
        ({ paid }) => paid,
        ({ currency }) => currency,
        ({ eurCents }) => eurCents,
      ),
      at,
    ],
  );
}

/** Returns what was paid in each tournament, in hundredths of a euro, by its id. */
export async function selectPaidSums(
  queryable: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, bigint>> {
  const rows = await queryable.query<{ id: string; sum: bigint }>(
    `select tournament_id as id, sum(eur_cents)::bigint as sum from tournaments.awards
     where tournament_id = any($1::uuid[]) group by tournament_id`,
    [ids],
  );
  return new Map(rows.map(({ id, sum }) => [id, sum]));
}

/** A player whose level is to be rewarded. */
export interface Climber {
  readonly playerId: bigint;
  readonly bets: bigint;
  readonly version: bigint;
}

/** Reads the next players of a tournament whose level was not looked at, in the order of their ids. */
export async function selectClimbers(
  queryable: Queryable,
  tournamentId: string,
  limit: number,
): Promise<Climber[]> {
  return queryable.query<Climber>(
    `select e.player_id as "playerId", e.bets, e.version
     from tournaments.entries e join tournaments.tournaments t on t.id = e.tournament_id
     where e.tournament_id = $1 and e.player_id > t.paid_up_to and e.left_at is null
     order by e.player_id limit $2`,
    [tournamentId, limit],
  );
}

/** Notes up to which player levels are rewarded. */
export async function updatePaidUpTo(tx: Tx, id: string, playerId: bigint): Promise<void> {
  await tx.query("update tournaments.tournaments set paid_up_to = $2 where id = $1", [
    id,
    playerId,
  ]);
}
