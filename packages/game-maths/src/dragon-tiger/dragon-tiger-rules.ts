import type { Card } from "../cards/deck.ts";
import { RANKS, SUITS } from "../cards/deck.ts";
import { openShoe } from "../cards/shoe.ts";
import { fraction } from "../proof/fraction.ts";
import type { Fraction } from "../proof/fraction.ts";
import type { TableRules, TableSpot } from "../table/table-rules.ts";

export const DRAGON_TIGER_DECKS = 8;

/** One card for each side, the dragon's first. Aces are low, suits do not count. */
export interface DragonTigerCards {
  readonly dragon: Card;
  readonly tiger: Card;
}

export type DragonTigerBet = "dragon" | "tiger" | "tie";

export interface DragonTigerSpot extends TableSpot {
  readonly key: DragonTigerBet;
}

export const DRAGON_TIGER_SPOTS: readonly DragonTigerSpot[] = (
  ["dragon", "tiger", "tie"] as const
).map((key) => ({ key, kind: key }));

/** Returns of a bet, the stake included. */
export const DRAGON_TIGER_RETURNS = {
  side: fraction(2n),
  /** Half of a bet on a side is lost when both cards are of one rank. */
  sideOnTie: fraction(1n, 2n),
  tie: fraction(9n),
} as const;

const LOST = fraction(0n);

/** Returns the side with the higher card, or the tie. */
export function higherSide({ dragon, tiger }: DragonTigerCards): DragonTigerBet {
  if (dragon.rank === tiger.rank) return "tie";
  return dragon.rank > tiger.rank ? "dragon" : "tiger";
}

const card = (rank: number): Card => ({ rank, suit: "spades" });

/** A round of each class. */
const CLASSES: readonly DragonTigerCards[] = [
  { dragon: card(2), tiger: card(1) },
  { dragon: card(1), tiger: card(2) },
  { dragon: card(1), tiger: card(1) },
];

/** The rules of a table with a fresh shoe for each round. */
export const DRAGON_TIGER_RULES: TableRules<DragonTigerSpot, DragonTigerCards> = {
  spots: DRAGON_TIGER_SPOTS,
  draw(draw) {
    const next = openShoe(DRAGON_TIGER_DECKS, draw);
    return { dragon: next(), tiger: next() };
  },
  returns({ key }, cards): Fraction {
    const came = higherSide(cards);
    if (key === "tie") return came === "tie" ? DRAGON_TIGER_RETURNS.tie : LOST;
    if (came === "tie") return DRAGON_TIGER_RETURNS.sideOnTie;
    return came === key ? DRAGON_TIGER_RETURNS.side : LOST;
  },
  classOf: higherSide,
  classes: () => CLASSES,
  results: () => CLASSES.map((result) => ({ result, weight: waysOf(higherSide(result)) })),
};

/** Returns in how many ways the first two cards of a shoe give a side, or the tie. */
function waysOf(came: DragonTigerBet): bigint {
  const each = BigInt(DRAGON_TIGER_DECKS * SUITS.length);
  let ways = 0n;
  for (let dragon = 1; dragon <= RANKS; dragon += 1)
    for (let tiger = 1; tiger <= RANKS; tiger += 1)
      if (higherSide({ dragon: card(dragon), tiger: card(tiger) }) === came)
        ways += each * (dragon === tiger ? each - 1n : each);
  return ways;
}
