import { BUST_END, dealerEnds, nextChance, sizeOf } from "./dealer-ends.ts";
import type { Counts, DealerEnds } from "./dealer-ends.ts";
import { ACE, bestTotal, BLACKJACK, DEALER_STANDS, TEN } from "../totals.ts";
import type { Total } from "../totals.ts";

/** Chances of how a hand ends; they add up to one. */
export interface Ends {
  readonly win: number;
  readonly push: number;
  readonly lose: number;
}

const LOST: Ends = { win: 0, push: 0, lose: 1 };

/** Returns what a stake of one wins on the average. */
export const edgeOf = ({ win, lose }: Ends): number => win - lose;

/** The cards of a hand: aces counted as 1, and whether there is one. */
interface Held {
  readonly hard: number;
  readonly hasAce: boolean;
}

/** Says whether a hand that may stand or hit takes a further card. */
export type HitsOn = (total: Total, ends: { readonly stand: Ends; readonly hit: Ends }) => boolean;

/** Weighs the hands of one shoe against one card of the dealer. Their own cards are still in it. */
export interface ShoeWorths {
  /** Returns the ends of a hand of these values that stands. */
  stand(values: readonly number[]): Ends;
  /** Those of one that takes a card, and goes on as `hitsOn` says. */
  hit(values: readonly number[]): Ends;
  /** Those of one that takes a single card. */
  single(values: readonly number[]): Ends;
}

/** More cards of one value than a hand ever draws. */
const RADIX = 32;
const PLACES = Array.from({ length: TEN + 1 }, (_, value) => RADIX ** (value - 1));

/** On this total or less no card busts a hand that is not soft: it never stands. */
const SAFE_TOTAL = 11;

const NOTHING: Held = { hard: 0, hasAce: false };
const withCard = ({ hard, hasAce }: Held, value: number): Held => ({
  hard: hard + value,
  hasAce: hasAce || value === ACE,
});

/**
 * Weighs hands drawn from `left`, when the dealer shows `up` and has no blackjack. Every order of the
 * cards that are left is counted; hands of the same cards are weighed once.
 */
export function shoeWorths(up: number, left: Counts, hitsOn: HitsOn): ShoeWorths {
  const counts = [...left];
  const stands = new Map<number, DealerEnds>();
  const hits = new Map<number, Ends>();
  let size = sizeOf(counts);
  /** Names the cards that have been drawn. */
  let drawnKey = 0;

  const take = (value: number, by: 1 | -1): void => {
    counts[value] = (counts[value] as number) - by;
    size -= by;
    drawnKey += by * (PLACES[value] as number);
  };
  const standOn = (held: Held): Ends => {
    let ends = stands.get(drawnKey);
    if (!ends) stands.set(drawnKey, (ends = dealerEnds(up, counts)));
    return against(bestTotal(held.hard, held.hasAce).total, ends);
  };
  const overCards = (held: Held, endsOf: (held: Held) => Ends): Ends => {
    let [win, push, lose] = [0, 0, 0];
    for (let value = ACE; value <= TEN; value += 1) {
      const chance = nextChance(up, counts, value, size);
      if (chance === 0) continue;
      take(value, 1);
      const ends = endsOf(withCard(held, value));
      take(value, -1);
      win += chance * ends.win;
      push += chance * ends.push;
      lose += chance * ends.lose;
    }
    return { win, push, lose };
  };
  const hitOn = (held: Held): Ends => {
    const known = hits.get(drawnKey);
    if (known) return known;
    const ends = overCards(held, goOn);
    hits.set(drawnKey, ends);
    return ends;
  };
  const goOn = (held: Held): Ends => {
    const best = bestTotal(held.hard, held.hasAce);
    if (best.total > BLACKJACK) return LOST;
    if (best.total === BLACKJACK) return standOn(held);
    const hit = hitOn(held);
    if (!best.soft && best.total <= SAFE_TOTAL) return hit;
    const stand = standOn(held);
    return hitsOn(best, { stand, hit }) ? hit : stand;
  };
  const once = (held: Held): Ends =>
    overCards(held, (next) => (next.hard > BLACKJACK ? LOST : standOn(next)));

  const after = (endsOf: (held: Held) => Ends) => (values: readonly number[]) => {
    for (const value of values) take(value, 1);
    const ends = endsOf(values.reduce(withCard, NOTHING));
    for (const value of values) take(value, -1);
    return ends;
  };
  return { stand: after(standOn), hit: after(hitOn), single: after(once) };
}

/** Returns how a hand that stands ends against the dealer's ends. */
function against(total: number, ends: DealerEnds): Ends {
  let win = ends[BUST_END] as number;
  let push = 0;
  let lose = 0;
  for (let end = 0; end < BUST_END; end += 1) {
    const chance = ends[end] as number;
    const dealer = end + DEALER_STANDS;
    if (dealer < total) win += chance;
    else if (dealer === total) push += chance;
    else lose += chance;
  }
  return { win, push, lose };
}

/** Best play of the cards in the hand. */
export const hitsIfBetter: HitsOn = (_, { stand, hit }) => edgeOf(hit) > edgeOf(stand);
