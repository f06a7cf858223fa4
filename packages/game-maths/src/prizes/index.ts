import type { Draw } from "../fairness/index.ts";

/** Returns the sum of weights: the range from which one of them is drawn. */
export const totalWeight = (weights: readonly number[]): number =>
  weights.reduce((sum, weight) => sum + weight, 0);

/**
 * Draws one number from 0 to the sum of the weights - 1 and returns the place that it falls on: the first
 * weight has the lowest numbers. Each place comes up as its weight says, exactly. Weights are whole numbers
 * from 1; their sum is at most 2^32.
 */
export function pickByWeight(weights: readonly number[], draw: Draw): number {
  if (weights.some((weight) => !Number.isInteger(weight) || weight < 1))
    throw new RangeError("a weight is a whole number from 1");
  const number = draw(totalWeight(weights));
  let end = 0;
  return weights.findIndex((weight) => {
    end += weight;
    return number < end;
  });
}
