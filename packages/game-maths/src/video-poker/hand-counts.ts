import { DECK_SIZE } from "../cards/index.ts";
import { HAND_SIZE, handOf, HANDS } from "./hands.ts";

/** Own constants: what another module exports is looked up each time where modules are transformed. */
const KINDS = HANDS.length;
const DECK = DECK_SIZE;
const SIZE = HAND_SIZE;

/** Ways to hold some of the cards of a hand. */
export const HOLDS = 2 ** SIZE;

/** Number of cards that each way holds, and the place of the last one: bits 0 to 4 for the five cards. */
const HELD = Array.from({ length: HOLDS }, (_, hold) => heldOf(hold));
const LAST = Array.from({ length: HOLDS }, (_, hold) => 31 - Math.clz32(hold));

/** Binomial coefficients in one row for each size: how many sets of a size lie below a card. */
const BELOW = Int32Array.from({ length: (SIZE + 1) * DECK }, (_, index) =>
  choose(index % DECK, Math.floor(index / DECK)),
);

/** Returns how many cards a way holds. */
export function heldOf(hold: number): number {
  let held = 0;
  for (let left = hold; left !== 0; left &= left - 1) held += 1;
  return held;
}

/** Returns how many sets of a size there are among so many. */
export function choose(from: number, size: number): number {
  let sets = 1;
  for (let each = 0; each < size; each += 1) sets = (sets * (from - each)) / (each + 1);
  return sets;
}

/** Counts of all hands by the cards they contain, for sets of 0 to 5 cards, each in the order of `HANDS`. */
let counted: readonly Uint32Array[] | undefined;

/**
 * Returns, for five cards that are dealt, how many hands of each kind each way to hold leads to: the ways
 * by their bits (1 holds the first card), each with its counts in the order of `HANDS`. The first call
 * goes through all 2,598,960 hands, which takes a second.
 */
export function handsByHold(dealt: readonly number[]): Int32Array {
  counted ??= countHands();
  const order = dealt.map((_, place) => place).toSorted((a, b) => card(dealt, a) - card(dealt, b));
  const sets = placesOfSets(
    order.map((place) => card(dealt, place)),
    new Int32Array(HOLDS),
  );
  const counts = new Int32Array(HOLDS * KINDS);
  for (let sorted = 0; sorted < HOLDS; sorted += 1) {
    const table = counted[HELD[sorted] as number] as Uint32Array;
    const from = (sets[sorted] as number) * KINDS;
    // The bits of the ascending cards, as bits of the cards as they were dealt.
    let hold = 0;
    for (const [bit, place] of order.entries()) hold |= ((sorted >> bit) & 1) << place;
    for (let hand = 0; hand < KINDS; hand += 1)
      counts[hold * KINDS + hand] = table[from + hand] as number;
  }
  // So far a way counts hands that hold more of what was dealt, too: they are taken away, card by card.
  for (let bit = 1; bit < HOLDS; bit *= 2)
    for (let hold = 0; hold < HOLDS; hold += 1) if ((hold & bit) === 0) takeAway(counts, hold, bit);
  return counts;
}

const card = (cards: readonly number[], place: number): number => cards[place] as number;

function takeAway(counts: Int32Array, hold: number, bit: number): void {
  const from = hold * KINDS;
  const more = (hold | bit) * KINDS;
  for (let hand = 0; hand < KINDS; hand += 1)
    counts[from + hand] = (counts[from + hand] as number) - (counts[more + hand] as number);
}

/** Fills in, for each way to hold some of five ascending cards, the place of that set among all of its size. */
function placesOfSets(cards: readonly number[], sets: Int32Array): Int32Array {
  for (let hold = 1; hold < HOLDS; hold += 1) {
    const last = LAST[hold] as number;
    const row = (HELD[hold] as number) * DECK;
    sets[hold] = (sets[hold ^ (1 << last)] as number) + (BELOW[row + card(cards, last)] as number);
  }
  return sets;
}

/** Counts every hand in every set of its own cards. */
function countHands(): readonly Uint32Array[] {
  const tables = Array.from(
    { length: SIZE + 1 },
    (_, size) => new Uint32Array(choose(DECK, size) * KINDS),
  );
  const sets = new Int32Array(HOLDS);
  forEachHand((cards, hand) => {
    placesOfSets(cards, sets);
    for (let hold = 0; hold < HOLDS; hold += 1) {
      const table = tables[HELD[hold] as number] as Uint32Array;
      const index = (sets[hold] as number) * KINDS + hand;
      table[index] = (table[index] as number) + 1;
    }
  });
  return tables;
}

/** Goes through all hands, their cards ascending. The list is one and the same: what is kept is copied. */
export function forEachHand(visit: (cards: readonly number[], hand: number) => void): void {
  const cards = Array.from({ length: SIZE }, (_, index) => index);
  for (;;) {
    visit(cards, handOf(cards));
    let at = SIZE - 1;
    while (at >= 0 && cards[at] === DECK - SIZE + at) at -= 1;
    if (at < 0) return;
    cards[at] = (cards[at] as number) + 1;
    for (let next = at + 1; next < SIZE; next += 1) cards[next] = (cards[next - 1] as number) + 1;
  }
}
