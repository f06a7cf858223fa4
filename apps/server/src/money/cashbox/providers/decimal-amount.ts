import { currency } from "@houselight/contracts";

/** Smallest units as a plain decimal of units with all its digits: 12345n of BTC is `0.00012345`. */
export function decimalAmount(amount: bigint, code: string): string {
  const width = String(currency(code).subunitsToUnit).length - 1;
  const digits = amount.toString().padStart(width + 1, "0");
  return width === 0 ? digits : `${digits.slice(0, -width)}.${digits.slice(-width)}`;
}
