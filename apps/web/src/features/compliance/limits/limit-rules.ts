import {
  isMoneyLimit,
  type LimitPeriod,
  type LimitType,
  type UserLimitView,
} from "@houselight/contracts/compliance";
import type { RuleProblems } from "../../../forms/rule-errors.ts";
import { plainAmount, readAmount } from "../../../i18n/read-amount.ts";

/** The fields of a limit's form, as they are typed. */
export interface LimitValues {
  type: LimitType;
  period: LimitPeriod;
  currency: string;
  amount: string;
  minutes: string;
}

/** Returns the amount of a limit in a currency, as a field shows it; nothing where it names none. */
export function amountIn(
  { accounts }: Pick<UserLimitView, "accounts">,
  currency: string,
  locale: string,
): string {
  const account = accounts.find((one) => one.currency === currency);
  return account ? plainAmount(BigInt(account.amount_cents), currency, locale) : "";
}

/** Returns the body that sets a limit; null when an amount or the minutes are none. */
export function limitWish(
  { type, period, currency, amount, minutes }: LimitValues,
  locale: string,
) {
  if (isMoneyLimit(type)) {
    const cents = readAmount(amount, currency, locale);
    if (cents === null || cents <= 0n || cents > BigInt(Number.MAX_SAFE_INTEGER)) return null;
    return { type, period, accounts: [{ currency, amount_cents: Number(cents) }] };
  }
  if (!/^\d{1,6}$/.test(minutes.trim()) || Number(minutes) === 0) return null;
  return { type, period, minutes: Number(minutes) };
}

/** Judges the form: the one field that its type needs. */
export function limitProblems(values: LimitValues, locale: string): RuleProblems<LimitValues> {
  if (limitWish(values, locale)) return {};
  return isMoneyLimit(values.type)
    ? { amount: "limits.form.amountInvalid" }
    : { minutes: "limits.form.minutesInvalid" };
}
