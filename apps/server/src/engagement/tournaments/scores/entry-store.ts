import { columns, type Queryable, type Tx } from "#platform/database";
import type { Rules, Tournament } from "../tournament.ts";
import type { Score } from "./score.ts";

/** A player's part in a tournament. */
export interface Entry extends Score {
  readonly tournamentId: string;
  readonly playerId: bigint;
  readonly joinedAt: Date;
  readonly leftAt: Date | null;
  readonly version: bigint;
}

const COLUMNS = `e.tournament_id as "tournamentId", e.player_id as "playerId", e.joined_at as "joinedAt",
  e.left_at as "leftAt", e.bets, e.points, e.bets_rest as "betsRest", e.points_rest as "pointsRest",
  e.points_at as "pointsAt", e.version`;

/** Tournaments of a player's own list. */
const OWN_SHOWN = 50;

/** An entry with the rules of its tournament. */
export interface RuledEntry extends Entry {
  readonly rules: Rules & Pick<Tournament, "identifier">;
}

/**
 * Locks the entries of these players in published tournaments that run in a span, in one order: the one
 * reaction that scores holds them.
 */
export async function lockRunning(
  tx: Tx,
  players: readonly bigint[],
  { from, until }: { readonly from: Date; readonly until: Date },
): Promise<RuledEntry[]> {
  const rows = await tx.query<Entry & Rules & Pick<Tournament, "identifier">>(
    `select ${COLUMNS}, t.identifier, t.scoring, t.min_stake as "minStake", t.start_at as "startAt",
       t.end_at as "endAt", t.games, t.producers
     from tournaments.entries e join tournaments.tournaments t on t.id = e.tournament_id
     where e.player_id = any($1::bigint[]) and e.left_at is null
       and t.state = 'published' and t.start_at <= $3 and t.end_at > $2
     order by e.tournament_id, e.player_id for update of e`,
    [players, from, until],
  );
  return rows.map(
    ({ identifier, scoring, minStake, startAt, endAt, games, producers, ...entry }) => ({
      ...entry,
      rules: { identifier, scoring, minStake, startAt, endAt, games, producers },
    }),
  );
}

/** Writes scores that changed and counts their versions. Returns the entries as they are now. */
export async function updateScores(tx: Tx, entries: readonly Entry[]): Promise<Entry[]> {
  if (entries.length === 0) return [];
  return tx.query<Entry>(
    `update tournaments.entries e set bets = n.bets, points = n.points, bets_rest = n.bets_rest,
       points_rest = n.points_rest, points_at = n.points_at, version = e.version + 1
     from unnest($1::uuid[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[], $7::timestamptz[])
       as n (tournament_id, player_id, bets, points, bets_rest, points_rest, points_at)
     where e.tournament_id = n.tournament_id and e.player_id = n.player_id
     returning ${COLUMNS}`,
    columns(
      entries,
      ({ tournamentId }) => tournamentId,
      ({ playerId }) => playerId,
      ({ bets }) => bets,
      ({ points }) => points,
      ({ betsRest }) => betsRest,
      ({ pointsRest }) => pointsRest,
      ({ pointsAt }) => pointsAt?.toISOString() ?? null,
    ),
  );
}

/** Locks a player's entry; undefined when there is none. */
export async function lockEntry(
  tx: Tx,
  tournamentId: string,
  playerId: bigint,
): Promise<Entry | undefined> {
  const [row] = await tx.query<Entry>(
    `select ${COLUMNS} from tournaments.entries e
     where tournament_id = $1 and player_id = $2 for update`,
    [tournamentId, playerId],
  );
  return row;
}

/** Lets a player in, for the first time or again: rounds count from `at` on. */
export async function upsertEntry(
  tx: Tx,
  { tournamentId, playerId, at }: { tournamentId: string; playerId: bigint; at: Date },
): Promise<void> {
  await tx.query(
    `insert into tournaments.entries as e (tournament_id, player_id, joined_at) values ($1, $2, $3)
     on conflict (tournament_id, player_id)
     do update set joined_at = excluded.joined_at, left_at = null, version = e.version + 1`,
    [tournamentId, playerId, at],
  );
}

/** Lets a player out: the score stays, without a place. */
export async function updateLeft(
  tx: Tx,
  { tournamentId, playerId, at }: { tournamentId: string; playerId: bigint; at: Date },
): Promise<void> {
  await tx.query(
    `update tournaments.entries set left_at = $3, version = version + 1
     where tournament_id = $1 and player_id = $2`,
    [tournamentId, playerId, at],
  );
}

/** Prize of an entry that was paid. */
interface Paid {
  readonly paid: bigint | null;
  readonly paidCurrency: string | null;
}
export type OwnEntry = Entry & Paid;

const WITH_PRIZE = `select ${COLUMNS}, a.paid, a.currency as "paidCurrency" from tournaments.entries e
  left join tournaments.awards a using (tournament_id, player_id)`;

/** Reads a player's entries, the latest joined first. */
export async function selectOwn(queryable: Queryable, playerId: bigint): Promise<OwnEntry[]> {
  return queryable.query<OwnEntry>(
    `${WITH_PRIZE} where e.player_id = $1 order by e.joined_at desc limit ${OWN_SHOWN}`,
    [playerId],
  );
}

/** Reads a player's entry of a tournament. */
export async function selectEntry(
  queryable: Queryable,
  tournamentId: string,
  playerId: bigint,
): Promise<OwnEntry | undefined> {
  const [row] = await queryable.query<OwnEntry>(
    `${WITH_PRIZE} where e.tournament_id = $1 and e.player_id = $2`,
    [tournamentId, playerId],
  );
  return row;
}

/** Reads a player's entries of tournaments that were finished or left since a moment (OPEN-35). */
export async function selectRecent(
  queryable: Queryable,
  playerId: bigint,
  since: Date,
): Promise<OwnEntry[]> {
  return queryable.query<OwnEntry>(
    `${WITH_PRIZE} join tournaments.tournaments t on t.id = e.tournament_id
     where e.player_id = $1 and (e.left_at > $2 or (e.left_at is null and t.over_at > $2))
     order by coalesce(e.left_at, t.over_at) desc limit ${OWN_SHOWN}`,
    [playerId, since],
  );
}
