import type { Draw } from "../fairness/draw.ts";
import { fraction, multiplyFractions } from "../proof/fraction.ts";
import type { Fraction } from "../proof/fraction.ts";

/** Tells what a multiple of a stake can come to, in smallest units: the same twice when it is whole. */
export interface PaymentRange {
  readonly low: bigint;
  readonly high: bigint;
  /** Chance of `high`, where the two differ; 0 otherwise. */
  readonly highChance: Fraction;
}

/** Returns what a multiple of a stake is paid as: rounded down, or one unit more by a chance. */
export function paymentRange(stake: bigint, multiple: Fraction): PaymentRange {
  const { numerator, denominator } = multiplyFractions(fraction(stake), multiple);
  const low = numerator / denominator;
  const part = numerator % denominator;
  return {
    low,
    high: part === 0n ? low : low + 1n,
    highChance: fraction(part, denominator),
  };
}

/**
 * Pays a multiple of a stake so that its mean is exact: 19.8 cents are 20 in four rounds of five and
 * 19 in the fifth. Cutting the part would take it from the player, and most where stakes are small.
 * Draws one number of as many as the part has parts (here 5), and only when there is a part.
 */
export function payExactly(stake: bigint, multiple: Fraction, draw: Draw): bigint {
  const { low, high, highChance } = paymentRange(stake, multiple);
  if (low === high) return low;
  return draw(Number(highChance.denominator)) < Number(highChance.numerator) ? high : low;
}
