import type { LiveTableBetState, LiveTableOutcome } from "@houselight/contracts";
import type { LiveTableBet } from "@houselight/game-maths/live-tables";
import { columns, type Queryable, type Tx } from "#platform/database";
import type { TableRound } from "../round.ts";

/** A bet on record: all chips of a player on a round. Amounts in smallest units. */
export interface TableBet {
  readonly table: string;
  readonly round: bigint;
  readonly playerId: bigint;
  /** Id of its wager. */
  readonly id: string;
  readonly currency: string;
  readonly stake: bigint;
  /** Hundredths of a euro. */
  readonly stakeEur: bigint;
  readonly bet: LiveTableBet;
  readonly state: LiveTableBetState;
  readonly payout: bigint | null;
  readonly placedAt: Date;
}

/** A bet with its place in the order of a round. */
type OpenBet = TableBet & { readonly seq: bigint };

interface BetRow {
  readonly table_slug: string;
  readonly round: bigint;
  readonly player_id: bigint;
  readonly wager_id: string;
  readonly currency: string;
  readonly stake: bigint;
  readonly stake_eur: bigint;
  readonly bet: LiveTableBet;
  readonly state: LiveTableBetState;
  readonly payout: bigint | null;
  readonly placed_at: Date;
  readonly seq: bigint;
}

const COLUMNS = [
  "b.table_slug, b.round, b.player_id, b.wager_id, b.currency, b.stake, b.stake_eur, b.bet,",
  "b.state, b.payout, b.placed_at, b.seq",
].join(" ");

const toBet = (row: BetRow): OpenBet => ({
  table: row.table_slug,
  round: row.round,
  playerId: row.player_id,
  id: row.wager_id,
  currency: row.currency,
  stake: row.stake,
  stakeEur: row.stake_eur,
  bet: row.bet,
  state: row.state,
  payout: row.payout,
  placedAt: row.placed_at,
  seq: row.seq,
});

/** Writes bets as their wagers are now. Those that were taken back come first: their players may have bet again. */
export async function saveBets(tx: Tx, bets: readonly TableBet[]): Promise<void> {
  if (bets.length === 0) return;
  const isBack = ({ state }: TableBet) => (state === "returned" ? 0 : 1);
  await tx.query(
    `insert into live_tables.bets as b (table_slug, round, player_id, wager_id, currency, stake,
       stake_eur, bet, state, payout, placed_at)
     select * from unnest($1::text[], $2::bigint[], $3::bigint[], $4::uuid[], $5::text[], $6::bigint[],
       $7::bigint[], $8::jsonb[], $9::text[], $10::bigint[], $11::timestamptz[])
     on conflict (player_id, wager_id) do update set stake = excluded.stake,
       stake_eur = excluded.stake_eur, bet = excluded.bet, state = excluded.state,
       payout = excluded.payout`,
    columns(
      bets.toSorted((one, other) => isBack(one) - isBack(other)),
      ({ table }) => table,
      ({ round }) => round,
      ({ playerId }) => playerId,
      ({ id }) => id,
      ({ currency }) => currency,
      ({ stake }) => stake,
      ({ stakeEur }) => stakeEur,
      ({ bet }) => JSON.stringify(bet),
      ({ state }) => state,
      ({ payout }) => payout,
      ({ placedAt }) => placedAt.toISOString(),
    ),
  );
}

/** An entry of the salt: chips that were put down. */
export interface TableEntry {
  readonly table: string;
  readonly round: bigint;
  /** From 1 on. */
  readonly position: number;
  readonly id: string;
  readonly playerId: bigint;
  readonly betId: string;
}

/** Writes entries behind those that stand. */
export async function insertEntries(tx: Tx, entries: readonly TableEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await tx.query(
    `insert into live_tables.entries (table_slug, round, position, id, player_id, wager_id)
     select * from unnest($1::text[], $2::bigint[], $3::int[], $4::uuid[], $5::bigint[], $6::uuid[])`,
    columns(
      entries,
      ({ table }) => table,
      ({ round }) => round,
      ({ position }) => position,
      ({ id }) => id,
      ({ playerId }) => playerId,
      ({ betId }) => betId,
    ),
  );
}

/** Returns which of these players have a bet that stands on which of these rounds, as `table/player`. */
export async function selectBettors(
  tx: Tx,
  rounds: readonly Pick<TableRound, "table" | "number">[],
  playerIds: readonly bigint[],
): Promise<Set<string>> {
  const rows = await tx.query<{ table_slug: string; player_id: bigint }>(
    `select b.table_slug, b.player_id from live_tables.bets b
       join unnest($1::text[], $2::bigint[]) r(table_slug, number)
         on r.table_slug = b.table_slug and r.number = b.round
     where b.player_id = any($3::bigint[]) and b.state <> 'returned'`,
    [rounds.map(({ table }) => table), rounds.map(({ number }) => number), playerIds],
  );
  return new Set(rows.map((row) => seatOf(row.table_slug, row.player_id)));
}

/** Names a player at a table. */
export const seatOf = (table: string, playerId: bigint): string => `${table}/${playerId}`;

type Place = Pick<TableRound, "table" | "number">;

/** Reads the largest bets of a round that stand, by their worth in euros. */
export async function selectLargest(
  queryable: Queryable,
  { table, number }: Place,
  limit: number,
): Promise<TableBet[]> {
  const rows = await queryable.query<BetRow>(
    `select ${COLUMNS} from live_tables.bets b
     where table_slug = $1 and round = $2 and state <> 'returned'
     order by stake_eur desc, seq limit $3`,
    [table, number, limit],
  );
  return rows.map(toBet);
}

/** Reads open bets of a round behind one of them, in their order. */
export async function selectOpen(
  queryable: Queryable,
  { table, number }: Place,
  { after, limit }: { readonly after: bigint; readonly limit: number },
): Promise<OpenBet[]> {
  const rows = await queryable.query<BetRow>(
    `select ${COLUMNS} from live_tables.bets b
     where table_slug = $1 and round = $2 and state = 'open' and seq > $3 order by seq limit $4`,
    [table, number, after, limit],
  );
  return rows.map(toBet);
}

/** Reads ids of the entries of a round behind a position, in their order. */
export async function selectIds(
  queryable: Queryable,
  { table, number }: Place,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<{ readonly position: number; readonly id: string }[]> {
  return queryable.query<{ position: number; id: string }>(
    `select position, id from live_tables.entries
     where table_slug = $1 and round = $2 and position > $3 order by position limit $4`,
    [table, number, after, limit],
  );
}

interface ShownRow extends BetRow {
  readonly outcome: LiveTableOutcome | null;
}
const SHOWN = `select ${COLUMNS}, r.outcome from live_tables.bets b
  join live_tables.rounds r on r.table_slug = b.table_slug and r.number = b.round`;
const toShown = (row: ShownRow) => ({ ...toBet(row), outcome: row.outcome });

/** A bet with the outcome of its round: null until that is drawn. */
export type ShownBet = ReturnType<typeof toShown>;

/** Reads bets by their names. */
export async function selectNamed(
  queryable: Queryable,
  names: readonly Pick<TableBet, "playerId" | "id">[],
): Promise<ShownBet[]> {
  if (names.length === 0) return [];
  const rows = await queryable.query<ShownRow>(
    `${SHOWN} where (b.player_id, b.wager_id) in (select * from unnest($1::bigint[], $2::uuid[]))`,
    columns(
      names,
      ({ playerId }) => playerId,
      ({ id }) => id,
    ),
  );
  return rows.map(toShown);
}

/** Reads bets of a player at a table, the latest first. */
export async function selectOwn(
  queryable: Queryable,
  page: {
    readonly playerId: bigint;
    readonly table: string;
    /** Goes on behind this bet; null for the very latest. */
    readonly before: string | null;
    readonly limit: number;
  },
): Promise<ShownBet[]> {
  const rows = await queryable.query<ShownRow>(
    `${SHOWN}
     where b.player_id = $1 and b.table_slug = $2 and ($3::uuid is null or b.seq <
       (select seq from live_tables.bets where player_id = $1 and wager_id = $3))
     order by b.seq desc limit $4`,
    [page.playerId, page.table, page.before, page.limit],
  );
  return rows.map(toShown);
}
