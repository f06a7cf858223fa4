import { assertForm, lineSizes } from "./bet-form.ts";
import type { BetForm } from "./bet-form.ts";

/** An exact number of zero or more; `under` is above zero. */
export interface Ratio {
  readonly over: bigint;
  readonly under: bigint;
}

/** Returns the ratio of two whole numbers below 2⁵³, in lowest terms. */
export function ratio(over: number, under: number): Ratio {
  let [divisor, rest] = [over, under];
  while (rest !== 0) [divisor, rest] = [rest, divisor % rest];
  return { over: BigInt(over / divisor), under: BigInt(under / divisor) };
}

/**
 * Returns the sum over all lines of the product of their legs' multipliers, exactly.
 *
 * With n_i / d_i for each leg, the coefficient of x^k in Π (d_i + n_i x) is the sum of the products
 * of all k legs, times Π d_i. So no line is written out: the work grows with the square of the legs.
 *
 * @throws RangeError when legs and form do not fit.
 */
export function sumOfLines(form: BetForm, multipliers: readonly Ratio[]): Ratio {
  assertForm(form, multipliers.length);
  let under = 1n;
  const coefficients = [1n];
  for (const leg of multipliers) {
    under *= leg.under;
    coefficients.push(0n);
    for (let k = coefficients.length - 1; k >= 0; k -= 1)
      coefficients[k] =
        (coefficients[k] ?? 0n) * leg.under + (coefficients[k - 1] ?? 0n) * leg.over;
  }
  const over = lineSizes(form, multipliers.length).reduce(
    (sum, size) => sum + (coefficients[size] ?? 0n),
    0n,
  );
  return { over, under };
}

/** Returns an amount times a ratio, floored. */
export const floorOf = (amount: bigint, { over, under }: Ratio): bigint => (amount * over) / under;
