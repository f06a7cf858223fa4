import { fractionOf } from "./fractions.ts";

/** Lists the ways in which odds are shown, by the names of the trade. */
export const ODDS_FORMATS = [
  "decimal",
  "fractional",
  "american",
  "hong_kong",
  "indonesian",
  "malay",
] as const;
export type OddsFormat = (typeof ODDS_FORMATS)[number];

/** Typographic minus: a hyphen would break from its number. */
const MINUS = "−";

/**
 * Returns odds as they are shown: for display alone, never read back. `odds` are decimal, in whole
 * thousandths above 1000. With d the decimal odds:
 *
 * - `decimal`: d, "2.15"; a third digit only where the thousandths need it.
 * - `fractional`: d − 1 as "23/20", in lowest terms (`fractionOf`).
 * - `american`: from 2.00 on 100(d − 1), "+115", below it −100/(d − 1), "−133"; whole numbers.
 * - `hong_kong`: d − 1, "1.15".
 * - `indonesian`: from 2.00 on d − 1, below it −1/(d − 1), "−1.33".
 * - `malay`: up to 2.00 d − 1, "0.75", above it −1/(d − 1), "−0.87".
 *
 * A quotient is rounded to the nearest, halves up; one below 0.1 has three digits instead of two.
 *
 * @throws RangeError when `odds` are no whole thousandths above 1000.
 */
export function formatOdds(odds: number, format: OddsFormat): string {
  assertOdds(odds);
  const gain = odds - 1000;
  switch (format) {
    case "decimal":
      return decimalOf(odds);
    case "fractional":
      return fractionOf(gain);
    case "american":
      return gain >= 1000 ? `+${nearest(gain, 10)}` : `${MINUS}${nearest(100_000, gain)}`;
    case "hong_kong":
      return decimalOf(gain);
    case "indonesian":
      return gain >= 1000 ? decimalOf(gain) : `${MINUS}${reciprocalOf(gain)}`;
    case "malay":
      return gain <= 1000 ? decimalOf(gain) : `${MINUS}${reciprocalOf(gain)}`;
  }
}

/** Refuses what is no decimal odds in whole thousandths above 1000. @throws RangeError */
export function assertOdds(odds: number): void {
  if (!Number.isSafeInteger(odds) || odds <= 1000)
    throw new RangeError(`odds are whole thousandths above 1000, not ${odds}`);
}

const nearest = (dividend: number, divisor: number): number =>
  Math.floor((2 * dividend + divisor) / (2 * divisor));

const decimalOf = (thousandths: number): string =>
  (thousandths / 1000).toFixed(thousandths % 10 === 0 ? 2 : 3);

/** Returns 1 ÷ the gain; both numbers are whole, so that rounding is the same everywhere. */
function reciprocalOf(gain: number): string {
  return gain <= 10_000
    ? (nearest(100_000, gain) / 100).toFixed(2)
    : (nearest(1_000_000, gain) / 1000).toFixed(3);
}
