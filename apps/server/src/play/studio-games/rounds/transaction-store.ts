import { columns, type Queryable, type Tx } from "#platform/database";
import type { Told } from "./round.ts";

/** A transaction with the player and the studio that it is of. */
export interface Kept extends Told {
  readonly playerId: bigint;
  readonly studio: string;
}

interface ToldRow {
  readonly player_id: bigint;
  readonly studio: string;
  readonly id: string;
  readonly call: string;
  readonly kind: Told["kind"];
  readonly game: string;
  readonly round: string | null;
  readonly wager_id: string | null;
  readonly currency: string;
  readonly amount: bigint;
  readonly closes: boolean;
  readonly original: string | null;
  readonly effect: Told["effect"];
  readonly body_hash: string;
  readonly at: Date;
}

const COLUMNS = `player_id, studio, id, call, kind, game, round, wager_id, currency, amount, closes, original,
  effect, body_hash, at, seq`;

const toKept = (row: ToldRow): Kept => ({
  playerId: row.player_id,
  studio: row.studio,
  id: row.id,
  call: row.call,
  kind: row.kind,
  game: row.game,
  round: row.round,
  wagerId: row.wager_id,
  currency: row.currency,
  amount: row.amount,
  closes: row.closes,
  original: row.original,
  effect: row.effect,
  bodyHash: row.body_hash,
});

/** Names what a call has to do with: ids that it names, and its round where it says one. */
export interface Asked {
  readonly playerId: bigint;
  readonly studio: string;
  readonly game: string;
  readonly round: string | null;
  readonly ids: readonly string[];
}

/**
 * Reads what is on record under the ids of calls, what took those back, and the rounds of all of them, in
 * the order in which it was told.
 */
export async function selectTold(queryable: Queryable, asked: readonly Asked[]): Promise<Kept[]> {
  if (asked.length === 0) return [];
  const names = asked.flatMap(({ playerId, studio, ids }) =>
    ids.map((id) => ({ playerId, studio, id })),
  );
  const rounds = asked.filter(({ round }) => round !== null);
  const rows = await queryable.query<ToldRow>(
    `with asked as (select * from unnest($1::bigint[], $2::text[], $3::text[]) as a(player_id, studio, id)),
     named as (
       select t.* from studio_games.transactions t join asked a using (player_id, studio, id)
       union
       select t.* from studio_games.transactions t join asked a
         on a.player_id = t.player_id and a.studio = t.studio and a.id = t.original),
     rounds as (
       select * from unnest($4::bigint[], $5::text[], $6::text[], $7::text[]) as r(player_id, studio, game, round)
       union select player_id, studio, game, round from named where round is not null)
     select ${COLUMNS} from studio_games.transactions join rounds using (player_id, studio, game, round)
     union select ${COLUMNS} from named order by seq`,
    [
      ...columns(
        names,
        ({ playerId }) => playerId,
        ({ studio }) => studio,
        ({ id }) => id,
      ),
      ...columns(
        rounds,
        ({ playerId }) => playerId,
        ({ studio }) => studio,
        ({ game }) => game,
        ({ round }) => round,
      ),
    ],
  );
  return rows.map(toKept);
}

/** Above every place in the order in which studios told. */
const LAST_SEQ = "9223372036854775807";

/** Writes what was told, in its order. */
export async function insertTold(tx: Tx, told: readonly Kept[], at: Date): Promise<void> {
  if (told.length === 0) return;
  await tx.query(
    `insert into studio_games.transactions (player_id, studio, id, call, kind, game, round, wager_id,
       currency, amount, closes, original, effect, body_hash, at)
     select t.player_id, t.studio, t.id, t.call, t.kind, t.game, t.round, t.wager_id, t.currency, t.amount,
       t.closes, t.original, t.effect, t.body_hash, $15
     from unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[],
       $8::uuid[], $9::text[], $10::bigint[], $11::boolean[], $12::text[], $13::text[], $14::text[])
       with ordinality as t(player_id, studio, id, call, kind, game, round, wager_id, currency, amount,
         closes, original, effect, body_hash, place)
     order by t.place`,
    [
      ...columns(
        told,
        ({ playerId }) => playerId,
        ({ studio }) => studio,
        ({ id }) => id,
        ({ call }) => call,
        ({ kind }) => kind,
        ({ game }) => game,
        ({ round }) => round,
        ({ wagerId }) => wagerId,
        ({ currency }) => currency,
        ({ amount }) => amount,
        ({ closes }) => closes,
        ({ original }) => original,
        ({ effect }) => effect,
        ({ bodyHash }) => bodyHash,
      ),
      at,
    ],
  );
}

/** Reads what was told of a wager, in order. */
export async function selectOfWager(
  queryable: Queryable,
  wagerId: string,
  limit: number,
): Promise<(Kept & { readonly at: Date })[]> {
  const rows = await queryable.query<ToldRow>(
    `select ${COLUMNS} from studio_games.transactions where wager_id = $1 order by seq limit $2`,
    [wagerId, limit],
  );
  return rows.map((row) => ({ ...toKept(row), at: row.at }));
}

/**
 * Reads a page of the wagers of a player at a studio's game by their first bets, the latest first, behind the
 * wager of an id. A wager has a hundred bets at most: cost does not grow with history.
 */
export async function selectWagerIds(
  queryable: Queryable,
  page: {
    readonly playerId: bigint;
    readonly studio: string;
    readonly game: string;
    /** Null for the very latest. */
    readonly before: string | null;
    readonly limit: number;
  },
): Promise<string[]> {
  const rows = await queryable.query<{ wager_id: string }>(
    `select t.wager_id from studio_games.transactions t
     where t.player_id = $1 and t.studio = $2 and t.game = $3 and t.kind = 'bet'
       and t.seq < case when $4::uuid is null then ${LAST_SEQ} else
         (select min(b.seq) from studio_games.transactions b where b.wager_id = $4 and b.player_id = $1) end
       and not exists (select 1 from studio_games.transactions e
         where e.wager_id = t.wager_id and e.seq < t.seq)
     order by t.seq desc limit $5`,
    [page.playerId, page.studio, page.game, page.before, page.limit],
  );
  return rows.map((row) => row.wager_id);
}
