/** Suits in the order of a new deck. */
export const SUITS = ["spades", "hearts", "diamonds", "clubs"] as const;
export type Suit = (typeof SUITS)[number];

/** A playing card: its rank from 1, the ace, to 13, the king. */
export interface Card {
  readonly rank: number;
  readonly suit: Suit;
}

export const RANKS = 13;
export const DECK_SIZE = RANKS * SUITS.length;

/** One letter or figure for each rank, ten as T; and for each suit. */
const RANK_LETTERS = "A23456789TJQK";
const SUIT_LETTERS = "SHDC";

/** Returns the card at a place of new decks that lie on each other: ace to king of spades, hearts, … */
export function cardAt(place: number): Card {
  const inDeck = place % DECK_SIZE;
  return { rank: (inDeck % RANKS) + 1, suit: SUITS[Math.floor(inDeck / RANKS)] as Suit };
}

/** Writes a card in two letters: "AS", "TH", "7D". */
export const cardCode = ({ rank, suit }: Card): string =>
  `${RANK_LETTERS[rank - 1]}${SUIT_LETTERS[SUITS.indexOf(suit)]}`;

/** Reads a card of two letters. @throws RangeError when it is none. */
export function readCard(code: string): Card {
  const rank = RANK_LETTERS.indexOf(code.slice(0, 1)) + 1;
  const suit = SUITS[SUIT_LETTERS.indexOf(code.slice(1))];
  if (code.length !== 2 || rank === 0 || suit === undefined)
    throw new RangeError(`"${code}" is no card`);
  return { rank, suit };
}
