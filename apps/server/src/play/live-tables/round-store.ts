import type { LiveTableOutcome } from "@houselight/contracts";
import { columns, type Queryable, type Tx } from "#platform/database";
import type { TableRound } from "./round.ts";

interface RoundRow {
  readonly table_slug: string;
  readonly number: bigint;
  readonly game: string;
  readonly game_version: string;
  readonly chain_id: string;
  readonly link: number;
  readonly seed_hash: string;
  readonly salt: string;
  readonly entries: number;
  readonly players: number;
  readonly opened_at: Date;
  readonly closes_at: Date;
  readonly drawn_at: Date | null;
  readonly shown_until: Date | null;
  readonly seed: string | null;
  readonly outcome: LiveTableOutcome | null;
  readonly settled_at: Date | null;
}

const COLUMNS = [
  "table_slug, number, game, game_version, chain_id, link, seed_hash, salt, entries, players,",
  "opened_at, closes_at, drawn_at, shown_until, seed, outcome, settled_at",
].join(" ");

const toRound = (row: RoundRow): TableRound => ({
  table: row.table_slug,
  number: row.number,
  game: row.game,
  version: row.game_version,
  link: { chainId: row.chain_id, number: row.link },
  seedHash: row.seed_hash,
  salt: row.salt,
  entries: row.entries,
  players: row.players,
  openedAt: row.opened_at,
  closesAt: row.closes_at,
  drawn:
    row.drawn_at === null || row.shown_until === null || row.seed === null || row.outcome === null
      ? null
      : { at: row.drawn_at, shownUntil: row.shown_until, seed: row.seed, outcome: row.outcome },
  settledAt: row.settled_at,
});

/** A table as a look finds it. */
export interface TableStanding {
  readonly table: string;
  /** Its latest round; undefined where it has had none. */
  readonly round: TableRound | undefined;
  /** Moment at which somebody last asked for it; null for never. */
  readonly askedAt: Date | null;
}

/** Reads the latest round of each table, and when somebody last asked for it. */
export async function selectStandings(
  queryable: Queryable,
  tables: readonly string[],
): Promise<TableStanding[]> {
  const rows = await queryable.query<
    { slug: string; asked_at: Date | null } & (RoundRow | { table_slug: null })
  >(
    `select t.slug, i.asked_at, r.*
     from unnest($1::text[]) t(slug)
       left join live_tables.interest i on i.table_slug = t.slug
       left join lateral (select ${COLUMNS} from live_tables.rounds
         where table_slug = t.slug order by number desc limit 1) r on true`,
    [tables],
  );
  return rows.map((row) => ({
    table: row.slug,
    round: row.table_slug === null ? undefined : toRound(row),
    askedAt: row.asked_at,
  }));
}

/** Reads the latest round of a table; undefined where it has had none. */
export async function selectLatest(
  queryable: Queryable,
  table: string,
): Promise<TableRound | undefined> {
  const [standing] = await selectStandings(queryable, [table]);
  return standing?.round;
}

/**
 * Reads the latest rounds of tables, and of those on which named bets stand, and keeps others from changing
 * them until the transaction ends. They are locked in the order of their tables.
 */
export async function lockRounds(
  tx: Tx,
  tables: readonly string[],
  bets: readonly { readonly playerId: bigint; readonly id: string }[] = [],
): Promise<TableRound[]> {
  const rows = await tx.query<RoundRow>(
    `select ${COLUMNS} from live_tables.rounds r
     where (table_slug, number) in (
       select t.slug, (select max(number) from live_tables.rounds where table_slug = t.slug)
       from (
         select unnest($1::text[]) as slug
         union
         select b.table_slug from live_tables.bets b
         where (b.player_id, b.wager_id) in (select * from unnest($2::bigint[], $3::uuid[]))
       ) t)
     order by table_slug for update`,
    [tables, bets.map(({ playerId }) => playerId), bets.map(({ id }) => id)],
  );
  return rows.map(toRound);
}

export async function selectRound(
  queryable: Queryable,
  table: string,
  number: bigint,
): Promise<TableRound | undefined> {
  const [row] = await queryable.query<RoundRow>(
    `select ${COLUMNS} from live_tables.rounds where table_slug = $1 and number = $2`,
    [table, number],
  );
  return row && toRound(row);
}

/** Reads rounds of a table that were drawn, the latest first; `before` null for the very latest. */
export async function selectDrawn(
  queryable: Queryable,
  table: string,
  { before, limit }: { readonly before: bigint | null; readonly limit: number },
): Promise<TableRound[]> {
  const rows = await queryable.query<RoundRow>(
    `select ${COLUMNS} from live_tables.rounds
     where table_slug = $1 and drawn_at is not null and ($2::bigint is null or number < $2)
     order by number desc limit $3`,
    [table, before, limit],
  );
  return rows.map(toRound);
}

/** Reads what came in rounds that screens have shown, the latest first. */
export async function selectResults(
  queryable: Queryable,
  table: string,
  shownBy: Date,
  limit: number,
): Promise<{ readonly number: number; readonly outcome: LiveTableOutcome }[]> {
  const rows = await queryable.query<{ number: bigint; outcome: LiveTableOutcome }>(
    `select number, outcome from live_tables.rounds
     where table_slug = $1 and shown_until <= $2 order by number desc limit $3`,
    [table, shownBy, limit],
  );
  return rows.map(({ number, outcome }) => ({ number: Number(number), outcome }));
}

/** Writes a new round. Returns false when another process has written it first. */
export async function insertRound(
  tx: Tx,
  round: Pick<
    TableRound,
    "table" | "number" | "game" | "version" | "link" | "seedHash" | "openedAt" | "closesAt"
  >,
): Promise<boolean> {
  const rows = await tx.query(
    `insert into live_tables.rounds
       (table_slug, number, game, game_version, chain_id, link, seed_hash, salt, opened_at, closes_at)
     values ($1, $2, $3, $4, $5, $6, $7, $7, $8, $9)
     on conflict (table_slug, number) do nothing returning 1`,
    [
      round.table,
      round.number,
      round.game,
      round.version,
      round.link.chainId,
      round.link.number,
      round.seedHash,
      round.openedAt,
      round.closesAt,
    ],
  );
  return rows.length > 0;
}

/**
 * Closes the bets of a round and shows what was drawn for it, of the salt that it has. Returns false when it
 * is drawn already, or chips have come since it was read.
 */
export async function updateDrawn(
  queryable: Queryable,
  { table, number, salt }: Pick<TableRound, "table" | "number" | "salt">,
  drawn: NonNullable<TableRound["drawn"]>,
): Promise<boolean> {
  const rows = await queryable.query(
    `update live_tables.rounds set drawn_at = $4, shown_until = $5, seed = $6, outcome = $7::jsonb
     where table_slug = $1 and number = $2 and drawn_at is null and salt = $3 returning 1`,
    [table, number, salt, drawn.at, drawn.shownUntil, drawn.seed, JSON.stringify(drawn.outcome)],
  );
  return rows.length > 0;
}

/** Notes that every bet of a round is settled. Returns false while one is open. */
export async function updateSettled(
  queryable: Queryable,
  { table, number }: Pick<TableRound, "table" | "number">,
  at: Date,
): Promise<boolean> {
  const rows = await queryable.query(
    `update live_tables.rounds set settled_at = coalesce(settled_at, $3)
     where table_slug = $1 and number = $2 and drawn_at is not null
       and not exists (select 1 from live_tables.bets
         where table_slug = $1 and round = $2 and state = 'open') returning 1`,
    [table, number, at],
  );
  return rows.length > 0;
}

/** Brings counts and salts of rounds to what their entries made of them. */
export async function updateSalts(
  tx: Tx,
  rounds: readonly Pick<TableRound, "table" | "number" | "salt" | "entries" | "players">[],
): Promise<void> {
  if (rounds.length === 0) return;
  await tx.query(
    `update live_tables.rounds r set salt = n.salt, entries = n.entries, players = n.players
     from unnest($1::text[], $2::bigint[], $3::text[], $4::int[], $5::int[])
       as n(table_slug, number, salt, entries, players)
     where r.table_slug = n.table_slug and r.number = n.number`,
    columns(
      rounds,
      ({ table }) => table,
      ({ number }) => number,
      ({ salt }) => salt,
      ({ entries }) => entries,
      ({ players }) => players,
    ),
  );
}

/** Notes that somebody asks for a table. */
export async function saveInterest(queryable: Queryable, table: string, at: Date): Promise<void> {
  await queryable.query(
    `insert into live_tables.interest (table_slug, asked_at) values ($1, $2)
     on conflict (table_slug) do update set asked_at = greatest(interest.asked_at, excluded.asked_at)`,
    [table, at],
  );
}
