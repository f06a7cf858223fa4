import { RANKS } from "../cards/deck.ts";
import { fraction, multiplyFractions, subtractFractions } from "../proof/fraction.ts";
import type { Fraction } from "../proof/fraction.ts";
import { firstStanding, MOST_STAKES } from "./pays.ts";

/** So many right guesses are searched. With a skip after each a round has room for all of them. */
const GUESSES = 14;

/**
 * Returns the highest multiple within the limit that so many right guesses can reach. Any number of
 * right ranks, 1 to 12, can follow any other, because a skip shows another card.
 */
export function highestMultiple(): Fraction {
  const { multiple } = firstStanding({ rank: 1, suit: "spades" });
  let highest = multiple;
  /** Products of the numbers of right ranks. */
  let products = new Set([1n]);
  for (let guess = 1; guess <= GUESSES; guess += 1) {
    products = multiplied(products);
    const fair = multiplyFractions(multiple, fraction(BigInt(RANKS) ** BigInt(guess)));
    // A multiple is the fair one divided by a product: the least product within the limit is sought.
    const limit = fair.denominator * BigInt(MOST_STAKES);
    let least: bigint | null = null;
    for (const product of products)
      if (product * limit >= fair.numerator && (least === null || product < least)) least = product;
    if (least !== null) highest = higherOf(highest, multiplyFractions(fair, fraction(1n, least)));
  }
  return highest;
}

/** Returns every product of these with a number of right ranks, once. */
function multiplied(products: ReadonlySet<bigint>): Set<bigint> {
  const next = new Set<bigint>();
  for (const product of products)
    for (let ranks = 1n; ranks < BigInt(RANKS); ranks += 1n) next.add(product * ranks);
  return next;
}

const higherOf = (a: Fraction, b: Fraction): Fraction =>
  subtractFractions(b, a).numerator > 0n ? b : a;
