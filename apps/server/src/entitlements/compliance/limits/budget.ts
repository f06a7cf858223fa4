import {
  convertUp,
  type ExchangeRates,
  type LimitPeriod,
  type MoneyLimit,
} from "@houselight/contracts";
import type { Transfer } from "#core/wallet";
import { FOREVER, windowOf } from "./periods.ts";

/** The rest of a limit in force in one currency: smallest units, or seconds of a session limit. */
export interface Budget {
  readonly playerId: bigint;
  readonly limitId: bigint;
  /** Empty for a session limit. */
  readonly currency: string;
  readonly type: MoneyLimit | "session";
  readonly period: LimitPeriod;
  /** Of the limit: windows that are not of the calendar follow one another from then. */
  readonly createdAt: Date;
  readonly amount: bigint;
  /** In the window; below nothing is a net win. */
  readonly used: bigint;
  readonly windowStartsAt: Date;
  /** In milliseconds: before it nothing has to be counted anew. */
  readonly windowEndsAtMs: number;
}

type Amounts = Readonly<Record<MoneyLimit, bigint>>;

/** The meaning of an operation for budgets, in the currency it was made in. */
export interface Spending {
  readonly added: Amounts;
  /** Amounts that were taken back: they count no more in the window in which they were counted. */
  readonly refunded: Amounts;
  /** The moment at which the wager was placed or the deposit asked for. */
  readonly begunAt: Date;
}

const NOTHING: Amounts = { wager: 0n, loss: 0n, deposit: 0n };

/** Returns the budget as it counts at this moment: a new window begins with nothing used. */
export function budgetAt(budget: Budget, at: Date): Budget {
  if (at.getTime() < budget.windowEndsAtMs) return budget;
  const { startsAt, endsAt } = windowOf(budget.period, budget.createdAt, at);
  const windowEndsAtMs = (endsAt ?? FOREVER).getTime();
  return startsAt > budget.windowStartsAt
    ? { ...budget, used: 0n, windowStartsAt: startsAt, windowEndsAtMs }
    : { ...budget, windowEndsAtMs };
}

/** Returns what counts against the limit: a net win is nothing. */
export const countedUse = ({ used }: Pick<Budget, "used">): bigint => (used > 0n ? used : 0n);

/** Returns true when nothing of the limit is left (LIMIT-04). */
export const isReached = (budget: Budget, at: Date): boolean => {
  const now = budgetAt(budget, at);
  return now.amount - countedUse(now) <= 0n;
};

/** Returns what can still be spent in this window; a net win can be lost again. */
export function roomOf(budget: Budget, at: Date): bigint {
  const now = budgetAt(budget, at);
  return now.amount - now.used;
}

/**
 * Counts an operation on a budget. Of what began before the limit was set nothing counts, neither
 * its stake nor what it wins.
 */
export function spend(budget: Budget, spending: Spending, at: Date): Budget {
  const { type } = budget;
  if (type === "session" || spending.begunAt.getTime() < budget.createdAt.getTime()) return budget;
  const now = budgetAt(budget, at);
  const refunded =
    spending.begunAt.getTime() < now.windowStartsAt.getTime() ? 0n : spending.refunded[type];
  const more = spending.added[type] - refunded;
  return more === 0n ? budget : { ...now, used: now.used + more };
}

/** A currency, and the rates by which a limit that does not name it counts what is spent in it. */
export interface SpentIn {
  readonly currency: string;
  readonly rates: ExchangeRates;
}

/**
 * Returns true where a budget counts what is spent in a currency: its own, and the first of a limit on
 * money all that the limit does not name, so that a further account is no way around it.
 */
export const countsIn = (budgets: readonly Budget[], one: Budget, currency: string): boolean =>
  one.currency === currency ||
  (one.type !== "session" &&
    budgets.find(({ limitId }) => limitId === one.limitId) === one &&
    !budgets.some((other) => other.limitId === one.limitId && other.currency === currency));

/** Returns what an operation means in the currency of a budget. */
export function spendingFor(
  budget: Budget,
  spending: Spending,
  { currency, rates }: SpentIn,
): Spending {
  if (budget.currency === currency) return spending;
  const inOwn = (amount: bigint) => convertUp(amount, currency, budget.currency, rates);
  const allInOwn = ({ wager, loss, deposit }: Amounts): Amounts => ({
    wager: inOwn(wager),
    loss: inOwn(loss),
    deposit: inOwn(deposit),
  });
  const { added, refunded } = spending;
  return { ...spending, added: allInOwn(added), refunded: allInOwn(refunded) };
}

/**
 * Returns what transfers of one player and currency mean for limits on wagers and losses. Bonus
 * money counts like cash; a stake that the house pays for a free round does not, nor what the house keeps
 * of its wins.
 */
export function spendingOf(transfers: readonly Transfer[], begunAt: Date): Spending {
  let [wager, won, refund] = [0n, 0n, 0n];
  for (const { kind, debit, credit, amount } of transfers) {
    if (kind === "stake" && isOwn(debit)) wager += amount;
    else if (kind === "refund" && isOwn(credit)) refund += amount;
    else if (kind === "payout" && isOwn(credit)) won += amount;
    else if ((kind === "reversal" && isOwn(debit)) || kind === "debt") won -= amount;
  }
  return {
    added: { wager, loss: wager - won, deposit: 0n },
    refunded: { wager: refund, loss: refund, deposit: 0n },
    begunAt,
  };
}

/** Returns what a deposit means that was asked for then: counted, or taken back where it came to nothing. */
export const depositSpending = (
  change: { readonly added: bigint } | { readonly refunded: bigint },
  begunAt: Date,
): Spending => ({
  added: "added" in change ? { ...NOTHING, deposit: change.added } : NOTHING,
  refunded: "refunded" in change ? { ...NOTHING, deposit: change.refunded } : NOTHING,
  begunAt,
});

const isOwn = (side: Transfer["debit"]): boolean => side === "cash" || side === "bonus";
