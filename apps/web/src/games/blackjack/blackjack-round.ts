import type { BlackjackHand, BlackjackOutcome } from "@houselight/game-maths/blackjack";
import { type Card, readCard } from "@houselight/game-maths/cards";

/** Cards of one owner that lie on the table. */
export type LyingCards = readonly Card[];

/** Returns the first cards of a deal, by their owners: the dealer, then each hand. */
export function lyingCards(
  { dealer, hands, deal }: BlackjackOutcome,
  dealt: number,
): readonly LyingCards[] {
  const owners = [dealer, ...hands].map(({ cards }) => cards);
  const counts = owners.map(() => 0);
  for (const owner of deal.slice(0, dealt)) counts[owner] = (counts[owner] ?? 0) + 1;
  return owners.map((cards, owner) => cards.slice(0, counts[owner]).map(readCard));
}

/** Writes what cards count: "9", or "9/19" where an ace still counts as either. */
export function totalText(cards: LyingCards): string {
  let hard = 0;
  let hasAce = false;
  for (const { rank } of cards) {
    hard += Math.min(rank, 10);
    hasAce ||= rank === 1;
  }
  if (!hasAce || hard + 10 > 21) return String(hard);
  return hard + 10 === 21 ? "21" : `${hard}/${hard + 10}`;
}

const WINS: readonly BlackjackHand["state"][] = ["won", "blackjack"];

/** Tells whether a hand has won. */
export const hasWon = ({ state }: BlackjackHand): boolean => WINS.includes(state);
