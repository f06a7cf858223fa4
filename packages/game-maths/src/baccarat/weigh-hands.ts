import { RANKS, SUITS } from "../cards/deck.ts";
import { bankerDraws, isNatural, playerDraws, pointsOf } from "./drawing-rules.ts";

/** Ways of all rounds, out of all orders in which six cards can leave the shoe. */
export type CountWays = (
  lead: number,
  pairs: { readonly player: boolean; readonly banker: boolean },
  ways: number,
) => void;

const CARDS_OF_A_ROUND = 6;

/**
 * Counts every round of a shoe: tells `count` the lead of the player's total, the pairs among the first
 * cards, and in how many of all orders of six cards it comes. The first four cards are told apart by
 * rank, for the pairs; third cards by points alone. Sums stay below 2^53 for eight decks, so that they
 * are exact.
 * @returns the number of all orders of six cards.
 */
export function weighHands(decks: number, count: CountWays): number {
  const left = new ShoeCount(decks);
  for (let p1 = 1; p1 <= RANKS; p1 += 1) {
    const w1 = left.take(p1);
    for (let b1 = 1; b1 <= RANKS; b1 += 1) {
      const w2 = w1 * left.take(b1);
      for (let p2 = 1; p2 <= RANKS; p2 += 1) {
        const w3 = w2 * left.take(p2);
        for (let b2 = 1; b2 <= RANKS; b2 += 1) {
          const w4 = w3 * left.take(b2);
          const pairs = { player: p1 === p2, banker: b1 === b2 };
          const [player, banker] = [pointsOf(p1) + pointsOf(p2), pointsOf(b1) + pointsOf(b2)];
          if (w4 > 0)
            weighThirds(left, player % 10, banker % 10, (lead, ways) =>
              count(lead, pairs, w4 * ways),
            );
          left.putBack(b2);
        }
        left.putBack(p2);
      }
      left.putBack(b1);
    }
    left.putBack(p1);
  }
  return left.orders(CARDS_OF_A_ROUND);
}

/** Weighs what follows the first four cards: in how many orders of two more cards. */
function weighThirds(
  left: ShoeCount,
  player: number,
  banker: number,
  count: (lead: number, ways: number) => void,
): void {
  const cards = left.cards;
  const either = cards * (cards - 1);
  if (isNatural(player) || isNatural(banker)) {
    count(player - banker, either);
  } else if (!playerDraws(player)) {
    if (!bankerDraws(banker, null)) count(player - banker, either);
    else
      for (let third = 0; third <= 9; third += 1)
        count(player - ((banker + third) % 10), left.ofPoints(third) * (cards - 1));
  } else {
    for (let third = 0; third <= 9; third += 1) {
      const ways = left.ofPoints(third);
      const total = (player + third) % 10;
      if (!bankerDraws(banker, third)) count(total - banker, ways * (cards - 1));
      else
        for (let last = 0; last <= 9; last += 1)
          count(
            total - ((banker + last) % 10),
            ways * (left.ofPoints(last) - (last === third ? 1 : 0)),
          );
    }
  }
}

/** Cards of each rank and of each number of points that are left in a shoe. */
class ShoeCount {
  cards: number;
  readonly #size: number;
  readonly #ranks: number[];
  readonly #points: number[];

  constructor(decks: number) {
    const each = decks * SUITS.length;
    this.#size = each * RANKS;
    this.cards = this.#size;
    this.#ranks = Array.from({ length: RANKS + 1 }, () => each);
    this.#points = Array.from({ length: 10 }, (_, points) => (points === 0 ? each * 4 : each));
  }

  /** Takes a card of a rank out. Returns among how many of them it was taken. */
  take(rank: number): number {
    const ways = this.#ranks[rank] as number;
    this.#change(rank, -1);
    return ways;
  }

  putBack(rank: number): void {
    this.#change(rank, 1);
  }

  ofPoints(points: number): number {
    return this.#points[points] as number;
  }

  /** Returns in how many orders so many cards can leave the full shoe. */
  orders(cards: number): number {
    return Array.from({ length: cards }, (_, dealt) => this.#size - dealt).reduce(
      (product, each) => product * each,
      1,
    );
  }

  #change(rank: number, by: number): void {
    this.#ranks[rank] = (this.#ranks[rank] as number) + by;
    const points = pointsOf(rank);
    this.#points[points] = (this.#points[points] as number) + by;
    this.cards += by;
  }
}
