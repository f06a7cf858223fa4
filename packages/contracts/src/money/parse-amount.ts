import { currency } from "./currencies.ts";

/**
 * Reads an amount a person typed, in units with `.` or `,` as the decimal mark, into smallest
 * units. Returns null when it is not a plain positive decimal or is finer than the currency.
 */
export function parseAmount(typed: string, code: string): bigint | null {
  const match = /^(\d{1,15})(?:[.,](\d+))?$/.exec(typed.trim());
  if (!match) return null;
  const { subunitsToUnit } = currency(code);
  const width = String(subunitsToUnit).length - 1;
  const fraction = (match[2] ?? "").replace(/0+$/, "");
  if (fraction.length > width) return null;
  return (
    BigInt(match[1] as string) * BigInt(subunitsToUnit) + BigInt(fraction.padEnd(width, "0") || "0")
  );
}
