import type { MethodOffer } from "../configuration/index.ts";
import { BUNDLED_RATES, convert, parseAmount, roundUpTo } from "../money/index.ts";
import { type Limits, PAYMENT_METHODS, type PaymentMethod, type Scaled } from "./catalogue.ts";
import type { PaymentProfileView } from "./views.ts";

export {
  PAYMENT_METHODS,
  PAYMENT_TYPES,
  type PaymentMethod,
  type PaymentType,
} from "./catalogue.ts";

/**
 * The payments library: which methods a player is offered, without a call (CASHBOX-05, OPEN-17).
 * The server asks the same functions, so that what is shown and what is taken never differ.
 */
export interface PaymentContext {
  /** Methods that the licence offers. */
  readonly offers: readonly MethodOffer[];
  /** Country of the player, or of the visitor; null when unknown. */
  readonly country: string | null;
  readonly groups: readonly string[];
  /** Enabled here (WALLET-06): in others nothing is paid in any more. Absent while it is not known. */
  readonly currencies?: readonly string[] | undefined;
  /** The language shown: some methods are not shown in all (LICENCE-13). Absent on the server. */
  readonly locale?: string;
  /** Cards, accounts and addresses used before. Absent on the server and for a visitor. */
  readonly profiles?: readonly PaymentProfileView[];
}

/** A method as it is offered in one currency, with what the player has saved for it there (CASHBOX-04). */
export interface OfferedMethod extends PaymentMethod {
  readonly currency: string;
  readonly savedProfiles: readonly PaymentProfileView[];
}

/** Methods of a place, of any currency: what the payments page and the footer show. */
export const offeredMethods = (context: PaymentContext): readonly PaymentMethod[] =>
  PAYMENT_METHODS.filter((method) => isOffered(method, context));

export const depositMethods = (code: string, context: PaymentContext): readonly OfferedMethod[] =>
  inCurrency(code, context).filter(
    ({ deposit }) => deposit !== null && (context.currencies?.includes(code) ?? true),
  );

export const withdrawalMethods = (
  code: string,
  context: PaymentContext,
): readonly OfferedMethod[] =>
  inCurrency(code, context).filter(({ withdrawal }) => withdrawal !== null);

const inCurrency = (code: string, context: PaymentContext): readonly OfferedMethod[] =>
  offeredMethods(context)
    .filter(({ currencies }) => currencies.includes(code))
    .map((method) => ({
      ...method,
      currency: code,
      savedProfiles: (context.profiles ?? []).filter(
        (profile) => profile.method === method.id && profile.currency === code,
      ),
    }));

export const findMethod = (id: string): PaymentMethod | undefined =>
  PAYMENT_METHODS.find((method) => method.id === id);

function isOffered(method: PaymentMethod, context: PaymentContext): boolean {
  const offer = context.offers.find(({ id }) => id === method.id);
  if (!offer || offer.except_countries.includes(context.country ?? "")) return false;
  if (offer.except_locales.includes(context.locale ?? "")) return false;
  if (method.countries && !method.countries.includes(context.country ?? "")) return false;
  return !method.hiddenFromGroups?.some((group) => context.groups.includes(group));
}

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
