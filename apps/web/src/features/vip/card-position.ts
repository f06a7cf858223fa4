/** Place of a level's card beside the player's own (VIP-11). */
export type CardPosition = "before" | "current" | "future" | "lock";

/** Returns the position of a card: behind the player's rank, it, the next one, or beyond. */
export function cardPosition(card: number, rank: number): CardPosition {
  if (card === rank) return "current";
  if (card < rank) return "before";
  return card === rank + 1 ? "future" : "lock";
}
