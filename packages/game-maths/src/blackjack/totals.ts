import { cardAt, DECK_SIZE, RANKS, SUITS } from "../cards/index.ts";

export const BLACKJACK_DECKS = 6;
export const SHOE_SIZE = BLACKJACK_DECKS * DECK_SIZE;
export const BLACKJACK = 21;
/** The dealer stands on this total, a soft one too. */
export const DEALER_STANDS = 17;

/** Values of cards: 1 the ace, 10 each card of ten. */
export const ACE = 1;
export const TEN = 10;
/** Points that an ace counts more where that does not bust. */
const ACE_MORE = 10;

/** The total of a hand; soft when an ace of it counts as 11. */
export interface Total {
  readonly total: number;
  readonly soft: boolean;
}

/** Returns the value of a rank from 1, the ace, to 13, the king. */
export const valueOfRank = (rank: number): number => Math.min(rank, TEN);

const VALUES = Uint8Array.from({ length: SHOE_SIZE }, (_, place) =>
  valueOfRank(cardAt(place).rank),
);

/** Returns the value of the card at a place of the shoe. */
export const valueAt = (place: number): number => VALUES[place] as number;

/** Returns the best total of these values. */
export function totalOf(values: readonly number[]): Total {
  let hard = 0;
  let hasAce = false;
  for (const value of values) {
    hard += value;
    hasAce ||= value === ACE;
  }
  return bestTotal(hard, hasAce);
}

/** Returns the best total of cards whose aces count as 1 in `hard`. */
export function bestTotal(hard: number, hasAce: boolean): Total {
  const soft = hasAce && hard + ACE_MORE <= BLACKJACK;
  return { total: soft ? hard + ACE_MORE : hard, soft };
}

/** Tells whether the dealer takes no further card. */
export const dealerStands = ({ total }: Total): boolean => total >= DEALER_STANDS;

/** Cards of each value in a full shoe, by value; nothing at 0. */
export const FULL_SHOE: readonly number[] = Array.from({ length: TEN + 1 }, (_, value) =>
  value === 0 ? 0 : (value === TEN ? RANKS - TEN + 1 : 1) * SUITS.length * BLACKJACK_DECKS,
);
