import { cardAt, DECK_SIZE, dealPlaces, RANKS, SUITS } from "../cards/index.ts";
import type { Card } from "../cards/index.ts";
import type { Draw } from "../fairness/draw.ts";
import { fraction } from "../proof/fraction.ts";
import type { Fraction } from "../proof/fraction.ts";
import type { TableRules, TableSpot, WeightedResult } from "../table/index.ts";

export const WAR_DECKS = 6;
/** Cards that are laid aside, unseen, before the cards of a war. */
export const WAR_BURNT = 3;

/** A card for each side; the player's is dealt first. */
export interface WarCards {
  readonly player: Card;
  readonly dealer: Card;
}

/** A round whose end is known. */
export interface WarResult extends WarCards {
  /** The cards of the war; null where there was none. */
  readonly war: WarCards | null;
}

export interface WarSpot extends TableSpot {
  readonly key: "main" | "tie";
}
export const WAR_SPOTS: readonly WarSpot[] = (["main", "tie"] as const).map((key) => ({
  key,
  kind: key,
}));

/** Returns of a bet, the stake included and the raise of a war taken off. */
export const WAR_RETURNS = {
  won: fraction(2n),
  surrendered: fraction(1n, 2n),
  /** The raise wins even money, and the first bet comes back. */
  warWon: fraction(2n),
  /** The same, and one bonus unit. */
  warTied: fraction(3n),
  /** The first bet and the raise are lost. */
  warLost: fraction(-1n),
  tie: fraction(11n),
} as const;
const LOST = fraction(0n);

/** Orders ranks: two low, ace high. */
const height = ({ rank }: Card): number => (rank === 1 ? RANKS + 1 : rank);

/** Returns which side has the higher card. */
export function higherSide({ player, dealer }: WarCards): "player" | "dealer" | "tie" {
  if (player.rank === dealer.rank) return "tie";
  return height(player) > height(dealer) ? "player" : "dealer";
}

/** Returns what a bet gives back per unit staked, the raise of a war taken off. */
export function warReturn({ key }: WarSpot, { war, ...first }: WarResult): Fraction {
  const came = higherSide(first);
  if (key === "tie") return came === "tie" ? WAR_RETURNS.tie : LOST;
  if (came !== "tie") return came === "player" ? WAR_RETURNS.won : LOST;
  if (war === null) return WAR_RETURNS.surrendered;
  const second = higherSide(war);
  if (second === "tie") return WAR_RETURNS.warTied;
  return second === "player" ? WAR_RETURNS.warWon : WAR_RETURNS.warLost;
}

/** Deals the two first cards of a fresh shoe; returns their places in it, the player's first. */
export function dealFirst(draw: Draw): readonly number[] {
  const next = dealPlaces(WAR_DECKS * DECK_SIZE, draw);
  return [next(), next()];
}

/** Lays cards aside and deals two more; returns the places of all of them, in their order. */
export function dealWar(dealt: readonly number[], draw: Draw): readonly number[] {
  const next = dealPlaces(WAR_DECKS * DECK_SIZE, draw, dealt);
  return Array.from({ length: WAR_BURNT + 2 }, next);
}

/** Returns two cards by their places: the player's, the dealer's. */
export const cardsAt = ([player = 0, dealer = 0]: readonly number[]): WarCards => ({
  player: cardAt(player),
  dealer: cardAt(dealer),
});

const card = (rank: number): Card => ({ rank, suit: "spades" });
const pair = (player: number, dealer: number): WarCards => ({
  player: card(player),
  dealer: card(dealer),
});

/** A round of each class. */
const CLASSES: readonly WarResult[] = [
  { ...pair(3, 2), war: null },
  { ...pair(2, 3), war: null },
  { ...pair(2, 2), war: null },
  { ...pair(2, 2), war: pair(3, 2) },
  { ...pair(2, 2), war: pair(2, 3) },
  { ...pair(2, 2), war: pair(2, 2) },
];

/** The rules of a table on which every tie goes to war. */
export const WAR_RULES: TableRules<WarSpot, WarResult> = {
  spots: WAR_SPOTS,
  draw(draw) {
    const first = dealFirst(draw);
    const cards = cardsAt(first);
    if (higherSide(cards) !== "tie") return { ...cards, war: null };
    return { ...cards, war: cardsAt(dealWar(first, draw).slice(WAR_BURNT)) };
  },
  returns: warReturn,
  classOf: (result) => CLASSES.findIndex((one) => isAlike(one, result)),
  classes: () => CLASSES,
  results: () =>
    CLASSES.filter(({ war, ...first }) => war !== null || higherSide(first) !== "tie").map(
      (result): WeightedResult<WarResult> => ({ result, weight: waysOf(result) }),
    ),
};

const isAlike = (one: WarResult, other: WarResult): boolean =>
  higherSide(one) === higherSide(other) &&
  (one.war === null
    ? other.war === null
    : other.war !== null && higherSide(one.war) === higherSide(other.war));

/**
 * Returns in how many ways four cards of a shoe, in their order, give a round of this class. What is laid
 * aside changes nothing: any card is as likely to lie there as any other.
 */
function waysOf(result: WarResult): bigint {
  const each = WAR_DECKS * SUITS.length;
  const size = WAR_DECKS * DECK_SIZE;
  let ways = 0;
  for (let player = 1; player <= RANKS; player += 1)
    for (let dealer = 1; dealer <= RANKS; dealer += 1) {
      const first = pair(player, dealer);
      if (higherSide(first) !== higherSide(result)) continue;
      const firstWays = each * (player === dealer ? each - 1 : each);
      ways += firstWays * (result.war === null ? (size - 2) * (size - 3) : warWays(player, result));
    }
  return BigInt(ways);
}

/** Returns in how many ways two cards end a war so, when two of this rank have left the shoe. */
function warWays(tied: number, { war }: WarResult): number {
  const left = (rank: number) => WAR_DECKS * SUITS.length - (rank === tied ? 2 : 0);
  let ways = 0;
  for (let player = 1; player <= RANKS; player += 1)
    for (let dealer = 1; dealer <= RANKS; dealer += 1)
      if (war !== null && higherSide(pair(player, dealer)) === higherSide(war))
        ways += left(player) * (player === dealer ? left(dealer) - 1 : left(dealer));
  return ways;
}
