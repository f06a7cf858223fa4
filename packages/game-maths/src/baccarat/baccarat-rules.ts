import type { Card } from "../cards/deck.ts";
import { openShoe } from "../cards/shoe.ts";
import { fraction } from "../proof/fraction.ts";
import type { Fraction } from "../proof/fraction.ts";
import type { TableRules, TableSpot } from "../table/table-rules.ts";
import { dealBaccarat, isPair, winnerOf } from "./deal.ts";
import type { BaccaratHands, BaccaratWinner } from "./deal.ts";
import { weighHands } from "./weigh-hands.ts";

export const BACCARAT_DECKS = 8;

/** Returns of a bet that wins, the stake included. */
export const BACCARAT_RETURNS = {
  player: fraction(2n),
  /** 19 to 20: even money less a commission of 5 %. */
  banker: fraction(39n, 20n),
  tie: fraction(9n),
  player_pair: fraction(12n),
  banker_pair: fraction(12n),
} as const;

export type BaccaratBet = keyof typeof BACCARAT_RETURNS;

export interface BaccaratSpot extends TableSpot {
  readonly key: BaccaratBet;
}

export const BACCARAT_SPOTS: readonly BaccaratSpot[] = (
  Object.keys(BACCARAT_RETURNS) as BaccaratBet[]
).map((key) => ({ key, kind: key }));

const LOST = fraction(0n);
const STAKE = fraction(1n);

/** The rules of a baccarat table with a fresh shoe for each round. */
export const BACCARAT_RULES: TableRules<BaccaratSpot, BaccaratHands> = {
  spots: BACCARAT_SPOTS,
  draw: (draw) => dealBaccarat(openShoe(BACCARAT_DECKS, draw)),
  returns({ key }, hands): Fraction {
    const paid = BACCARAT_RETURNS[key];
    if (key === "player_pair") return isPair(hands.player) ? paid : LOST;
    if (key === "banker_pair") return isPair(hands.banker) ? paid : LOST;
    const winner = winnerOf(hands);
    if (winner === key) return paid;
    return winner === "tie" ? STAKE : LOST;
  },
  classOf: (hands) => classKey(winnerOf(hands), isPair(hands.player), isPair(hands.banker)),
  classes: () => [...CLASSES.values()],
  results() {
    const ways = new Map<string, number>();
    weighHands(BACCARAT_DECKS, (lead, pairs, each) => {
      const winner = lead > 0 ? "player" : lead < 0 ? "banker" : "tie";
      const key = classKey(winner, pairs.player, pairs.banker);
      ways.set(key, (ways.get(key) ?? 0) + each);
    });
    return [...CLASSES].map(([key, result]) => ({ result, weight: BigInt(ways.get(key) ?? 0) }));
  },
};

const classKey = (winner: BaccaratWinner, playerPair: boolean, bankerPair: boolean): string =>
  `${winner}${playerPair ? "+player_pair" : ""}${bankerPair ? "+banker_pair" : ""}`;

const hand = (...ranks: number[]): readonly Card[] =>
  ranks.map((rank) => ({ rank, suit: "spades" }));

/** A round of each class, by its key: naturals of eight against four, with pairs and without. */
const CLASSES: ReadonlyMap<string, BaccaratHands> = new Map(
  [false, true].flatMap((playerPair) =>
    [false, true].flatMap((bankerPair) => {
      const eight = (pair: boolean) => (pair ? hand(4, 4) : hand(1, 7));
      const four = (pair: boolean) => (pair ? hand(2, 2) : hand(1, 3));
      const rounds: readonly BaccaratHands[] = [
        { player: eight(playerPair), banker: four(bankerPair) },
        { player: four(playerPair), banker: eight(bankerPair) },
        { player: eight(playerPair), banker: eight(bankerPair) },
      ];
      return rounds.map(
        (hands) => [classKey(winnerOf(hands), playerPair, bankerPair), hands] as const,
      );
    }),
  ),
);
