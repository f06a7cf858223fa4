import type { CurrencyCode } from "@houselight/contracts";

/** Sign-up currencies in the order of the form (WALLET-07). */
export const SIGN_UP: readonly CurrencyCode[] = [
  "EUR",
  "USD",
  "AUD",
  "CAD",
  "NZD",
  "BRL",
  "NOK",
  "JPY",
  "KZT",
  "BTC",
  "BCH",
  "ETH",
  "LTC",
  "DOG",
  "USDT",
];
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

/** Countries served (LICENCE-15). */
const COUNTRIES = [
  "AR",
  "AT",
  "AU",
  "BR",
  "CA",
  "CH",
  "CL",
  "CZ",
  "DE",
  "DK",
  "EE",
  "FI",
  "HU",
  "IE",
  "IN",
  "IS",
  "IT",
  "JP",
  "KW",
  "KZ",
  "LI",
  "LT",
  "LU",
  "LV",
  "MT",
  "MX",
  "NO",
  "NZ",
  "PE",
  "PL",
  "SE",
  "SI",
  "SK",
  "ZA",
] as const;
const SERVED: ReadonlySet<string> = new Set(COUNTRIES);

export const servedCountries = (): readonly string[] => COUNTRIES;
export const isCountryServed = (country: string): boolean => SERVED.has(country);
