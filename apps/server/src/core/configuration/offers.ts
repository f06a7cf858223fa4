import { CURRENCIES, type Currency, type CurrencyCode } from "@houselight/contracts";

/** Sign-up currencies in the order of the form, and those enabled by default (WALLET-05, WALLET-07). */
const SIGN_UP: readonly CurrencyCode[] = [
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
const ENABLED: ReadonlySet<CurrencyCode> = new Set([
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
]);

/** What sign-up offers: its list where enabled (OPEN-23). */
export const offeredCurrencies = (): readonly Currency[] =>
  SIGN_UP.filter((code) => ENABLED.has(code)).map((code) => CURRENCIES[code]);

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
