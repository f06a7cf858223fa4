import type { ReportProduct } from "@houselight/contracts";
import type { Queryable } from "#platform/database";

/** UTC days, both included; null is all. */
export interface Wanted {
  readonly from: string;
  readonly to: string;
  readonly licence: string | null;
  readonly currency: string | null;
  readonly product: ReportProduct | null;
}

export interface PlayRow {
  readonly day: string;
  readonly currency: string;
  readonly wagers: bigint;
  readonly voided: bigint;
  readonly corrected: bigint;
  readonly stake_cash: bigint;
  readonly stake_bonus: bigint;
  readonly stake_free: bigint;
  readonly win_cash: bigint;
  readonly win_bonus: bigint;
  readonly win_kept: bigint;
  readonly jackpot: bigint;
}

const sumsOf = (columns: readonly string[]): string =>
  columns.map((column) => `sum(${column})::bigint as ${column}`).join(", ");

const PLAY = [
  "wagers",
  "voided",
  "corrected",
  "stake_cash",
  "stake_bonus",
  "stake_free",
  "win_cash",
  "win_bonus",
  "win_kept",
  "jackpot",
];

/** Returns the sums of wagers by day and currency. */
export const selectPlay = (queryable: Queryable, wanted: Wanted): Promise<PlayRow[]> =>
  queryable.query<PlayRow>(
    `select day::text as day, currency, ${sumsOf(PLAY)} from reports.daily
     where day between $1::date and $2::date and ($3::text is null or licence = $3)
       and ($4::text is null or currency = $4) and ($5::text is null or product = $5)
     group by 1, 2`,
    [wanted.from, wanted.to, wanted.licence, wanted.currency, wanted.product],
  );

export interface MoneyRow {
  readonly day: string;
  readonly currency: string;
  readonly deposits: bigint;
  readonly deposits_amount: bigint;
  readonly withdrawals: bigint;
  readonly withdrawals_amount: bigint;
  readonly refunds: bigint;
  readonly refunds_amount: bigint;
  readonly bonuses_granted: bigint;
  readonly bonuses_granted_amount: bigint;
  readonly bonuses_converted_amount: bigint;
  readonly freespins_won_amount: bigint;
  readonly gifts_taken_amount: bigint;
  readonly cashback_taken_amount: bigint;
  readonly prizes_paid_amount: bigint;
  readonly corrections: bigint;
  readonly corrections_amount: bigint;
}

const MONEY = [
  "deposits",
  "deposits_amount",
  "withdrawals",
  "withdrawals_amount",
  "refunds",
  "refunds_amount",
  "bonuses_granted",
  "bonuses_granted_amount",
  "bonuses_converted_amount",
  "freespins_won_amount",
  "gifts_taken_amount",
  "cashback_taken_amount",
  "prizes_paid_amount",
  "corrections",
  "corrections_amount",
];

/** Returns the sums of payments and gifts by day and currency. */
export const selectMoney = (
  queryable: Queryable,
  wanted: Omit<Wanted, "product">,
): Promise<MoneyRow[]> =>
  queryable.query<MoneyRow>(
    `select day::text as day, currency, ${sumsOf(MONEY)} from reports.daily_money
     where day between $1::date and $2::date and ($3::text is null or licence = $3)
       and ($4::text is null or currency = $4)
     group by 1, 2`,
    [wanted.from, wanted.to, wanted.licence, wanted.currency],
  );

export interface GameRow {
  readonly game: string;
  readonly rounds: bigint;
  readonly stake: bigint;
  readonly win: bigint;
}

/** Returns the games with the largest stakes in one currency. */
export const selectGameSums = (
  queryable: Queryable,
  wanted: Omit<Wanted, "product" | "currency"> & { readonly currency: string },
  limit: number,
): Promise<GameRow[]> =>
  queryable.query<GameRow>(
    `select game, ${sumsOf(["rounds", "stake", "win"])} from reports.daily_games
     where currency = $4 and day between $1::date and $2::date and ($3::text is null or licence = $3)
     group by game order by sum(stake) desc, game collate "C" limit $5`,
    [wanted.from, wanted.to, wanted.licence, wanted.currency, limit],
  );

export interface PlayersRow {
  readonly day: string;
  readonly registrations: bigint;
  readonly active: bigint;
  readonly depositors: bigint;
  readonly first_depositors: bigint;
}

/** Returns the counts of players by day. */
export const selectPlayerCounts = (
  queryable: Queryable,
  wanted: Pick<Wanted, "from" | "to" | "licence">,
): Promise<PlayersRow[]> =>
  queryable.query<PlayersRow>(
    `select day::text as day, ${sumsOf(["registrations", "active", "depositors", "first_depositors"])}
     from reports.daily_players
     where day between $1::date and $2::date and ($3::text is null or licence = $3)
     group by 1 order by 1`,
    [wanted.from, wanted.to, wanted.licence],
  );
