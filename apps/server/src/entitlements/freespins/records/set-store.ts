import { columns, type Queryable, type Tx } from "#platform/database";
import type { FreeSpins } from "../set.ts";

const COLUMNS = `s.id, s.player_id as "playerId", s.currency, s.game, s.stake, s.total, s.used, s.won, s.wagering,
  s.max_win as "maxWin", s.title, s.group_key as "groupKey", s.stage, s.created_at as "createdAt",
  s.activatable_until as "activatableUntil", s.activated_at as "activatedAt", s.play_until as "playUntil",
  s.ended_at as "endedAt", s.version`;
const SELECT = `select ${COLUMNS} from freespins.sets s`;

/** Sets of a player's list. */
const LISTED = 100;

/** Reads a player's free spins, the latest first. */
export const selectSets = (queryable: Queryable, playerId: bigint): Promise<FreeSpins[]> =>
  queryable.query<FreeSpins>(
    `${SELECT} where s.player_id = $1 order by s.seq desc limit ${LISTED}`,
    [playerId],
  );

/** Reads a page of a player's free spins with what brought them, the latest first, behind those of an id. */
export const selectSetPage = (
  queryable: Queryable,
  page: { readonly playerId: bigint; readonly before: string | null; readonly limit: number },
): Promise<(FreeSpins & { readonly source: string })[]> =>
  queryable.query(
    `select ${COLUMNS}, s.source from freespins.sets s
     where s.player_id = $1 and ($2::uuid is null or s.seq <
       (select e.seq from freespins.sets e where e.id = $2 and e.player_id = $1))
     order by s.seq desc limit $3`,
    [page.playerId, page.before, page.limit],
  );

/** Reads free spins by their ids. Whoever holds their players' accounts sees them as they stay. */
export async function selectByIds(
  queryable: Queryable,
  ids: readonly string[],
): Promise<FreeSpins[]> {
  if (ids.length === 0) return [];
  return queryable.query<FreeSpins>(
    `${SELECT} where s.id = any($1::uuid[]) order by s.player_id, s.seq`,
    [ids],
  );
}

/** Reads the free spins that a player plays in a game now. */
export async function selectActivated(
  queryable: Queryable,
  playerId: bigint,
  game: string,
): Promise<FreeSpins | undefined> {
  const [set] = await queryable.query<FreeSpins>(
    `${SELECT} where s.player_id = $1 and s.game = $2 and s.stage = 'activated'`,
    [playerId, game],
  );
  return set;
}

/** Reads the free spins with which these rounds were played. */
export async function selectOfRounds(
  queryable: Queryable,
  rounds: readonly { readonly playerId: bigint; readonly wagerId: string }[],
): Promise<FreeSpins[]> {
  if (rounds.length === 0) return [];
  return queryable.query<FreeSpins>(
    `${SELECT} where s.id in (select r.set_id from freespins.rounds r
       join unnest($1::bigint[], $2::uuid[]) as n(player_id, wager_id) using (player_id, wager_id))
     order by s.player_id, s.seq`,
    columns(
      rounds,
      ({ playerId }) => playerId,
      ({ wagerId }) => wagerId,
    ),
  );
}

/** Finds free spins whose time to be activated or played is over; these are passed over. */
export async function selectOverdue(
  queryable: Queryable,
  at: Date,
  but: readonly string[],
): Promise<Pick<FreeSpins, "id" | "playerId"> | undefined> {
  const [set] = await queryable.query<Pick<FreeSpins, "id" | "playerId">>(
    `(select id, player_id as "playerId" from freespins.sets
      where stage = 'issued' and activatable_until <= $1 and id <> all($2::uuid[])
      order by activatable_until limit 1)
     union all
     (select id, player_id from freespins.sets
      where stage = 'activated' and play_until <= $1 and id <> all($2::uuid[])
      order by play_until limit 1)
     limit 1`,
    [at, but],
  );
  return set;
}

type NewSet = Omit<
  FreeSpins,
  "used" | "won" | "stage" | "activatedAt" | "playUntil" | "endedAt" | "version"
> & { readonly source: string };

/** Writes new free spins, issued. */
export async function insertSet(tx: Tx, set: NewSet): Promise<void> {
  await tx.query(
    `insert into freespins.sets (id, player_id, currency, game, stake, total, wagering, max_win, title,
       group_key, source, created_at, activatable_until)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      set.id,
      set.playerId,
      set.currency,
      set.game,
      set.stake,
      set.total,
      set.wagering,
      set.maxWin,
      set.title,
      set.groupKey,
      set.source,
      set.createdAt,
      set.activatableUntil,
    ],
  );
}

/** Writes the stage of free spins and counts their version. The caller holds the player's accounts. */
export async function updateStage(tx: Tx, set: FreeSpins): Promise<void> {
  await tx.query(
    `update freespins.sets set stage = $2, activated_at = $3, play_until = $4, ended_at = $5,
       version = version + 1 where id = $1`,
    [set.id, set.stage, set.activatedAt, set.playUntil, set.endedAt],
  );
}

/** A round that was played with free spins, and what it won. */
export interface PlayedFreeRound {
  readonly setId: string;
  readonly playerId: bigint;
  readonly wagerId: string;
  readonly won: bigint;
}

/** Counts rounds of free spins and notes which they were, in one statement. Nothing for none. */
export async function insertRounds(tx: Tx, rounds: readonly PlayedFreeRound[]): Promise<void> {
  if (rounds.length === 0) return;
  await tx.query(
    `with n as (
       select * from unnest($1::uuid[], $2::bigint[], $3::uuid[], $4::bigint[])
         as n(set_id, player_id, wager_id, won)),
     noted as (
       insert into freespins.rounds (player_id, wager_id, set_id)
       select player_id, wager_id, set_id from n)
     update freespins.sets s set used = s.used + d.used, won = s.won + d.won, version = s.version + 1
     from (select set_id, count(*)::integer as used, sum(won)::bigint as won from n group by set_id) d
     where s.id = d.set_id`,
    columns(
      rounds,
      ({ setId }) => setId,
      ({ playerId }) => playerId,
      ({ wagerId }) => wagerId,
      ({ won }) => won,
    ),
  );
}
