/**
 * Fractions of the bookmakers' ladder that whole thousandths cannot say. All the others (11/10,
 * 13/8, 85/40) are exact thousandths, and reducing finds them.
 */
const USUAL: readonly (readonly [gain: number, stake: number])[] = [
  [1, 66],
  [1, 33],
  [1, 16],
  [1, 14],
  [1, 12],
  [1, 11],
  [1, 9],
  [2, 15],
  [1, 7],
  [2, 13],
  [1, 6],
  [2, 11],
  [2, 9],
  [2, 7],
  [1, 3],
  [4, 11],
  [4, 9],
  [8, 15],
  [4, 7],
  [8, 13],
  [2, 3],
  [8, 11],
  [5, 6],
  [10, 11],
  [10, 3],
];

/**
 * Returns the gain per unit of stake, in whole thousandths above zero, as a fraction in lowest
 * terms. A usual fraction stands for odds within half a thousandth of it: 333 is "1/3", but 330,
 * which pays less, is "33/100".
 */
export function fractionOf(gain: number): string {
  const usual = USUAL.find(([over, under]) => Math.abs(2000 * over - 2 * gain * under) <= under);
  if (usual) return usual.join("/");
  const divisor = greatestCommonDivisor(gain, 1000);
  return `${gain / divisor}/${1000 / divisor}`;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
