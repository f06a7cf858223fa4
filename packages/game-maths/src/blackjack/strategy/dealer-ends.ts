import { ACE, bestTotal, BLACKJACK, DEALER_STANDS, TEN } from "../totals.ts";

/** Cards of each value that may still come, by value; nothing at 0. */
export type Counts = readonly number[];

/** Chances of the dealer's ends: at `total - DEALER_STANDS` those of 17 to 21, and last that of a bust. */
export type DealerEnds = readonly number[];
export const BUST_END = BLACKJACK - DEALER_STANDS + 1;

/** Returns the value that a hole card cannot have once the dealer has looked; 0 when it may be any. */
export const ruledOut = (up: number): number => (up === ACE ? TEN : up === TEN ? ACE : 0);

/** Returns how many cards are left. */
export const sizeOf = (left: Counts): number => left.reduce((sum, count) => sum + count, 0);

/** Cards that the dealer may draw, whatever their order, until the hand stands or busts. */
interface DealerHand {
  readonly end: number;
  /** Number of cards of each value, as places in a table of `MOST_ALIKE` entries a value. */
  readonly places: readonly number[];
  /** Orders in which they may come: the hand stops at the last one only. */
  readonly orders: number;
}

/** The same of all hands, in one row of numbers each: what is read a million times. */
interface DealerHands {
  readonly ends: Uint8Array;
  readonly orders: Float64Array;
  /** Place where those of each hand begin, and after the last one where they end. */
  readonly starts: Int32Array;
  readonly places: Uint16Array;
}

/** More cards, of one value or in all, than a hand of the dealer takes. */
const MOST_ALIKE = 32;

const HANDS = new Map<number, DealerHands>();

function handsOf(up: number): DealerHands {
  let hands = HANDS.get(up);
  if (!hands) HANDS.set(up, (hands = inRows(listHands(up))));
  return hands;
}

function inRows(hands: readonly DealerHand[]): DealerHands {
  const starts = new Int32Array(hands.length + 1);
  for (const [at, { places }] of hands.entries())
    starts[at + 1] = (starts[at] as number) + places.length;
  return {
    ends: Uint8Array.from(hands, ({ end }) => end),
    orders: Float64Array.from(hands, ({ orders }) => orders),
    starts,
    places: Uint16Array.from(hands.flatMap(({ places }) => places)),
  };
}

/** Lists the dealer's hands behind a card that lies open. */
function listHands(up: number): readonly DealerHand[] {
  const hands = new Map<string, DealerHand>();
  const drawn = Array.from({ length: TEN + 1 }, () => 0);
  const note = (end: number, cards: number): void => {
    const key = drawn.join();
    const orders = (hands.get(key)?.orders ?? 0) + 1;
    const ofValues = drawn.flatMap((count, value) =>
      count > 0 ? [value * MOST_ALIKE + count] : [],
    );
    hands.set(key, { end, orders, places: [cards, ...ofValues] });
  };
  const draw = (hard: number, hasAce: boolean, cards: number): void => {
    const { total } = bestTotal(hard, hasAce);
    if (cards > 0 && total > BLACKJACK) return note(BUST_END, cards);
    if (cards > 0 && total >= DEALER_STANDS) return note(total - DEALER_STANDS, cards);
    for (let value = ACE; value <= TEN; value += 1) {
      if (cards === 0 && value === ruledOut(up)) continue;
      drawn[value] = (drawn[value] as number) + 1;
      draw(hard + value, hasAce || value === ACE, cards + 1);
      drawn[value] = (drawn[value] as number) - 1;
    }
  };
  draw(up, up === ACE, 0);
  return [...hands.values()];
}

/** At 0 one over the ways to draw so many cards of all; then the ways to draw so many of each value. */
const DRAWS = new Float64Array((TEN + 1) * MOST_ALIKE);

/**
 * Returns the chances of the dealer's ends when a card lies open, the dealer has looked for a blackjack
 * and has none, and the hole card and all others come from `left`. Counted over every order of cards: as
 * orders of the same cards are equally likely, each set of cards is weighed once.
 */
export function dealerEnds(up: number, left: Counts): DealerEnds {
  const size = sizeOf(left);
  fillDraws(0, size);
  for (let cards = 0; cards < MOST_ALIKE; cards += 1) DRAWS[cards] = 1 / (DRAWS[cards] as number);
  for (let value = ACE; value <= TEN; value += 1)
    fillDraws(value * MOST_ALIKE, left[value] as number);
  const { ends, orders, starts, places } = handsOf(up);
  const chances = Array.from({ length: BUST_END + 1 }, () => 0);
  let place = 0;
  for (let hand = 0; hand < ends.length; hand += 1) {
    const next = starts[hand + 1] as number;
    let chance = orders[hand] as number;
    for (; place < next; place += 1) chance *= DRAWS[places[place] as number] as number;
    const end = ends[hand] as number;
    chances[end] = (chances[end] as number) + chance;
  }
  // Of all hole cards only those that make no blackjack are left.
  const possible = size / (size - (left[ruledOut(up)] as number));
  return chances.map((chance) => chance * possible);
}

/** Writes in how many ways no, one, two, … of `count` cards can be drawn in their order. */
function fillDraws(from: number, count: number): void {
  DRAWS[from] = 1;
  for (let drawn = 1; drawn < MOST_ALIKE; drawn += 1)
    DRAWS[from + drawn] = (DRAWS[from + drawn - 1] as number) * Math.max(0, count - drawn + 1);
}

/**
 * Returns the chance that the next card which the player draws has a value, when the dealer has looked and
 * has no blackjack: what is ruled out for the hole card is a little likelier for every other.
 */
export function nextChance(up: number, left: Counts, value: number, size: number): number {
  const count = left[value] as number;
  const impossible = ruledOut(up);
  if (impossible === 0) return count / size;
  const blocked = left[impossible] as number;
  const holesAfter = size - 1 - (value === impossible ? blocked - 1 : blocked);
  return ((count / size) * (holesAfter / (size - 1))) / ((size - blocked) / size);
}
