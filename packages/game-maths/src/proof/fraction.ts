/** An exact ratio in lowest terms; the denominator is positive. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** Builds a fraction in lowest terms. @throws RangeError when the denominator is 0. */
export function fraction(numerator: bigint, denominator = 1n): Fraction {
  if (denominator === 0n) throw new RangeError("a fraction needs a denominator other than 0");
  const sign = denominator < 0n ? -1n : 1n;
  const divisor = sign * greatestCommonDivisor(numerator, denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

export function addFractions(...terms: readonly Fraction[]): Fraction {
  return terms.reduce(
    (sum, term) =>
      fraction(
        sum.numerator * term.denominator + term.numerator * sum.denominator,
        sum.denominator * term.denominator,
      ),
    fraction(0n),
  );
}

export function subtractFractions(a: Fraction, b: Fraction): Fraction {
  return addFractions(a, fraction(-b.numerator, b.denominator));
}

export function multiplyFractions(...factors: readonly Fraction[]): Fraction {
  return factors.reduce(
    (product, factor) =>
      fraction(product.numerator * factor.numerator, product.denominator * factor.denominator),
    fraction(1n),
  );
}

/** @throws RangeError when the divisor is 0. */
export function divideFractions(a: Fraction, b: Fraction): Fraction {
  return multiplyFractions(a, fraction(b.denominator, b.numerator));
}

export function equalFractions(a: Fraction, b: Fraction): boolean {
  return a.numerator * b.denominator === b.numerator * a.denominator;
}

/** Returns a fraction of non-negative parts as decimal text, cut (never rounded up) to `places`. */
export function cutFraction({ numerator, denominator }: Fraction, places: number): string {
  const scale = 10n ** BigInt(places);
  const digits = ((numerator * scale) / denominator).toString().padStart(places + 1, "0");
  return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** Decimal text with exactly `digits` places, rounded half away from zero: 1/37 at 4 is "0.0270". */
export function fractionToDecimal(value: Fraction, digits: number): string {
  const negative = value.numerator < 0n;
  const scaled = (negative ? -value.numerator : value.numerator) * 10n ** BigInt(digits);
  const rounded = (2n * scaled + value.denominator) / (2n * value.denominator);
  const text = rounded.toString().padStart(digits + 1, "0");
  const whole = text.slice(0, text.length - digits);
  const sign = negative && rounded > 0n ? "-" : "";
  return digits === 0 ? `${sign}${whole}` : `${sign}${whole}.${text.slice(-digits)}`;
}

/** Per cent text, without the sign: 36/37 at 4 is "97.2973". */
export function fractionToPercent(value: Fraction, digits: number): string {
  return fractionToDecimal(multiplyFractions(value, fraction(100n)), digits);
}

/** The nearest JavaScript number, good to about 15 digits, for figures that are shown or compared. */
export function fractionToNumber(value: Fraction): number {
  if (value.numerator === 0n) return 0;
  const size = value.numerator < 0n ? -value.numerator : value.numerator;
  const shift = value.denominator.toString(2).length - size.toString(2).length + 60;
  const quotient =
    shift >= 0
      ? (value.numerator << BigInt(shift)) / value.denominator
      : value.numerator / (value.denominator << BigInt(-shift));
  return Number(quotient) * 2 ** -shift;
}

/** "36/37". */
export function fractionToText(value: Fraction): string {
  return `${value.numerator}/${value.denominator}`;
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}
