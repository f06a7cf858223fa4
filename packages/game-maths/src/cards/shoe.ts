import type { Draw } from "../fairness/draw.ts";
import { cardAt, DECK_SIZE } from "./deck.ts";
import type { Card } from "./deck.ts";

/**
 * Returns what deals from cards that are told apart by their places: each call draws an index among
 * those that are left, counted in their first order, and answers the place of that card. Every order of
 * the cards is equally likely, and only those that are dealt are drawn. `dealt` names those that are
 * gone already.
 */
export function dealPlaces(size: number, draw: Draw, dealt: readonly number[] = []): () => number {
  /** Places that are gone, ascending. */
  const gone = dealt.toSorted((a, b) => a - b);
  return () => {
    let place = draw(size - gone.length);
    let at = 0;
    for (; at < gone.length && (gone[at] as number) <= place; at += 1) place += 1;
    gone.splice(at, 0, place);
    return place;
  };
}

/** Opens a fresh shoe of whole decks. Returns what deals its cards one by one. */
export function openShoe(decks: number, draw: Draw): () => Card {
  const next = dealPlaces(decks * DECK_SIZE, draw);
  return () => cardAt(next());
}
