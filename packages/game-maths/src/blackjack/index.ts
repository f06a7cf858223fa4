export { blackjack, blackjackVersions } from "./game.ts";
export { BLACKJACK_DECKS } from "./totals.ts";
export type { BlackjackAction, BlackjackHand, BlackjackOutcome } from "./wire.ts";
export { BLACKJACK_ACTIONS, isBlackjackOutcome, MOST_HANDS } from "./wire.ts";
