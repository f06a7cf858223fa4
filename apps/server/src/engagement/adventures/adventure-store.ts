import { columns, type Queryable, type Tx } from "#platform/database";

/** A deposit of a player on a day, as YYYY-MM-DD in UTC. */
interface Deposit {
  readonly playerId: bigint;
  readonly day: string;
  readonly currency: string;
  readonly amount: bigint;
}

/** Adds deposits to those of their days; each player, day and currency stands once in the list. */
export async function addDeposits(tx: Tx, deposits: readonly Deposit[]): Promise<void> {
  await tx.query(
    `insert into adventures.deposits as d (player_id, day, currency, amount)
     select * from unnest($1::bigint[], $2::date[], $3::text[], $4::bigint[])
     on conflict (player_id, day, currency) do update set amount = d.amount + excluded.amount`,
    columns(
      deposits,
      ({ playerId }) => playerId,
      ({ day }) => day,
      ({ currency }) => currency,
      ({ amount }) => amount,
    ),
  );
}

/** Returns what a player deposited on a day, by currency. */
export async function selectDeposits(
  queryable: Queryable,
  playerId: bigint,
  day: string,
): Promise<{ readonly currency: string; readonly amount: bigint }[]> {
  return queryable.query(
    "select currency, amount from adventures.deposits where player_id = $1 and day = $2::date",
    [playerId, day],
  );
}

/** Returns the steps of an adventure that a player has completed. */
export async function selectCompleted(
  queryable: Queryable,
  playerId: bigint,
  startsOn: string,
): Promise<ReadonlySet<number>> {
  const rows = await queryable.query<{ step: number }>(
    "select step from adventures.completions where player_id = $1 and starts_on = $2::date",
    [playerId, startsOn],
  );
  return new Set(rows.map(({ step }) => step));
}

/** Writes that a player has completed a step, with the reward that it gives. */
export async function insertCompletion(
  tx: Tx,
  completion: {
    readonly playerId: bigint;
    readonly startsOn: string;
    readonly step: number;
    readonly rewardId: string;
    readonly rewardKind: string;
    readonly at: Date;
  },
): Promise<void> {
  await tx.query(
    `insert into adventures.completions (player_id, starts_on, step, reward_id, reward_kind, at)
     values ($1, $2::date, $3, $4, $5, $6)`,
    [
      completion.playerId,
      completion.startsOn,
      completion.step,
      completion.rewardId,
      completion.rewardKind,
      completion.at,
    ],
  );
}
