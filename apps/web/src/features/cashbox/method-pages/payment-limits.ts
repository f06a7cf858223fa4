import {
  type AmountTerms,
  depositTerms,
  type PaymentMethod,
  withdrawalTerms,
} from "@houselight/contracts/cashbox";
import { CURRENCIES, type CurrencyCode } from "@houselight/contracts/money";

/** The bounds as printed: those that the cashbox holds to. */
export type PrintedTerms = Pick<AmountTerms, "min" | "max">;

export interface PrintedLimits {
  /** The currency that the limits are in: the one asked for, or a coin's own. */
  readonly currency: string;
  readonly deposit: PrintedTerms | null;
  readonly withdrawal: PrintedTerms | null;
}

/** Limits of a method in a currency; null when it does not take the currency (CASHBOX-17). */
export function printedLimits(method: PaymentMethod, wanted: string): PrintedLimits | null {
  const [only = wanted] = method.currencies;
  const currency = method.type === "crypto" ? only : wanted;
  if (!method.currencies.includes(currency)) return null;
  const print = ({ min, max }: AmountTerms): PrintedTerms => ({ min, max });
  return {
    currency,
    deposit: method.deposit ? print(depositTerms(method, currency)) : null,
    withdrawal: method.withdrawal ? print(withdrawalTerms(method, currency)) : null,
  };
}

/** Fiat currencies that at least one of the methods takes, in the product's order. */
export const fiatOf = (methods: readonly PaymentMethod[]): readonly CurrencyCode[] =>
  (Object.keys(CURRENCIES) as CurrencyCode[]).filter(
    (code) => CURRENCIES[code].fiat && methods.some((method) => method.currencies.includes(code)),
  );

/** Methods that take at least one of the currencies that are enabled. */
export const withCurrencies = (
  methods: readonly PaymentMethod[],
  enabled: readonly string[],
): readonly PaymentMethod[] =>
  methods.filter((method) => method.currencies.some((code) => enabled.includes(code)));
