import { columns, type Queryable, type Tx } from "#platform/database";

/** Amounts of a player in a quarter and a currency, in smallest units. */
export interface Sums {
  readonly currency: string;
  readonly deposits: bigint;
  readonly bets: bigint;
}

export interface PlayerSums extends Sums {
  readonly playerId: bigint;
  readonly quarter: string;
}

/** Adds amounts; each player, quarter and currency stands once in the list. */
export async function addSums(tx: Tx, sums: readonly PlayerSums[]): Promise<void> {
  await tx.query(
    `insert into vip.quarters as q (player_id, quarter, currency, deposits, bets)
     select * from unnest($1::bigint[], $2::date[], $3::text[], $4::bigint[], $5::bigint[])
       as n (player_id, quarter, currency, deposits, bets)
     order by player_id, quarter, currency
     on conflict (player_id, quarter, currency) do update
       set deposits = q.deposits + excluded.deposits, bets = q.bets + excluded.bets`,
    columns(
      sums,
      ({ playerId }) => playerId,
      ({ quarter }) => quarter,
      ({ currency }) => currency,
      ({ deposits }) => deposits,
      ({ bets }) => bets,
    ),
  );
}

/** Returns the sums of a quarter by player; those without any are left out. */
export async function selectSums(
  queryable: Queryable,
  quarter: string,
  players: readonly bigint[],
): Promise<ReadonlyMap<bigint, readonly Sums[]>> {
  const rows = await queryable.query<Sums & { readonly playerId: bigint }>(
    `select player_id as "playerId", currency, deposits, bets from vip.quarters
     where quarter = $1::date and player_id = any($2::bigint[])`,
    [quarter, players],
  );
  return Map.groupBy(rows, ({ playerId }) => playerId);
}

/** Keeps that a player's status changed; ranks count from 0, and -1 is none. */
export async function insertChange(
  tx: Tx,
  change: {
    readonly playerId: bigint;
    readonly before: number;
    readonly after: number;
    readonly points: number;
    readonly at: Date;
  },
): Promise<void> {
  await tx.query(
    `insert into vip.changes (player_id, rank_before, rank_after, points, at)
     values ($1, $2, $3, $4, $5)`,
    [change.playerId, change.before, change.after, change.points, change.at],
  );
}
