import { EXPORT_ROWS_MAX } from "#platform/module";
import type { Queryable } from "#platform/database";
import type { DetailsTold } from "../profile/missing-details.ts";

export interface Session {
  readonly id: bigint;
  readonly playerId: bigint;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  readonly ip: string;
  readonly userAgent: string;
}

interface SessionRow {
  readonly id: bigint;
  readonly player_id: bigint;
  readonly created_at: Date;
  readonly last_seen_at: Date;
  readonly ip: string;
  readonly user_agent: string;
}

const toSession = (row: SessionRow): Session => ({
  id: row.id,
  playerId: row.player_id,
  createdAt: row.created_at,
  lastSeenAt: row.last_seen_at,
  ip: row.ip,
  userAgent: row.user_agent,
});

/** Sessions of a player that a new one may go on with: the latest, however many there were. */
const GONE_ON_WITH = 20;

/** Writes a session. It goes on with the presence in an earlier one that was seen after `awaySince`. */
export async function insertSession(
  queryable: Queryable,
  session: {
    tokenHash: string;
    playerId: bigint;
    at: Date;
    expiresAt: Date;
    ip: string;
    userAgent: string;
    awaySince: Date;
  },
): Promise<void> {
  await queryable.query(
    `insert into accounts.sessions
       (token_hash, player_id, created_at, last_seen_at, expires_at, ip, user_agent, present_since)
     select $1, $2, $3, $3, $4, $5, $6, coalesce((
       select min(coalesce(late.present_since, late.created_at)) from (
         select * from accounts.sessions where player_id = $2 order by id desc limit ${GONE_ON_WITH}) late
       where late.last_seen_at > $7), $3)`,
    [
      session.tokenHash,
      session.playerId,
      session.at,
      session.expiresAt,
      session.ip,
      session.userAgent,
      session.awaySince,
    ],
  );
}

export interface LiveSession {
  readonly tokenHash: string;
  readonly sessionId: bigint;
  readonly playerId: bigint;
  readonly licence: string;
  readonly dateOfBirth: string | null;
  readonly sessionBeganAt: Date;
  readonly lastSeenAt: Date;
  /** True while the account is open for withdrawals only. */
  readonly restricted: boolean;
  readonly details: DetailsTold;
}

/** Sessions that are neither ended nor at their last end, by the hash of their token. */
export const selectLiveSessions = (
  queryable: Queryable,
  tokenHashes: readonly string[],
  now: Date,
): Promise<LiveSession[]> =>
  selectLive(queryable, "token_hash = any($1::text[])", tokenHashes, now);

/** The same by their ids. */
export const selectLiveSessionsById = (
  queryable: Queryable,
  ids: readonly bigint[],
  now: Date,
): Promise<LiveSession[]> => selectLive(queryable, "id = any($1::bigint[])", ids, now);

async function selectLive(
  queryable: Queryable,
  named: "token_hash = any($1::text[])" | "id = any($1::bigint[])",
  names: readonly (string | bigint)[],
  now: Date,
): Promise<LiveSession[]> {
  const rows = await queryable.query<{
    token_hash: string;
    id: bigint;
    player_id: bigint;
    license_name: string;
    date_of_birth: string | null;
    country: string | null;
    postal_code: string | null;
    details_told: string[];
    present_since: Date;
    last_seen_at: Date;
    restricted: boolean;
  }>(
    `select s.token_hash, s.id, s.player_id, p.license_name, p.date_of_birth, p.country,
       p.postal_code, p.details_told, coalesce(s.present_since, s.created_at) as present_since, s.last_seen_at,
       p.closed_at is not null or coalesce(p.withdrawals_only_until > $2, false) as restricted
     from accounts.sessions s join accounts.players p on p.id = s.player_id
     where s.${named} and s.ended_at is null and s.expires_at > $2`,
    [names, now],
  );
  return rows.map((row) => ({
    tokenHash: row.token_hash,
    sessionId: row.id,
    playerId: row.player_id,
    licence: row.license_name,
    dateOfBirth: row.date_of_birth,
    sessionBeganAt: row.present_since,
    lastSeenAt: row.last_seen_at,
    restricted: row.restricted,
    details: {
      licence: row.license_name,
      country: row.country,
      postalCode: row.postal_code,
      told: row.details_told,
    },
  }));
}

export async function touchSessions(
  queryable: Queryable,
  ids: readonly bigint[],
  now: Date,
): Promise<void> {
  await queryable.query(
    "update accounts.sessions set last_seen_at = $2 where id = any($1::bigint[])",
    [ids, now],
  );
}

/** Returns the ends of a session that are known: when it was seen last, and when it ends in any case. */
export async function selectSessionEnds(
  queryable: Queryable,
  id: bigint,
): Promise<{ readonly lastSeenAt: Date; readonly expiresAt: Date } | undefined> {
  const [row] = await queryable.query<{ last_seen_at: Date; expires_at: Date }>(
    "select last_seen_at, expires_at from accounts.sessions where id = $1",
    [id],
  );
  return row && { lastSeenAt: row.last_seen_at, expiresAt: row.expires_at };
}

/** Returns when a session was opened. */
export async function sessionBeganAt(queryable: Queryable, id: bigint): Promise<Date | undefined> {
  const [row] = await queryable.query<{ created_at: Date }>(
    "select created_at from accounts.sessions where id = $1",
    [id],
  );
  return row?.created_at;
}

/**
 * Ends open sessions that are past one of their ends, `most` at a time. `idleSeconds` are by licence,
 * `otherwise` those of any other. Returns the players of the sessions.
 */
export async function endOverdueSessions(
  queryable: Queryable,
  {
    idleSeconds,
    otherwise,
    most,
  }: {
    readonly idleSeconds: ReadonlyMap<string, number>;
    readonly otherwise: number;
    readonly most: number;
  },
  now: Date,
): Promise<readonly bigint[]> {
  const least = Math.min(otherwise, ...idleSeconds.values());
  const rows = await queryable.query<{ player_id: bigint }>(
    `with idle as (select * from unnest($2::text[], $3::float8[]) as i(licence, secs)),
     overdue as (
       select s.id from accounts.sessions s
       join accounts.players p on p.id = s.player_id
       left join idle on idle.licence = p.license_name
       where s.ended_at is null and (s.expires_at <= $1
         or (s.last_seen_at <= $1::timestamptz - make_interval(secs => $5)
           and s.last_seen_at <= $1::timestamptz - make_interval(secs => coalesce(idle.secs, $4))))
       order by s.id limit $6)
     update accounts.sessions set ended_at = $1
     where id in (select id from overdue) and ended_at is null returning player_id`,
    [now, [...idleSeconds.keys()], [...idleSeconds.values()], otherwise, least, most],
  );
  return rows.map((row) => row.player_id);
}

/** Ends one session of this player. Returns whether there was one to end. */
export async function endSessionRow(
  queryable: Queryable,
  playerId: bigint,
  id: bigint,
  now: Date,
): Promise<boolean> {
  const rows = await queryable.query(
    "update accounts.sessions set ended_at = $3 where player_id = $1 and id = $2 and ended_at is null returning id",
    [playerId, id, now],
  );
  return rows.length === 1;
}

/** Ends a player's sessions, all but one where that is named. Returns how many were open. */
export async function endSessionsOf(
  queryable: Queryable,
  playerId: bigint,
  { except, now }: { readonly except: bigint | null; readonly now: Date },
): Promise<number> {
  const rows = await queryable.query(
    `update accounts.sessions set ended_at = $3
     where player_id = $1 and ended_at is null and ($2::bigint is null or id <> $2) returning id`,
    [playerId, except, now],
  );
  return rows.length;
}

export async function selectOpenSessions(
  queryable: Queryable,
  playerId: bigint,
  at: { now: Date; seenAfter: Date },
): Promise<Session[]> {
  const rows = await queryable.query<SessionRow>(
    `select id, player_id, created_at, last_seen_at, ip, user_agent from accounts.sessions
     where player_id = $1 and ended_at is null and expires_at > $2 and last_seen_at > $3 order by id desc limit 50`,
    [playerId, at.now, at.seenAfter],
  );
  return rows.map(toSession);
}

/** Returns the sessions of a player, ended ones too, the latest first. */
export async function selectAllSessions(
  queryable: Queryable,
  playerId: bigint,
): Promise<Session[]> {
  const rows = await queryable.query<SessionRow>(
    `select id, player_id, created_at, last_seen_at, ip, user_agent from accounts.sessions
     where player_id = $1 order by id desc limit $2`,
    [playerId, EXPORT_ROWS_MAX],
  );
  return rows.map(toSession);
}
