/**
 * Currencies of the product (WALLET-05, WALLET-07, OPEN-22). `subunitsToUnit` is how many of the
 * smallest unit make one: amounts on the wire and in the ledger count the smallest unit.
 * ETH counts gwei and USDT millionths so that sums stay safe integers.
 */
export interface Currency {
  readonly code: string;
  readonly fiat: boolean;
  readonly subunitsToUnit: number;
  /** Decimals shown at most. */
  readonly decimals: number;
}

const fiat = (code: string): Currency => ({ code, fiat: true, subunitsToUnit: 100, decimals: 2 });

export const CURRENCIES = {
  EUR: fiat("EUR"),
  USD: fiat("USD"),
  AUD: fiat("AUD"),
  CAD: fiat("CAD"),
  NZD: fiat("NZD"),
  BRL: fiat("BRL"),
  NOK: fiat("NOK"),
  JPY: { code: "JPY", fiat: true, subunitsToUnit: 1, decimals: 0 },
  KZT: fiat("KZT"),
  BTC: { code: "BTC", fiat: false, subunitsToUnit: 100_000_000, decimals: 8 },
  BCH: { code: "BCH", fiat: false, subunitsToUnit: 100_000_000, decimals: 8 },
  ETH: { code: "ETH", fiat: false, subunitsToUnit: 1_000_000_000, decimals: 8 },
  LTC: { code: "LTC", fiat: false, subunitsToUnit: 100_000_000, decimals: 8 },
  DOG: { code: "DOG", fiat: false, subunitsToUnit: 100_000_000, decimals: 8 },
  USDT: { code: "USDT", fiat: false, subunitsToUnit: 1_000_000, decimals: 6 },
} as const satisfies Record<string, Currency>;

export type CurrencyCode = keyof typeof CURRENCIES;

export function isCurrencyCode(code: string): code is CurrencyCode {
  return Object.hasOwn(CURRENCIES, code);
}

/** The currency of a code; an unknown one, and FUN, count hundredths (OPEN-22). */
export function currency(code: string): Currency {
  return isCurrencyCode(code) ? CURRENCIES[code] : fiat(code);
}
