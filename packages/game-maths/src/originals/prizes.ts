import type { BetProof } from "../game.ts";
import { addFractions, fraction, multiplyFractions, subtractFractions } from "../proof/fraction.ts";
import type { Fraction } from "../proof/fraction.ts";
import { standardDeviationOf, volatilityOf } from "../proof/volatility.ts";

/** One of the things that a round can return, and how often it does. */
export interface Prize {
  /** Of the stake, which is included. */
  readonly multiple: Fraction;
  readonly chance: Fraction;
}

/**
 * Returns the exact figures of a bet from everything that it can return. The deviation is that of a
 * stake whose wins are whole units; a unit that is drawn adds at most a quarter of its square.
 * @throws RangeError unless the chances add up to 1.
 */
export function prizesProof(prizes: readonly Prize[]): BetProof {
  const chances = addFractions(...prizes.map(({ chance }) => chance));
  if (chances.numerator !== chances.denominator)
    throw new RangeError(`the chances add up to ${chances.numerator}/${chances.denominator}`);
  const rtp = addFractions(
    ...prizes.map(({ multiple, chance }) => multiplyFractions(multiple, chance)),
  );
  const meanSquare = addFractions(
    ...prizes.map(({ multiple, chance }) => multiplyFractions(multiple, multiple, chance)),
  );
  const standardDeviation = standardDeviationOf(
    subtractFractions(meanSquare, multiplyFractions(rtp, rtp)),
  );
  const paying = prizes.filter(({ multiple }) => multiple.numerator > 0n);
  return {
    rtp,
    hitRate: addFractions(...paying.map(({ chance }) => chance)),
    standardDeviation,
    volatility: volatilityOf(standardDeviation),
    maxWin: highestOf(prizes),
  };
}

/** Returns the highest multiple of what a bet can return. */
export const highestOf = (prizes: readonly Prize[]): Fraction =>
  prizes.reduce((high, { multiple }) => higher(high, multiple), fraction(0n));

/** Returns the higher one of two fractions. */
export const higher = (a: Fraction, b: Fraction): Fraction =>
  subtractFractions(b, a).numerator > 0n ? b : a;
