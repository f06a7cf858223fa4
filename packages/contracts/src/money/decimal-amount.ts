import { currency } from "./currencies.ts";

/**
 * Reads a plain decimal with `.` or `,` as its mark into whole units of its last place:
 * `readDecimal("0.003", 3)` is 3. Returns null when it is none, or finer than `places`.
 */
export function readDecimal(text: string, places: number): bigint | null {
  const match = /^(\d{1,15})(?:[.,](\d+))?$/.exec(text.trim());
  if (!match) return null;
  const fraction = (match[2] ?? "").replace(/0+$/, "");
  return fraction.length > places
    ? null
    : BigInt((match[1] as string) + fraction.padEnd(places, "0"));
}

/** Writes whole units of the last place as a decimal with all its digits, like `0.00012345`. */
function writeDecimal(amount: bigint, places: number): string {
  const sign = amount < 0n ? "-" : "";
  const digits = (amount < 0n ? -amount : amount).toString().padStart(places + 1, "0");
  return `${sign}${places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`}`;
}

/** Reads an amount in units, typed or printed, into smallest units; null as `readDecimal`. */
export const parseAmount = (typed: string, code: string): bigint | null =>
  readDecimal(typed, placesOf(code));

/** Writes smallest units as a plain decimal of units with all its digits: 5000 of EUR is `50.00`. */
export const decimalAmount = (amount: bigint, code: string): string =>
  writeDecimal(amount, placesOf(code));

/** Returns how many decimals the smallest unit of a currency has. */
const placesOf = (code: string): number => String(currency(code).subunitsToUnit).length - 1;
