import { BUNDLED_RATES, convert, parseAmount, roundUpTo } from "../money/index.ts";
import type { Limits, PaymentMethod, Scaled } from "./catalogue.ts";

/** Default amount of the first deposit form, in units (CASHBOX-07, OPEN-43). */
const DEFAULT_DEPOSIT_UNITS: Readonly<Record<string, string>> = {
  EUR: "50",
  USD: "50",
  AUD: "50",
  CAD: "50",
  NZD: "50",
  NOK: "500",
  BRL: "250",
  JPY: "5000",
  KZT: "25000",
};
const DEFAULT_EUR_CENTS = 5000n;
const CRYPTO_DIGITS = 2;

/** The usual first deposit in smallest units; crypto takes EUR 50 by the bundled rates, rounded up. */
export function defaultDeposit(code: string): bigint {
  const units = DEFAULT_DEPOSIT_UNITS[code];
  if (units !== undefined) return toSubunits(units, code);
  if (BUNDLED_RATES.eurPerUnit[code] === undefined) return toSubunits("50", code);
  return roundUpTo(convert(DEFAULT_EUR_CENTS, "EUR", code, BUNDLED_RATES), CRYPTO_DIGITS);
}

/** Reads an amount of our own tables. Throws RangeError when it is none of the currency. */
function toSubunits(units: string, code: string): bigint {
  const amount = parseAmount(units, code);
  if (amount === null) throw new RangeError(`${units} is no amount of ${code}`);
  return amount;
}

/** Limits of one payment in smallest units. `max` is always set: without a printed one it is 2000 usual deposits. */
export interface AmountTerms {
  readonly min: bigint;
  readonly max: bigint;
  readonly step: bigint;
}

const UNPRINTED_MAX_TIMES = 2000n;

function termsOf(method: PaymentMethod, code: string, limits: Limits | Scaled): AmountTerms {
  const step = method.step ?? 1n;
  const usual = defaultDeposit(code);
  if ("minTimes" in limits) {
    const [numerator, denominator] = limits.minTimes;
    return { min: (usual * numerator) / denominator, max: usual * limits.maxTimes, step };
  }
  const max = limits.max === null ? usual * UNPRINTED_MAX_TIMES : toSubunits(limits.max, code);
  return { min: toSubunits(limits.min, code), max, step };
}

/** Multiples of the usual deposit that are offered as presets. */
const PRESETS: readonly (readonly [bigint, bigint])[] = [
  [2n, 5n],
  [1n, 1n],
  [2n, 1n],
  [4n, 1n],
  [10n, 1n],
];

export interface DepositTerms extends AmountTerms {
  readonly defaultAmount: bigint;
  readonly presets: readonly bigint[];
}

/** Throws RangeError for a method that takes no deposits. */
export function depositTerms(method: PaymentMethod, code: string): DepositTerms {
  if (!method.deposit) throw new RangeError(`${method.id} takes no deposits`);
  const terms = termsOf(method, code, method.deposit);
  const usual = defaultDeposit(code);
  const fits = (amount: bigint) =>
    amount >= terms.min && amount <= terms.max && amount % terms.step === 0n;
  const presets = PRESETS.map(([numerator, denominator]) => (usual * numerator) / denominator);
  const defaultAmount = usual < terms.min ? terms.min : usual > terms.max ? terms.max : usual;
  return { ...terms, defaultAmount, presets: presets.filter(fits) };
}

/** Throws RangeError for a method that pays nothing out. */
export function withdrawalTerms(method: PaymentMethod, code: string): AmountTerms {
  if (!method.withdrawal) throw new RangeError(`${method.id} pays nothing out`);
  return termsOf(method, code, method.withdrawal);
}

export type AmountFault = "amount_under_minimum" | "amount_over_maximum" | "amount_not_a_multiple";

/** Returns the fault of an amount under a method's terms; null when it is accepted. */
export function amountFault(amount: bigint, terms: AmountTerms): AmountFault | null {
  if (amount < terms.min) return "amount_under_minimum";
  if (amount > terms.max) return "amount_over_maximum";
  return amount % terms.step === 0n ? null : "amount_not_a_multiple";
}
