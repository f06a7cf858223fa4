import { currency } from "../money/index.ts";

/**
 * The payments library: which methods a player is offered, without a call (CASHBOX-05, OPEN-17).
 * Limits are per deposit, in units of EUR value; fees and timing are said before the choice.
 */
export interface PaymentMethod {
  readonly id: string;
  readonly brand: string;
  readonly provider: string;
  readonly type: "cards" | "crypto" | "vouchers" | "bank_transfer";
  readonly fee: "free";
  readonly processingTime: "instant";
  readonly currencies: readonly string[];
}

export const PAYMENT_METHODS: readonly PaymentMethod[] = [
  {
    id: "card",
    brand: "card",
    provider: "paperpay",
    type: "cards",
    fee: "free",
    processingTime: "instant",
    currencies: ["EUR", "USD", "AUD", "CAD", "NZD", "BRL", "NOK", "JPY", "KZT"],
  },
  {
    id: "coins",
    brand: "coins",
    provider: "paperpay",
    type: "crypto",
    fee: "free",
    processingTime: "instant",
    currencies: ["BTC", "BCH", "ETH", "LTC", "DOG", "USDT"],
  },
];

export const depositMethods = (code: string): readonly PaymentMethod[] =>
  PAYMENT_METHODS.filter((method) => method.currencies.includes(code));

/** What the first deposit form shows, in units (CASHBOX-07, OPEN-43). Crypto values the EUR 50 by a dated rate. */
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
  BTC: "0.00056",
  BCH: "0.11",
  ETH: "0.018",
  LTC: "0.6",
  DOG: "330",
  USDT: "58",
};

/** Multiples of the default amount that are offered as presets. */
const PRESET_NUMERATORS = [2n, 5n, 10n, 20n, 50n] as const;
const PRESET_DENOMINATOR = 5n;

const toSubunits = (units: string, code: string): bigint => {
  const [whole = "0", fraction = ""] = units.split(".");
  const width = String(currency(code).subunitsToUnit).length - 1;
  return BigInt(whole + fraction.padEnd(width, "0").slice(0, width));
};

export interface DepositTerms {
  readonly min: bigint;
  readonly max: bigint;
  readonly defaultAmount: bigint;
  readonly presets: readonly bigint[];
}

/** Limits and presets of a deposit in a currency, in smallest units: a fifth to two hundred times the default. */
export function depositTerms(code: string): DepositTerms {
  const defaultAmount = toSubunits(DEFAULT_DEPOSIT_UNITS[code] ?? "50", code);
  return {
    min: defaultAmount / PRESET_DENOMINATOR,
    max: defaultAmount * 200n,
    defaultAmount,
    presets: PRESET_NUMERATORS.map((numerator) => (defaultAmount * numerator) / PRESET_DENOMINATOR),
  };
}
