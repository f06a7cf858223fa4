import type { PlacedBet, TableSpot } from "../table/index.ts";
import { BLACKJACK, totalOf, valueAt } from "./totals.ts";
import type { Total } from "./totals.ts";
import { BLACKJACK_ACTIONS, MOST_HANDS } from "./wire.ts";
import type { BlackjackAction } from "./wire.ts";

export type BlackjackBets = readonly PlacedBet<TableSpot>[];

/** A hand of the player. Cards are told by their places in the shoe. */
export interface PlayedHand {
  readonly cards: readonly number[];
  readonly isDoubled: boolean;
  /** It takes no further card. */
  readonly isEnded: boolean;
}

export interface BlackjackState {
  /** The stake of each hand, in smallest units. */
  readonly stake: bigint;
  /** The card that lies open, the hole card, and what the dealer drew. */
  readonly dealer: readonly number[];
  readonly hands: readonly PlayedHand[];
  /** Every card that has left the shoe, in the order of the deal. */
  readonly dealt: readonly number[];
  readonly insurance: "none" | "asked" | "taken" | "declined";
  readonly isOver: boolean;
}

/** Returns the total of cards by their places. */
export const totalAt = (places: readonly number[]): Total => totalOf(places.map(valueAt));

/** Tells whether cards are worth 21. */
export const isTwentyOne = (places: readonly number[]): boolean =>
  totalAt(places).total === BLACKJACK;

/** Tells whether the dealer's first two cards are a blackjack. */
export const dealerHasBlackjack = ({ dealer }: BlackjackState): boolean =>
  isTwentyOne(dealer.slice(0, 2));

/** Tells whether the player has a blackjack: 21 with the first two cards, not after a split. */
export const playerHasBlackjack = ({ hands: [first, second] }: BlackjackState): boolean =>
  second === undefined && first?.cards.length === 2 && isTwentyOne(first.cards);

/** Returns the hand whose turn it is; -1 when none is. */
export const handInPlay = ({ hands, insurance, isOver }: BlackjackState): number =>
  isOver || insurance === "asked" ? -1 : hands.findIndex(({ isEnded }) => !isEnded);

/** Returns the actions that a round offers. */
export const offersOf = (state: BlackjackState): readonly BlackjackAction[] =>
  BLACKJACK_ACTIONS.filter((action) => isOffered(state, action));

/** Tells whether a round offers an action now. */
export function isOffered(state: BlackjackState, action: BlackjackAction): boolean {
  if (action === "insure" || action === "decline") return state.insurance === "asked";
  const hand = state.hands[handInPlay(state)];
  if (hand === undefined) return false;
  const [first = 0, second = 0, third] = hand.cards;
  if (action === "double") return third === undefined;
  if (action !== "split") return true;
  const isPair = third === undefined && valueAt(first) === valueAt(second);
  return isPair && state.hands.length < MOST_HANDS;
}

/** Returns the further stake of an action that is offered. */
export function costOf({ stake }: BlackjackState, action: BlackjackAction): bigint {
  if (action === "insure") return stake / 2n;
  return action === "double" || action === "split" ? stake : 0n;
}
