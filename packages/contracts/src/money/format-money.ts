import { currency } from "./currencies.ts";
import { decimalAmount } from "./decimal-amount.ts";

export interface FormatMoneyOptions {
  /** BCP 47 tag; `en` unless said. */
  readonly locale?: string;
  /** `always` puts a plus before gains. */
  readonly sign?: "auto" | "always";
}

/** Units in which coins are shown: thousandths and millionths (LOCALE-06). */
const SHOWN_UNITS: Readonly<Record<string, { readonly symbol: string; readonly power: number }>> = {
  BTC: { symbol: "µBTC", power: 6 },
  ETH: { symbol: "mETH", power: 3 },
  LTC: { symbol: "mLTC", power: 3 },
};

/** Keeps an amount and its unit on one line. */
const NO_BREAK = "\u00a0";

/**
 * Formats an amount of smallest units without passing through a float:
 * `formatMoney(123456, "EUR")` gives `€1,234.56`. Currencies that `Intl` does not know (USDT, FUN)
 * show their code after the amount. Dollars are told apart as the locale does it: `A$` in English,
 * `$ AU` in French of Canada. Crypto decimals are trimmed (OPEN-22); BTC shows as µBTC, ETH and LTC
 * as mETH and mLTC (LOCALE-06).
 */
export function formatMoney(
  amount: bigint | number,
  code: string,
  { locale = "en", sign = "auto" }: FormatMoneyOptions = {},
): string {
  const { fiat } = currency(code);
  const digits = decimalDigits(BigInt(amount), code);
  const signDisplay = sign === "always" ? "exceptZero" : "auto";
  if (fiat && code !== "FUN") {
    const fraction = digits.split(".")[1]?.length ?? 0;
    return formatterOf(locale, {
      style: "currency",
      currency: code,
      currencyDisplay: "symbol",
      minimumFractionDigits: fraction,
      maximumFractionDigits: fraction,
      signDisplay,
    }).format(digits as Intl.StringNumericLiteral);
  }
  const shown = SHOWN_UNITS[code];
  if (!shown) return `${formatDigits(digits, locale, signDisplay)}${NO_BREAK}${code}`;
  const moved = movePoint(digits, shown.power);
  return `${formatDigits(moved, locale, signDisplay, "min2")}${NO_BREAK}${shown.symbol}`;
}

/** Like `formatMoney`, with coins in whole units: `0.00056 BTC` where a balance shows `560 µBTC`. */
export const formatUnits = (amount: bigint | number, code: string, locale = "en"): string =>
  currency(code).fiat
    ? formatMoney(amount, code, { locale })
    : `${formatAmount(amount, code, locale)}${NO_BREAK}${code}`;

/** Moves the decimal point to the right: `0.00056` by 6 is `560`; zeros behind it go. */
function movePoint(digits: string, power: number): string {
  const [, sign = "", whole = "0", fraction = ""] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(digits) ?? [];
  const padded = fraction.padEnd(power, "0");
  const left = (whole + padded.slice(0, power)).replace(/^0+(?=\d)/, "");
  const right = padded.slice(power).replace(/0+$/, "");
  return `${sign}${left}${right === "" ? "" : `.${right}`}`;
}

/** The amount alone, without symbol or code: `1,234.56`. */
export function formatAmount(amount: bigint | number, code: string, locale = "en"): string {
  return formatDigits(decimalDigits(BigInt(amount), code), locale, "auto");
}

function formatDigits(
  digits: string,
  locale: string,
  signDisplay: "auto" | "exceptZero",
  useGrouping: "auto" | "min2" = "auto",
): string {
  const fraction = digits.split(".")[1]?.length ?? 0;
  return formatterOf(locale, {
    minimumFractionDigits: fraction,
    maximumFractionDigits: fraction,
    signDisplay,
    useGrouping,
  }).format(digits as Intl.StringNumericLiteral);
}

/** Formatters that were made: one for each locale, currency, number of digits and way to write a sign. */
const formatters = new Map<string, Intl.NumberFormat>();

/** Returns a formatter; to make one takes a hundred times as long as to use it. */
function formatterOf(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = [locale, ...Object.values(options)].join();
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, options);
  formatters.set(key, made);
  return made;
}

/** `-12345n` of EUR gives `-123.45`; crypto drops trailing zeros: `0.4`, `60`. */
function decimalDigits(amount: bigint, code: string): string {
  const { decimals, fiat } = currency(code);
  const [whole = "", digits = ""] = decimalAmount(amount, code).split(".");
  const shown = digits.slice(0, decimals);
  const fraction = fiat ? shown : shown.replace(/0+$/, "");
  return `${whole}${fraction === "" ? "" : `.${fraction}`}`;
}
