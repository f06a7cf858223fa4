import { columns, type Queryable, type Tx } from "#platform/database";
import { type Balance, emptyBalance, type Movement } from "./balance.ts";

interface BalanceRow {
  readonly player_id: bigint;
  readonly chargeable: bigint;
  readonly persistent: bigint;
  readonly version: bigint;
  readonly slots_rest: bigint;
  readonly others_rest: bigint;
}

const COLUMNS = "player_id, chargeable, persistent, version, slots_rest, others_rest";

const toBalance = (row: BalanceRow): Balance => ({
  playerId: row.player_id,
  chargeable: row.chargeable,
  persistent: row.persistent,
  version: row.version,
  rests: { slots: row.slots_rest, others: row.others_rest },
});

/** Returns a player's points; none for one who never had any. */
export async function selectBalance(queryable: Queryable, playerId: bigint): Promise<Balance> {
  const [row] = await queryable.query<BalanceRow>(
    `select ${COLUMNS} from comps.balances where player_id = $1`,
    [playerId],
  );
  return row ? toBalance(row) : emptyBalance(playerId);
}

/**
 * Locks the points of these players in the order of their ids, and opens an empty balance for whom had
 * none. Who holds the wallet's accounts too has locked those before.
 */
export async function lockBalances(tx: Tx, playerIds: readonly bigint[]): Promise<Balance[]> {
  const ids = columns(playerIds, (id) => id);
  await tx.query(
    `insert into comps.balances (player_id)
     select id from unnest($1::bigint[]) as p (id) order by id on conflict do nothing`,
    ids,
  );
  const rows = await tx.query<BalanceRow>(
    `select ${COLUMNS} from comps.balances where player_id = any($1::bigint[])
     order by player_id for update`,
    ids,
  );
  return rows.map(toBalance);
}

/** Writes what is left of rounds for the next point. The caller holds the balances. */
export async function updateRests(
  tx: Tx,
  balances: readonly Pick<Balance, "playerId" | "rests">[],
): Promise<void> {
  await tx.query(
    `update comps.balances b set slots_rest = n.slots, others_rest = n.others
     from unnest($1::bigint[], $2::bigint[], $3::bigint[]) as n (player_id, slots, others)
     where b.player_id = n.player_id`,
    columns(
      balances,
      ({ playerId }) => playerId,
      ({ rests }) => rests.slots,
      ({ rests }) => rests.others,
    ),
  );
}

/** Account of the house against which each kind of movement goes. */
const HOUSE = {
  award: "house:awards",
  exchange: "house:exchanges",
  correction: "house:corrections",
} as const;
const PLAYER = "player";

/**
 * Writes movements; the balances follow. Returns the balances as they then are. The caller holds them,
 * and has looked that none comes below zero.
 */
export async function insertMovements(tx: Tx, movements: readonly Movement[]): Promise<Balance[]> {
  await tx.query(
    `insert into comps.movements (player_id, kind, id, debit, credit, points, at)
     select * from unnest($1::bigint[], $2::text[], $3::uuid[], $4::text[], $5::text[], $6::bigint[],
       $7::timestamptz[])`,
    columns(
      movements,
      ({ playerId }) => playerId,
      ({ kind }) => kind,
      ({ id }) => id,
      ({ kind, points }) => (points > 0n ? HOUSE[kind] : PLAYER),
      ({ kind, points }) => (points > 0n ? PLAYER : HOUSE[kind]),
      ({ points }) => (points > 0n ? points : -points),
      ({ at }) => at.toISOString(),
    ),
  );
  const rows = await tx.query<BalanceRow>(
    `select ${COLUMNS} from comps.balances where player_id = any($1::bigint[])`,
    columns([...new Set(movements.map(({ playerId }) => playerId))], (id) => id),
  );
  return rows.map(toBalance);
}

/** Reads a player's movements, the latest first. */
export async function selectMovements(
  queryable: Queryable,
  playerId: bigint,
  limit: number,
): Promise<Movement[]> {
  return queryable.query<Movement>(
    `select player_id as "playerId", id, kind,
       case when credit = '${PLAYER}' then points else -points end as points, at
     from comps.movements where player_id = $1 order by seq desc limit $2`,
    [playerId, limit],
  );
}
