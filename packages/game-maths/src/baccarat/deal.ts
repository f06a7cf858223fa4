import type { Card } from "../cards/deck.ts";
import { bankerDraws, isNatural, playerDraws, pointsOf } from "./drawing-rules.ts";

/** The two hands of a round, two or three cards each, in the order in which they were dealt. */
export interface BaccaratHands {
  readonly player: readonly Card[];
  readonly banker: readonly Card[];
}

export type BaccaratWinner = "player" | "banker" | "tie";

/** Returns the total of a hand: the last digit of the sum of its points. */
export const totalOfHand = (hand: readonly Pick<Card, "rank">[]): number =>
  hand.reduce((sum, { rank }) => sum + pointsOf(rank), 0) % 10;

/** Deals a round by the drawing rules: one card to the player, one to the banker, and again; then the thirds. */
export function dealBaccarat(next: () => Card): BaccaratHands {
  const [player1, banker1, player2, banker2] = [next(), next(), next(), next()];
  const player = [player1, player2];
  const banker = [banker1, banker2];
  const [playerTotal, bankerTotal] = [totalOfHand(player), totalOfHand(banker)];
  if (isNatural(playerTotal) || isNatural(bankerTotal)) return { player, banker };
  const playerThird = playerDraws(playerTotal) ? next() : null;
  if (playerThird) player.push(playerThird);
  if (bankerDraws(bankerTotal, playerThird && pointsOf(playerThird.rank))) banker.push(next());
  return { player, banker };
}

/** Returns the side with the higher total. */
export function winnerOf({ player, banker }: BaccaratHands): BaccaratWinner {
  const lead = totalOfHand(player) - totalOfHand(banker);
  return lead > 0 ? "player" : lead < 0 ? "banker" : "tie";
}

/** Tells whether the first two cards of a hand are of one rank. */
export const isPair = ([first, second]: readonly Card[]): boolean => first?.rank === second?.rank;
