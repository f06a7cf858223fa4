/** Points of a rank: ace 1, two to nine as printed, ten and court cards 0. */
export const pointsOf = (rank: number): number => (rank >= 10 ? 0 : rank);

/** A natural: a hand of two cards that ends the round. */
export const isNatural = (total: number): boolean => total >= 8;

/** Tells whether the player's hand takes a third card: on 0 to 5. */
export const playerDraws = (total: number): boolean => total <= 5;

/** Points of the player's third card on which the banker draws, by the banker's total. */
const BANKER_DRAWS_ON: Readonly<Record<number, readonly number[]>> = {
  3: [0, 1, 2, 3, 4, 5, 6, 7, 9],
  4: [2, 3, 4, 5, 6, 7],
  5: [4, 5, 6, 7],
  6: [6, 7],
};

/**
 * Tells whether the banker's hand takes a third card, by its total and the points of the player's third
 * card; null when the player stands: the banker then draws on 0 to 5.
 */
export function bankerDraws(total: number, playerThird: number | null): boolean {
  if (playerThird === null) return total <= 5;
  return total <= 2 || (BANKER_DRAWS_ON[total]?.includes(playerThird) ?? false);
}
