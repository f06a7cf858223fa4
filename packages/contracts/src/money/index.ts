export {
  CURRENCIES,
  type Currency,
  type CurrencyCode,
  currency,
  isCurrencyCode,
} from "./currencies.ts";
export { formatAmount, formatMoney, type FormatMoneyOptions, formatUnits } from "./format-money.ts";
export { decimalAmount, parseAmount, readDecimal } from "./decimal-amount.ts";
export {
  BUNDLED_RATES,
  convert,
  convertUp,
  type ExchangeRates,
  readRate,
  roundUpTo,
} from "./rates.ts";
export { type Thresholds, thresholdsOf } from "./thresholds.ts";
export { RECENT_MS } from "./recent.ts";
