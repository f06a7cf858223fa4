import { CURRENCIES } from "./currencies.ts";
import { BUNDLED_RATES, convert, type ExchangeRates } from "./rates.ts";

/** Amounts deposited and staked in a period that make a player regular (CASHBOX-16, OPEN-05). Smallest units. */
export interface Thresholds {
  readonly deposit: bigint;
  readonly bet: bigint;
}

const DEPOSIT: Readonly<Record<string, bigint>> = {
  EUR: 600_000n,
  USD: 600_000n,
  AUD: 900_000n,
  CAD: 900_000n,
  NZD: 900_000n,
  NOK: 6_000_000n,
  BRL: 3_000_000n,
  JPY: 900_000n,
  KZT: 300_000_000n,
};
const UNKNOWN_DEPOSIT = 900_000n;
const BETS_PER_DEPOSIT = 10n;

/** Returns the thresholds of a currency: for crypto the value of EUR by the rates, for an unknown one the general figure. */
export function thresholdsOf(code: string, rates: ExchangeRates = BUNDLED_RATES): Thresholds {
  const deposit = DEPOSIT[code] ?? cryptoDeposit(code, rates) ?? UNKNOWN_DEPOSIT;
  return { deposit, bet: deposit * BETS_PER_DEPOSIT };
}

const cryptoDeposit = (code: string, rates: ExchangeRates): bigint | undefined =>
  Object.hasOwn(CURRENCIES, code) && rates.eurPerUnit[code] !== undefined
    ? convert(DEPOSIT["EUR"] as bigint, "EUR", code, rates)
    : undefined;
