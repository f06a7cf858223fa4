import type { PayTable } from "../video-poker/index.ts";

/** Bonus Poker in its full pay table, 8/5: more for four of a kind, the most of all for four aces. */
export const BONUS_POKER_PAYS: PayTable = {
  royal_flush: 800,
  straight_flush: 50,
  four_aces: 80,
  four_low: 40,
  four_high: 25,
  full_house: 8,
  flush: 5,
  straight: 4,
  three_of_a_kind: 3,
  two_pairs: 2,
  high_pair: 1,
};
