import { columns, type Queryable } from "#platform/database";

/** A player at a game of a studio's, as the studio's token stands for it. */
export interface StudioSession {
  readonly id: bigint;
  readonly playerId: bigint;
  readonly studio: string;
  readonly game: string;
  readonly currency: string;
  readonly licence: string;
  /** The player's own session on the site. */
  readonly siteSessionId: bigint;
  readonly country: string | null;
  readonly expiresAt: Date;
}

/** Facts of a session that studios are not told of. */
interface Fresh {
  readonly tokenHash: string;
  /** The player as the studio knows one. */
  readonly reference: string;
  readonly at: Date;
}

interface SessionRow {
  readonly id: bigint;
  readonly player_id: bigint;
  readonly studio: string;
  readonly game: string;
  readonly currency: string;
  readonly licence: string;
  readonly site_session_id: bigint;
  readonly country: string | null;
  readonly expires_at: Date;
}

/** Writes a session; from then on it alone takes bets of its player at its game. */
export async function insertSession(
  queryable: Queryable,
  session: Omit<StudioSession, "id"> & Fresh,
): Promise<void> {
  await queryable.query(
    `insert into studio_games.sessions (token_hash, player_id, studio, game, currency, licence,
       site_session_id, country, created_at, expires_at, player_reference)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      session.tokenHash,
      session.playerId,
      session.studio,
      session.game,
      session.currency,
      session.licence,
      session.siteSessionId,
      session.country,
      session.at,
      session.expiresAt,
      session.reference,
    ],
  );
}

/** Finds the country of the latest session of a player, whom a studio names as it knows them; null for none. */
export async function selectPlayer(
  queryable: Queryable,
  { reference, studio }: { readonly reference: string; readonly studio: string },
): Promise<Pick<StudioSession, "country" | "currency" | "playerId"> | null> {
  const [row] = await queryable.query<Pick<SessionRow, "country" | "currency" | "player_id">>(
    `select country, currency, player_id from studio_games.sessions
     where studio = $1 and player_reference = $2 order by id desc limit 1`,
    [studio, reference],
  );
  return row ? { country: row.country, currency: row.currency, playerId: row.player_id } : null;
}

/** Finds the session of a studio's token, ended or not. */
export async function selectSession(
  queryable: Queryable,
  { tokenHash, studio }: { readonly tokenHash: string; readonly studio: string },
): Promise<StudioSession | null> {
  const [row] = await queryable.query<SessionRow>(
    "select * from studio_games.sessions where token_hash = $1 and studio = $2",
    [tokenHash, studio],
  );
  if (!row) return null;
  return {
    id: row.id,
    playerId: row.player_id,
    studio: row.studio,
    game: row.game,
    currency: row.currency,
    licence: row.licence,
    siteSessionId: row.site_session_id,
    country: row.country,
    expiresAt: row.expires_at,
  };
}

/** Tells whether the player has opened the game anew since. */
export async function isSuperseded(
  queryable: Queryable,
  { id, playerId, studio, game }: StudioSession,
): Promise<boolean> {
  const [row] = await queryable.query<{ id: bigint }>(
    `select id from studio_games.sessions where player_id = $1 and studio = $2 and game = $3
     order by id desc limit 1`,
    [playerId, studio, game],
  );
  return row?.id !== id;
}

/** Notes a nonce. Returns false for one that was taken before. */
export async function takeNonce(
  queryable: Queryable,
  { studio, nonce, at }: { readonly studio: string; readonly nonce: string; readonly at: Date },
): Promise<boolean> {
  const rows = await queryable.query(
    `insert into studio_games.nonces (studio, nonce, at) values ($1, $2, $3)
     on conflict do nothing returning nonce`,
    [studio, nonce, at],
  );
  return rows.length === 1;
}

/** Rows of one deletion at most. */
const DELETED_AT_ONCE = 5_000;

/** Deletes nonces and sessions that nothing can come of any more. Returns how many. */
export async function deleteOld(
  queryable: Queryable,
  old: {
    /** Moments before which nonces of these studios are not needed. */
    readonly nonces: readonly { readonly studio: string; readonly before: Date }[];
    /** The same for nonces of every other studio. */
    readonly foreign: Date;
    readonly sessions: Date;
  },
): Promise<number> {
  const nonces = await queryable.query(
    `delete from studio_games.nonces where (studio, nonce) in
       (select n.studio, n.nonce from studio_games.nonces n
        left join unnest($1::text[], $2::timestamptz[]) as s(studio, before) using (studio)
        -- The latest of these moments alone lets the index lead there.
        where n.at < $5 and n.at < coalesce(s.before, $3) order by n.at limit $4) returning nonce`,
    [
      ...columns(
        old.nonces,
        ({ studio }) => studio,
        ({ before }) => before.toISOString(),
      ),
      old.foreign,
      DELETED_AT_ONCE,
      new Date(Math.max(+old.foreign, ...old.nonces.map(({ before }) => +before))),
    ],
  );
  const over = await queryable.query(
    `delete from studio_games.sessions where id in
       (select id from studio_games.sessions where expires_at < $1 limit $2) returning id`,
    [old.sessions, DELETED_AT_ONCE],
  );
  return nonces.length + over.length;
}
