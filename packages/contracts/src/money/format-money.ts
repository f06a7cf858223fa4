import { currency } from "./currencies.ts";

export interface FormatMoneyOptions {
  /** BCP 47 tag; `en` unless said. */
  readonly locale?: string;
  /** `always` puts a plus before gains. */
  readonly sign?: "auto" | "always";
}

/**
 * Formats an amount of smallest units without passing through a float:
 * `formatMoney(123456, "EUR")` gives `€1,234.56`. Currencies that `Intl` does not know (USDT, FUN)
 * show their code after the amount. Crypto decimals are trimmed (OPEN-22).
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
    return new Intl.NumberFormat(locale, {
      style: "currency",
      currency: code,
      currencyDisplay: "narrowSymbol",
      minimumFractionDigits: fraction,
      maximumFractionDigits: fraction,
      signDisplay,
    }).format(digits as Intl.StringNumericLiteral);
  }
  return `${formatDigits(digits, locale, signDisplay)} ${code}`;
}

/** The amount alone, without symbol or code: `1,234.56`. */
export function formatAmount(amount: bigint | number, code: string, locale = "en"): string {
  return formatDigits(decimalDigits(BigInt(amount), code), locale, "auto");
}

function formatDigits(digits: string, locale: string, signDisplay: "auto" | "exceptZero"): string {
  const fraction = digits.split(".")[1]?.length ?? 0;
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: fraction,
    maximumFractionDigits: fraction,
    signDisplay,
  }).format(digits as Intl.StringNumericLiteral);
}

/** `-12345n` of EUR gives `-123.45`; crypto drops trailing zeros after two decimals. */
function decimalDigits(amount: bigint, code: string): string {
  const { subunitsToUnit, decimals, fiat } = currency(code);
  const unit = BigInt(subunitsToUnit);
  const absolute = amount < 0n ? -amount : amount;
  const whole = absolute / unit;
  const width = String(subunitsToUnit).length - 1;
  let fraction = (absolute % unit).toString().padStart(width, "0").slice(0, decimals);
  if (width === 0) fraction = "";
  if (!fiat) fraction = fraction.replace(/0+$/, "").padEnd(2, "0");
  return `${amount < 0n ? "-" : ""}${whole}${fraction === "" ? "" : `.${fraction}`}`;
}
