import { columns, type Queryable, type Tx } from "#platform/database";
import type { Drawn } from "./draw-numbers.ts";

/** A ticket that won. */
export interface Winner {
  readonly id: string;
  readonly lotteryId: string;
  /** From 1: the place in the list of prizes. */
  readonly prize: number;
  readonly number: bigint;
  readonly playerId: bigint;
  /** The prize, in the lottery's currency. */
  readonly amount: bigint;
  /** Payment; null where the prize came to nothing. */
  readonly paid: { readonly amount: bigint; readonly currency: string } | null;
  readonly eurCents: bigint;
  readonly at: Date;
}

/** Writes all numbers that were drawn, in their order. */
export async function insertDraws(
  tx: Tx,
  lotteryId: string,
  drawn: readonly Drawn[],
): Promise<void> {
  await tx.query(
    `insert into lotteries.draws (lottery_id, position, number, passed_over)
     select $1, position, number, passed_over
     from unnest($2::bigint[], $3::boolean[]) with ordinality as d(number, passed_over, position)`,
    [
      lotteryId,
      ...columns(
        drawn,
        ({ number }) => number,
        ({ passedOver }) => passedOver,
      ),
    ],
  );
}

/** Reads the numbers of a draw in their order. */
export async function selectDraws(queryable: Queryable, lotteryId: string): Promise<Drawn[]> {
  const rows = await queryable.query<{ number: bigint; passed_over: boolean }>(
    "select number, passed_over from lotteries.draws where lottery_id = $1 order by position",
    [lotteryId],
  );
  return rows.map(({ number, passed_over }) => ({ number, passedOver: passed_over }));
}

export async function insertWinners(tx: Tx, winners: readonly Winner[]): Promise<void> {
  await tx.query(
    `insert into lotteries.winners
       (id, lottery_id, prize, number, player_id, amount, paid, currency, eur_cents, at)
     select * from unnest($1::uuid[], $2::uuid[], $3::int[], $4::bigint[], $5::bigint[], $6::bigint[],
       $7::bigint[], $8::text[], $9::bigint[], $10::timestamptz[])`,
    columns(
      winners,
      ({ id }) => id,
      ({ lotteryId }) => lotteryId,
      ({ prize }) => prize,
      ({ number }) => number,
      ({ playerId }) => playerId,
      ({ amount }) => amount,
      ({ paid }) => paid?.amount ?? 0n,
      ({ paid }) => paid?.currency ?? null,
      ({ eurCents }) => eurCents,
      ({ at }) => at.toISOString(),
    ),
  );
}

interface WinnerRow {
  readonly id: string;
  readonly lottery_id: string;
  readonly prize: number;
  readonly number: bigint;
  readonly player_id: bigint;
  readonly amount: bigint;
  readonly paid: bigint;
  readonly currency: string | null;
  readonly eur_cents: bigint;
  readonly at: Date;
}

const COLUMNS = "id, lottery_id, prize, number, player_id, amount, paid, currency, eur_cents, at";

const toWinner = (row: WinnerRow): Winner => ({
  id: row.id,
  lotteryId: row.lottery_id,
  prize: row.prize,
  number: row.number,
  playerId: row.player_id,
  amount: row.amount,
  paid: row.currency === null ? null : { amount: row.paid, currency: row.currency },
  eurCents: row.eur_cents,
  at: row.at,
});

/** Reads the winners of a lottery, the biggest prize first. */
export async function selectWinners(queryable: Queryable, lotteryId: string): Promise<Winner[]> {
  const rows = await queryable.query<WinnerRow>(
    `select ${COLUMNS} from lotteries.winners where lottery_id = $1 order by prize`,
    [lotteryId],
  );
  return rows.map(toWinner);
}

/** Reads the prizes of a player in these lotteries, by lottery. */
export async function selectOwnWins(
  queryable: Queryable,
  playerId: bigint,
  lotteryIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Winner[]>> {
  const rows = await queryable.query<WinnerRow>(
    `select ${COLUMNS} from lotteries.winners
     where player_id = $1 and lottery_id = any($2::uuid[]) order by prize`,
    [playerId, lotteryIds],
  );
  return Map.groupBy(rows.map(toWinner), ({ lotteryId }) => lotteryId);
}

/** Returns what lotteries paid, in hundredths of a euro, by lottery; one that paid nothing is left out. */
export async function selectPaid(
  queryable: Queryable,
  lotteryIds: readonly string[],
): Promise<ReadonlyMap<string, bigint>> {
  const rows = await queryable.query<{ lottery_id: string; paid: bigint }>(
    `select lottery_id, sum(eur_cents)::bigint as paid from lotteries.winners
     where lottery_id = any($1::uuid[]) and paid > 0 group by lottery_id`,
    [lotteryIds],
  );
  return new Map(rows.map(({ lottery_id, paid }) => [lottery_id, paid]));
}
