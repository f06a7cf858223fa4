import type { ReportDayView, ReportTotalView } from "@houselight/contracts";
import { dayOf } from "../count/figures.ts";
import type { MoneyRow, PlayRow } from "./report-store.ts";

const DAY_MS = 86_400_000;
/** Events of a day may still be on their way for so long after it. */
const OPEN_MS = 3_600_000;

/** Tells whether more may come for a UTC day. */
export const isOpen = (day: string, now: Date): boolean =>
  now.getTime() < Date.parse(`${day}T00:00:00Z`) + DAY_MS + OPEN_MS;

const NO_PLAY: Omit<PlayRow, "day" | "currency"> = {
  wagers: 0n,
  voided: 0n,
  corrected: 0n,
  stake_cash: 0n,
  stake_bonus: 0n,
  stake_free: 0n,
  win_cash: 0n,
  win_bonus: 0n,
  win_kept: 0n,
  jackpot: 0n,
};
const NO_MONEY: Omit<MoneyRow, "day" | "currency"> = {
  deposits: 0n,
  deposits_amount: 0n,
  withdrawals: 0n,
  withdrawals_amount: 0n,
  refunds: 0n,
  refunds_amount: 0n,
  bonuses_granted: 0n,
  bonuses_granted_amount: 0n,
  bonuses_converted_amount: 0n,
  freespins_won_amount: 0n,
  gifts_taken_amount: 0n,
  cashback_taken_amount: 0n,
  prizes_paid_amount: 0n,
  corrections: 0n,
  corrections_amount: 0n,
};

type Sums<Row> = Readonly<Omit<Row, "day" | "currency">>;

interface Line {
  readonly day: string;
  readonly currency: string;
  readonly play: Sums<PlayRow>;
  /** Null in a report on one product: payments and gifts belong to none. */
  readonly money: Sums<MoneyRow> | null;
}

/** Puts sums of wagers and of money together: a line for each day and currency that has either. */
export function linesOf(play: readonly PlayRow[], money: readonly MoneyRow[] | null): Line[] {
  const keyOf = ({ day, currency }: { readonly day: string; readonly currency: string }) =>
    `${day}/${currency}`;
  const plays = new Map(play.map((row) => [keyOf(row), row]));
  const moneys = new Map((money ?? []).map((row) => [keyOf(row), row]));
  return [...new Set([...plays.keys(), ...moneys.keys()])].toSorted().map((key): Line => {
    const [day, currency] = key.split("/") as [string, string];
    const played = plays.get(key) ?? NO_PLAY;
    return { day, currency, play: played, money: money && (moneys.get(key) ?? NO_MONEY) };
  });
}

const dayView = (line: Line, now: Date): ReportDayView => ({
  day: line.day,
  open: isOpen(line.day, now),
  ...totalView(line),
});

function totalView({ currency, play, money }: Omit<Line, "day">): ReportTotalView {
  const revenue = play.stake_cash + play.stake_bonus - play.win_cash - play.win_bonus;
  const cost = money && play.stake_bonus - play.win_bonus + givenAsCash(money);
  return {
    currency,
    wagers: Number(play.wagers),
    voided: Number(play.voided),
    corrected: Number(play.corrected),
    stake_cash_cents: Number(play.stake_cash),
    stake_bonus_cents: Number(play.stake_bonus),
    stake_free_cents: Number(play.stake_free),
    win_cash_cents: Number(play.win_cash),
    win_bonus_cents: Number(play.win_bonus),
    win_kept_cents: Number(play.win_kept),
    jackpot_cents: Number(play.jackpot),
    revenue_cents: Number(revenue),
    money: money && moneyView(money),
    bonus_cost_cents: cost === null ? null : Number(cost),
    net_cents: cost === null ? null : Number(revenue - cost),
  };
}

/** Returns what players got as cash: bonus money that became it, gifts, cashback and prizes. */
const givenAsCash = (money: Sums<MoneyRow>): bigint =>
  money.bonuses_converted_amount +
  money.gifts_taken_amount +
  money.cashback_taken_amount +
  money.prizes_paid_amount;

const moneyView = (money: Sums<MoneyRow>): NonNullable<ReportTotalView["money"]> => ({
  deposits: Number(money.deposits),
  deposits_cents: Number(money.deposits_amount),
  withdrawals: Number(money.withdrawals),
  withdrawals_cents: Number(money.withdrawals_amount),
  refunds: Number(money.refunds),
  refunds_cents: Number(money.refunds_amount),
  bonuses_granted: Number(money.bonuses_granted),
  bonuses_granted_cents: Number(money.bonuses_granted_amount),
  bonuses_converted_cents: Number(money.bonuses_converted_amount),
  freespins_won_cents: Number(money.freespins_won_amount),
  gifts_taken_cents: Number(money.gifts_taken_amount),
  cashback_taken_cents: Number(money.cashback_taken_amount),
  prizes_paid_cents: Number(money.prizes_paid_amount),
  corrections: Number(money.corrections),
  corrections_cents: Number(money.corrections_amount),
});

/** Returns the lines by day, and their sums by currency: different currencies are never added. */
export function dailyViews(
  lines: readonly Line[],
  now: Date,
): { readonly days: ReportDayView[]; readonly totals: ReportTotalView[] } {
  const byCurrency = Map.groupBy(lines, ({ currency }) => currency);
  const totals = [...byCurrency.keys()].toSorted().map((currency) => {
    const same = byCurrency.get(currency) ?? [];
    const money = same.flatMap((line) => (line.money ? [line.money] : []));
    return totalView({
      currency,
      play: sumOf(
        same.map(({ play }) => play),
        NO_PLAY,
      ),
      money: money.length === same.length ? sumOf(money, NO_MONEY) : null,
    });
  });
  return { days: lines.map((line) => dayView(line, now)), totals };
}

/** Adds rows up, field by field of `none`. */
function sumOf<Row extends Readonly<Record<keyof Row, bigint>>>(
  rows: readonly Row[],
  none: Row,
): Row {
  const fields = Object.keys(none) as (keyof Row)[];
  return Object.fromEntries(
    fields.map((field) => [field, rows.reduce((sum, row) => sum + row[field], 0n)]),
  ) as Row;
}

/** Returns today and yesterday in UTC. */
export const lastTwoDays = (now: Date): { readonly today: string; readonly yesterday: string } => ({
  today: dayOf(now),
  yesterday: dayOf(new Date(now.getTime() - DAY_MS)),
});
