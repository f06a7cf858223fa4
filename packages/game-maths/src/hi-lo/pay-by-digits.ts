import { MAX_DRAW_RANGE } from "../fairness/draw.ts";
import type { Draw } from "../fairness/draw.ts";
import { paymentRange } from "../originals/index.ts";
import type { Fraction } from "../proof/fraction.ts";

/**
 * Draws whether something of this chance comes, exactly, whatever its denominator: a number between 0
 * and 1 is drawn digit by digit until it is known to lie below or above the chance. One digit is nearly
 * always enough.
 */
export function drawChance(chance: Fraction, draw: Draw, base = MAX_DRAW_RANGE): boolean {
  let rest = chance.numerator;
  for (;;) {
    const scaled = rest * BigInt(base);
    const digit = scaled / chance.denominator;
    rest = scaled % chance.denominator;
    const drawn = BigInt(draw(base));
    if (drawn !== digit) return drawn < digit;
    // The chance ends here: what is drawn next can only lie above it.
    if (rest === 0n) return false;
  }
}

/**
 * Pays a multiple of a stake so that its mean is exact: rounded down, or one unit more with exactly the
 * chance that is left. After many guesses the part has more parts than one draw can tell apart.
 */
export function payByDigits(stake: bigint, multiple: Fraction, draw: Draw): bigint {
  const { low, high, highChance } = paymentRange(stake, multiple);
  return low !== high && drawChance(highChance, draw) ? high : low;
}
