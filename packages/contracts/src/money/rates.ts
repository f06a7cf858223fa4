import { currency } from "./currencies.ts";
import { readDecimal } from "./decimal-amount.ts";

/**
 * Exchange rates: what one unit of a currency is worth in EUR, as decimal text so that no float
 * touches money. `asOf` is the day the source gives.
 */
export interface ExchangeRates {
  readonly source: string;
  readonly asOf: string;
  readonly eurPerUnit: Readonly<Record<string, string>>;
}

/** The table that comes with the product, rounded by hand: for demonstration, not for a market. */
export const BUNDLED_RATES: ExchangeRates = {
  source: "bundled",
  asOf: "2026-11-01",
  eurPerUnit: {
    EUR: "1",
    USD: "0.86",
    AUD: "0.565",
    CAD: "0.615",
    NZD: "0.493",
    BRL: "0.161",
    NOK: "0.0855",
    JPY: "0.0056",
    KZT: "0.00167",
    BTC: "90000",
    BCH: "460",
    ETH: "2900",
    LTC: "85",
    DOG: "0.155",
    USDT: "0.865",
  },
};

/** Decimals a rate may have. */
const SCALE = 12;

/** `0.0855` as a whole number of 10⁻¹². Throws RangeError when it is no positive decimal. */
export function readRate(text: string): bigint {
  const value = /^[\d.]+$/.test(text) ? readDecimal(text, SCALE) : null;
  if (value === null || value <= 0n)
    throw new RangeError(`a rate is a positive decimal, not ${text}`);
  return value;
}

/**
 * Converts smallest units of one currency into smallest units of another, rounded down.
 * Throws RangeError when the table lacks one of them.
 */
export function convert(amount: bigint, from: string, to: string, rates: ExchangeRates): bigint {
  if (from === to) return amount;
  const { value, unit } = worth(amount, from, to, rates);
  return value / unit;
}

/** Converts like `convert`, rounded up: what counts on a limit is never less than its worth. */
export function convertUp(amount: bigint, from: string, to: string, rates: ExchangeRates): bigint {
  if (from === to) return amount;
  const { value, unit } = worth(amount, from, to, rates);
  // Of an amount below nothing the part is cut off, which is up.
  return value > 0n ? (value + unit - 1n) / unit : value / unit;
}

/** Returns what an amount is worth in so many parts of the smallest unit. */
function worth(
  amount: bigint,
  from: string,
  to: string,
  rates: ExchangeRates,
): { readonly value: bigint; readonly unit: bigint } {
  const rateOf = (code: string): bigint => {
    const text = rates.eurPerUnit[code];
    if (text === undefined) throw new RangeError(`no rate for ${code}`);
    return readRate(text);
  };
  return {
    value: amount * rateOf(from) * BigInt(currency(to).subunitsToUnit),
    unit: rateOf(to) * BigInt(currency(from).subunitsToUnit),
  };
}

/** Rounds up so that only `digits` leading digits remain: 555 with 2 gives 560. */
export function roundUpTo(amount: bigint, digits: number): bigint {
  const unit = 10n ** BigInt(Math.max(0, amount.toString().length - digits));
  return ((amount + unit - 1n) / unit) * unit;
}
