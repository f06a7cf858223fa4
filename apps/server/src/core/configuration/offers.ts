import type { CurrencyCode } from "@houselight/contracts";

/** Enabled unless an operator chose others (WALLET-05). */
export const DEFAULT_ENABLED: readonly CurrencyCode[] = [
  "AUD",
  "CAD",
  "NZD",
  "EUR",
  "USD",
  "JPY",
  "NOK",
  "BRL",
  "BTC",
  "ETH",
  "BCH",
  "LTC",
  "DOG",
  "USDT",
];
