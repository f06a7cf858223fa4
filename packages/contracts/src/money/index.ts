export {
  CURRENCIES,
  type Currency,
  type CurrencyCode,
  currency,
  isCurrencyCode,
} from "./currencies.ts";
export { formatAmount, formatMoney, type FormatMoneyOptions } from "./format-money.ts";
export { parseAmount } from "./parse-amount.ts";
