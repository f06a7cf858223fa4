import { GROUPS } from "../accounts/groups.ts";

export const PAYMENT_TYPES = ["cards", "crypto", "vouchers", "bank_transfer"] as const;
export type PaymentType = (typeof PAYMENT_TYPES)[number];

/** Limits in units of the currency, as printed; `max` null where none is set. */
export interface Limits {
  readonly min: string;
  readonly max: string | null;
}

/**
 * A payment method (CASHBOX-04, CASHBOX-17). Fiat limits are multiples of the currency's usual
 * first deposit (`Scaled`); coins have limits of their own.
 */
export interface PaymentMethod {
  readonly id: string;
  readonly brand: string;
  readonly provider: string;
  readonly type: PaymentType;
  readonly currencies: readonly string[];
  readonly fee: "free";
  readonly processingTime: "instant";
  readonly deposit: Limits | Scaled | null;
  readonly withdrawal: Limits | Scaled | null;
  /** Amounts are multiples of this many smallest units; 1 unless said. */
  readonly step?: bigint;
  /** Charges or pays a saved profile without a page. */
  readonly oneClick: boolean;
  /** Countries in which the brand exists; everywhere unless said. Which licence offers it is the licence's rule. */
  readonly countries?: readonly string[];
  /** Players of these groups do not see it. */
  readonly hiddenFromGroups?: readonly string[];
}

/** The usual first deposit times these. */
export interface Scaled {
  readonly minTimes: readonly [numerator: bigint, denominator: bigint];
  readonly maxTimes: bigint;
}

const FIAT = ["EUR", "USD", "AUD", "CAD", "NZD", "BRL", "NOK", "JPY", "KZT"] as const;
const FIFTH_TO_TWO_HUNDRED: Scaled = { minTimes: [1n, 5n], maxTimes: 200n };
const TWO_FIFTHS_TO_HUNDRED: Scaled = { minTimes: [2n, 5n], maxTimes: 100n };
const GERMAN_SPEAKING = ["DE", "AT", "CH"] as const;

const SHARED = { provider: "paperpay", fee: "free", processingTime: "instant" } as const;

const coin = (
  id: string,
  currency: string,
  deposit: Limits,
  withdrawal: Limits,
): PaymentMethod => ({
  ...SHARED,
  id,
  brand: id,
  type: "crypto",
  currencies: [currency],
  deposit,
  withdrawal,
  oneClick: false,
});

/** Every method of the product. The limits of coins are those of CASHBOX-18, CASHBOX-19 and CASHBOX-20. */
export const PAYMENT_METHODS: readonly PaymentMethod[] = [
  {
    ...SHARED,
    id: "card",
    brand: "card",
    type: "cards",
    currencies: FIAT,
    deposit: FIFTH_TO_TWO_HUNDRED,
    withdrawal: TWO_FIFTHS_TO_HUNDRED,
    oneClick: true,
  },
  {
    ...SHARED,
    id: "sofort",
    brand: "sofort",
    type: "bank_transfer",
    currencies: ["EUR"],
    deposit: FIFTH_TO_TWO_HUNDRED,
    withdrawal: null,
    oneClick: false,
    countries: GERMAN_SPEAKING,
    hiddenFromGroups: [GROUPS.withoutSofort],
  },
  {
    ...SHARED,
    id: "bank",
    brand: "bank",
    type: "bank_transfer",
    currencies: FIAT,
    deposit: FIFTH_TO_TWO_HUNDRED,
    withdrawal: { minTimes: [2n, 5n], maxTimes: 1000n },
    oneClick: false,
  },
  {
    ...SHARED,
    id: "voucher",
    brand: "voucher",
    type: "vouchers",
    currencies: ["EUR", "USD", "CAD", "NZD", "NOK"],
    deposit: { minTimes: [1n, 5n], maxTimes: 10n },
    withdrawal: null,
    step: 500n,
    oneClick: false,
  },
  coin("bitcoin", "BTC", { min: "0.0001", max: null }, { min: "0.0001", max: "0.4" }),
  coin("bitcoincash", "BCH", { min: "0.0001", max: null }, { min: "0.0001", max: "0.4" }),
  coin("litecoin", "LTC", { min: "0.01", max: null }, { min: "0.0001", max: "60" }),
  coin("ethereum", "ETH", { min: "0.01", max: null }, { min: "0.0001", max: "12" }),
  coin("dogecoin", "DOG", { min: "0.01", max: null }, { min: "0.0001", max: "1600000" }),
  coin("tether", "USDT", { min: "20", max: null }, { min: "25", max: "4000" }),
];
