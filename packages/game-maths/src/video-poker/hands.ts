import { RANKS as RANKS_OF_A_DECK } from "../cards/index.ts";

/** An own constant: it is read millions of times. */
const RANKS = RANKS_OF_A_DECK;

/** Cards of a hand. */
export const HAND_SIZE = 5;

/** Hands from the highest to the one that pays nothing. Fours are told apart by their rank, for pay tables that are. */
export const HANDS = [
  "royal_flush",
  "straight_flush",
  "four_aces",
  "four_low",
  "four_high",
  "full_house",
  "flush",
  "straight",
  "three_of_a_kind",
  "two_pairs",
  "high_pair",
  "nothing",
] as const;
export type Hand = (typeof HANDS)[number];

/** Returns the place of a hand in `HANDS`. */
const placeOf = (hand: Hand): number => HANDS.indexOf(hand);
const ROYAL = placeOf("royal_flush");
const STRAIGHT_FLUSH = placeOf("straight_flush");
const FOUR_ACES = placeOf("four_aces");
const FOUR_LOW = placeOf("four_low");
const FOUR_HIGH = placeOf("four_high");
const FULL_HOUSE = placeOf("full_house");
const FLUSH = placeOf("flush");
const STRAIGHT = placeOf("straight");
const THREE = placeOf("three_of_a_kind");
const TWO_PAIRS = placeOf("two_pairs");
const HIGH_PAIR = placeOf("high_pair");
const NOTHING = placeOf("nothing");

const ACE = 1;
/** Ten, jack, queen, king and ace; and a run of five from the lowest bit. */
const BROADWAY = (0b1111 << (RANKS - 4)) | ACE;
const RUN = 0b11111;
/** Jack, queen, king and ace: the pairs that pay. */
const HIGH_RANKS = (0b111 << (RANKS - 3)) | ACE;
/** Two, three and four. */
const LOW_RANKS = 0b1110;

/** Returns the place in `HANDS` of five cards, given by their places in a deck, in any order. */
export function handOf(cards: readonly number[]): number {
  let ranks = 0;
  let odd = 0;
  let suits = 0;
  for (const card of cards) {
    const bit = 1 << (card % RANKS);
    ranks |= bit;
    odd ^= bit;
    suits |= 1 << Math.floor(card / RANKS);
  }
  const kinds = bits(ranks);
  if (kinds === 5) return unpairedHand(ranks, bits(suits) === 1);
  // Ranks that come twice or four times leave no odd bit.
  const even = ranks ^ odd;
  if (kinds === 4) return (even & HIGH_RANKS) !== 0 ? HIGH_PAIR : NOTHING;
  if (kinds === 3) return even === 0 ? THREE : TWO_PAIRS;
  return isFour(cards) ? fourOf(even) : FULL_HOUSE;
}

function unpairedHand(ranks: number, isFlush: boolean): number {
  const lowest = ranks & -ranks;
  const isBroadway = ranks === BROADWAY;
  const isStraight = isBroadway || ranks === RUN * lowest;
  if (isFlush) return isBroadway ? ROYAL : isStraight ? STRAIGHT_FLUSH : FLUSH;
  return isStraight ? STRAIGHT : NOTHING;
}

/** Tells four and one from three and two, where there are two ranks. */
function isFour(cards: readonly number[]): boolean {
  const first = (cards[0] as number) % RANKS;
  const same = cards.filter((card) => card % RANKS === first).length;
  return same === 4 || same === 1;
}

const fourOf = (rank: number): number =>
  rank === ACE ? FOUR_ACES : (rank & LOW_RANKS) !== 0 ? FOUR_LOW : FOUR_HIGH;

function bits(value: number): number {
  let count = 0;
  for (let left = value; left !== 0; left &= left - 1) count += 1;
  return count;
}
