export type { Card, Suit } from "./deck.ts";
export { cardAt, cardCode, DECK_SIZE, RANKS, readCard, SUITS } from "./deck.ts";
export { dealPlaces, openShoe } from "./shoe.ts";
