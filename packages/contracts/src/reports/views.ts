import * as z from "zod/mini";

/** `casino` is every round of a game but those of the rocket. */
export const REPORT_PRODUCTS = ["casino", "rocket", "sportsbook"] as const;
export type ReportProduct = (typeof REPORT_PRODUCTS)[number];

/** Sums of wagers in one currency. A correction counts on its own day: a sum may be below zero. */
const play = {
  /** Wagers that were settled. */
  wagers: z.int(),
  voided: z.int(),
  corrected: z.int(),
  stake_cash_cents: z.int(),
  stake_bonus_cents: z.int(),
  /** Staked by the house, for free rounds. */
  stake_free_cents: z.int(),
  win_cash_cents: z.int(),
  win_bonus_cents: z.int(),
  /** Won by free spins: it becomes a bonus at their end. */
  win_kept_cents: z.int(),
  /** Paid out of the pots of jackpots. */
  jackpot_cents: z.int(),
  /** Stakes less wins, of cash and bonus money. */
  revenue_cents: z.int(),
};

/** Movements that belong to no product. */
const money = z.object({
  deposits: z.int(),
  deposits_cents: z.int(),
  withdrawals: z.int(),
  withdrawals_cents: z.int(),
  refunds: z.int(),
  refunds_cents: z.int(),
  bonuses_granted: z.int(),
  bonuses_granted_cents: z.int(),
  bonuses_converted_cents: z.int(),
  freespins_won_cents: z.int(),
  /** Cash that players took as gifts, and as cashback. */
  gifts_taken_cents: z.int(),
  cashback_taken_cents: z.int(),
  /** Cash prizes of tournaments, quests and lotteries. */
  prizes_paid_cents: z.int(),
  corrections: z.int(),
  /** Given less taken. */
  corrections_cents: z.int(),
});

const sums = {
  currency: z.string(),
  ...play,
  /** These three are null in a report on one product. */
  money: z.nullable(money),
  /** Bonus money staked less won, what of it became cash, and cash that was given. */
  bonus_cost_cents: z.nullable(z.int()),
  /** Revenue less the cost of bonuses: what the house has earned in cash. */
  net_cents: z.nullable(z.int()),
};

export const reportTotalView = z.object(sums);
export type ReportTotalView = z.infer<typeof reportTotalView>;

export const reportDayView = z.object({
  day: z.string(),
  /** More may come: the day ended less than an hour ago, or has not ended. */
  open: z.boolean(),
  ...sums,
});
export type ReportDayView = z.infer<typeof reportDayView>;

/** Nothing before this moment is in any report; null until the house has run with reports. */
const covered_since = z.nullable(z.string());

export const dailyReportView = z.object({
  covered_since,
  days: z.array(reportDayView),
  /** One for each currency: sums of different currencies are never added. */
  totals: z.array(reportTotalView),
});
export type DailyReportView = z.infer<typeof dailyReportView>;

export const reportGameView = z.object({
  slug: z.string(),
  name: z.string(),
  rounds: z.int(),
  /** Cash, bonus money and what the house staked. */
  stake_cents: z.int(),
  win_cents: z.int(),
  /** In percent of the stakes, cut to two decimals; null where nothing was staked. */
  actual_percent: z.nullable(z.string()),
  /** Return that the game's page tells; the highest one too where bets differ. Null where none is told. */
  published_percent: z.nullable(z.string()),
  highest_published_percent: z.nullable(z.string()),
});
export type ReportGameView = z.infer<typeof reportGameView>;

export const gamesReportView = z.object({
  covered_since,
  currency: z.string(),
  games: z.array(reportGameView),
});
export type GamesReportView = z.infer<typeof gamesReportView>;

export const playersDayView = z.object({
  day: z.string(),
  open: z.boolean(),
  registrations: z.int(),
  /** Players who placed a wager, each once. */
  active: z.int(),
  /** Players who paid in, each once; and those for whom it was the first time ever. */
  depositors: z.int(),
  first_depositors: z.int(),
});
export type PlayersDayView = z.infer<typeof playersDayView>;

export const playersReportView = z.object({ covered_since, days: z.array(playersDayView) });
export type PlayersReportView = z.infer<typeof playersReportView>;

export const nowReportView = z.object({
  covered_since,
  today: z.array(reportDayView),
  yesterday: z.array(reportDayView),
  /** Withdrawals that are not over, by currency. */
  open_withdrawals: z.array(
    z.object({ currency: z.string(), count: z.int(), amount_cents: z.int() }),
  ),
});
export type NowReportView = z.infer<typeof nowReportView>;
