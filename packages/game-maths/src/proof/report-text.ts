import { fractionToDecimal, fractionToPercent, fractionToText } from "./fraction.ts";
import type { Fraction } from "./fraction.ts";

/** Longest fraction that is printed whole; a limited chain of free spins gives hundreds of digits. */
const LONGEST_FRACTION = 60;

/** Writes a fraction, cut when it is long. */
export function shortFraction(value: Fraction): string {
  const text = fractionToText(value);
  if (text.length <= LONGEST_FRACTION) return text;
  const digits = value.denominator.toString().length;
  return `${text.slice(0, 24)}… (denominator of ${digits} digits; --json prints it whole)`;
}

/** Writes a share in per cent: "97.2973 %". */
export const percentText = (value: Fraction, digits: number): string =>
  `${fractionToPercent(value, digits)} %`;

/** Writes a chance as one in how many: "1 in 3.25". */
export const oneInText = (probability: number): string => `1 in ${(1 / probability).toFixed(2)}`;

/** Writes a win: "36.00 times the stake". */
export const timesText = (value: Fraction): string =>
  `${fractionToDecimal(value, 2)} times the stake`;

/** Writes a count with its thousands apart: "124,467,840". */
export const groupedText = (value: number): string => value.toLocaleString("en-US");
