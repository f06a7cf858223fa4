import type { BlackjackOutcome } from "@houselight/game-maths/blackjack";

/** Place of the hole card in the shoe: player, dealer, player, then it. */
const HOLE = 3;

/**
 * Tells whose each card of a round that is over was, in the order drawn: 0 the dealer, 1 the first hand.
 * The outcome has them in the order turned over, where the hole card comes after those of the hands.
 */
export const dealtTo = ({ deal }: Pick<BlackjackOutcome, "deal">): readonly number[] => [
  ...deal.slice(0, HOLE),
  0,
  ...deal.slice(HOLE, -1),
];
