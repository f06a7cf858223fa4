import { DECK_SIZE } from "../cards/index.ts";
import { choose, handsByHold, heldOf, HOLDS } from "./hand-counts.ts";
import type { Hand } from "./hands.ts";
import { HAND_SIZE, HANDS } from "./hands.ts";

/** An own constant: it is read millions of times. */
const KINDS = HANDS.length;

/** Pays of each hand, in stakes; what is not listed pays nothing. */
export type PayTable = Readonly<Partial<Record<Hand, number>>>;

/** A way to hold, by its bits, and what it comes to. */
export interface WeighedHold {
  /** 1 holds the first card, 2 the second, … 16 the fifth. */
  readonly hold: number;
  /** Hands that it may lead to, all equally likely. */
  readonly ways: number;
  /** Stakes that they pay together. */
  readonly paid: number;
  /** Those of each kind, in the order of `HANDS`. */
  readonly hands: Int32Array;
}

/** Hands that may come of so many cards that are drawn. */
const WAYS = Array.from({ length: HAND_SIZE + 1 }, (_, drawn) =>
  choose(DECK_SIZE - HAND_SIZE, drawn),
);

const WAYS_OF_HOLD = Array.from(
  { length: HOLDS },
  (_, hold) => WAYS[HAND_SIZE - heldOf(hold)] as number,
);

/** Weighs every way to hold five cards, given by their places in a deck: the one that pays most first. */
export function weighHolds(dealt: readonly number[], pays: PayTable): readonly WeighedHold[] {
  const counts = handsByHold(dealt);
  const multiples = HANDS.map((hand) => pays[hand] ?? 0);
  const weighed: WeighedHold[] = [];
  // Of equals the one that holds more comes first: it draws less.
  for (let hold = HOLDS - 1; hold >= 0; hold -= 1) {
    const hands = counts.subarray(hold * KINDS, (hold + 1) * KINDS);
    let paid = 0;
    for (let hand = 0; hand < KINDS; hand += 1)
      paid += (multiples[hand] as number) * (hands[hand] as number);
    weighed.push({ hold, ways: WAYS_OF_HOLD[hold] as number, paid, hands });
  }
  // Products of whole numbers far below 2^53: the comparison is exact.
  return weighed.sort((a, b) => b.paid * a.ways - a.paid * b.ways);
}
