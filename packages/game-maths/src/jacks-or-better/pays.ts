import type { PayTable } from "../video-poker/index.ts";

/** Jacks or Better in its full pay table, 9/6: nine for a full house, six for a flush. */
export const JACKS_OR_BETTER_PAYS: PayTable = {
  royal_flush: 800,
  straight_flush: 50,
  four_aces: 25,
  four_low: 25,
  four_high: 25,
  full_house: 9,
  flush: 6,
  straight: 4,
  three_of_a_kind: 3,
  two_pairs: 2,
  high_pair: 1,
};
