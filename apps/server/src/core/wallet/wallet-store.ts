import { columns, type Queryable, type Tx } from "#platform/database";
import type { Account, Side, Transfer, TransferKind } from "./ledger/transfer.ts";

interface AccountRow {
  readonly player_id: bigint;
  readonly currency: string;
  readonly active: boolean;
  readonly cash: bigint;
  readonly bonus: bigint;
  readonly held: bigint;
  readonly stakes: bigint;
  readonly debt: bigint;
  readonly version: bigint;
}

const toAccount = ({ player_id, ...row }: AccountRow): Account => ({ playerId: player_id, ...row });

export interface AccountKey {
  readonly playerId: bigint;
  readonly currency: string;
}

/** Opens an account, empty; nothing happens when it exists. The first one is active. */
export async function insertAccount(tx: Tx, key: AccountKey): Promise<void> {
  await tx.query(
    `insert into wallet.accounts (player_id, currency, active)
     select $1, $2, count(*) = 0 from wallet.accounts where player_id = $1
     on conflict (player_id, currency) do nothing`,
    [key.playerId, key.currency],
  );
}

export async function selectAccounts(queryable: Queryable, playerId: bigint): Promise<Account[]> {
  const rows = await queryable.query<AccountRow>(
    'select * from wallet.accounts where player_id = $1 order by currency collate "C"',
    [playerId],
  );
  return rows.map(toAccount);
}

/** Returns the accounts of each player, by id; who has none is left out. */
export async function selectAccountsOf(
  queryable: Queryable,
  playerIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, readonly Account[]>> {
  const rows = await queryable.query<AccountRow>(
    `select * from wallet.accounts where player_id = any($1::bigint[])
     order by player_id, currency collate "C"`,
    [playerIds],
  );
  return Map.groupBy(rows.map(toAccount), ({ playerId }) => playerId);
}

/**
 * Locks all accounts of these players in the order of their keys, so that two batches never wait
 * for each other. Whoever holds them is alone with the player's money and rounds.
 */
export async function lockAccounts(tx: Tx, playerIds: readonly bigint[]): Promise<Account[]> {
  const rows = await tx.query<AccountRow>(
    `select * from wallet.accounts where player_id = any($1::bigint[])
     order by player_id, currency collate "C" for update`,
    columns(playerIds, (id) => id),
  );
  return rows.map(toAccount);
}

/** Makes one of the player's accounts the active one. The caller holds the accounts. */
export async function activateAccount(tx: Tx, key: AccountKey): Promise<void> {
  await tx.query(
    "update wallet.accounts set active = false where player_id = $1 and active and currency <> $2",
    [key.playerId, key.currency],
  );
  await tx.query(
    "update wallet.accounts set active = true where player_id = $1 and currency = $2 and not active",
    [key.playerId, key.currency],
  );
}

const INSERT_TRANSFERS = `insert into wallet.transfers
  (player_id, group_id, leg, kind, currency, debit, credit, amount)
  select * from unnest($1::bigint[], $2::uuid[], $3::smallint[], $4::text[], $5::text[], $6::text[], $7::text[], $8::bigint[])`;

const valuesOf = (transfers: readonly Transfer[]): string[] =>
  columns(
    transfers,
    (transfer) => transfer.playerId,
    (transfer) => transfer.groupId,
    (transfer) => transfer.leg,
    (transfer) => transfer.kind,
    (transfer) => transfer.currency,
    (transfer) => transfer.debit,
    (transfer) => transfer.credit,
    (transfer) => transfer.amount,
  );

/** Writes transfers that are not there yet. Returns how many were new. One statement for all. */
export async function insertTransfers(tx: Tx, transfers: readonly Transfer[]): Promise<number> {
  const rows = await tx.query<{ inserted: bigint }>(
    `with written as (
       ${INSERT_TRANSFERS}
       on conflict (player_id, group_id, leg) do nothing
       returning 1)
     select count(*) as inserted from written`,
    valuesOf(transfers),
  );
  return Number(rows[0]?.inserted ?? 0n);
}

/** Writes transfers whose names are new. The database throws where one is not. */
export async function insertNewTransfers(tx: Tx, transfers: readonly Transfer[]): Promise<void> {
  await tx.query(INSERT_TRANSFERS, valuesOf(transfers));
}

interface TransferRow {
  readonly player_id: bigint;
  readonly group_id: string;
  readonly leg: number;
  readonly kind: TransferKind;
  readonly currency: string;
  readonly debit: Side;
  readonly credit: Side;
  readonly amount: bigint;
}

/** The transfers that stand under these names. */
export async function selectTransfers(tx: Tx, names: readonly Transfer[]): Promise<Transfer[]> {
  const rows = await tx.query<TransferRow>(
    `select t.player_id, t.group_id, t.leg, t.kind, t.currency, t.debit, t.credit, t.amount from wallet.transfers t
     join unnest($1::bigint[], $2::uuid[], $3::smallint[]) as k(player_id, group_id, leg) using (player_id, group_id, leg)`,
    columns(
      names,
      (transfer) => transfer.playerId,
      (transfer) => transfer.groupId,
      (transfer) => transfer.leg,
    ),
  );
  return rows.map(({ player_id, group_id, ...row }) => ({
    playerId: player_id,
    groupId: group_id,
    ...row,
  }));
}

/** Folds the house's movements into its balances. Returns how many were folded. */
export async function foldHouseMovements(tx: Tx, limit: number): Promise<number> {
  const rows = await tx.query<{ folded: bigint }>(
    `with taken as (
       delete from wallet.house_movements where id in (
         select id from wallet.house_movements order by id limit $1 for update skip locked)
       returning account, currency, amount
     ), folded as (
       insert into wallet.house_balances (account, currency, balance)
       select account, currency, sum(amount) from taken group by account, currency
       on conflict (account, currency) do update set balance = house_balances.balance + excluded.balance
     )
     select count(*) as folded from taken`,
    [limit],
  );
  return Number(rows[0]?.folded ?? 0n);
}
