import { BLACKJACK } from "./totals.ts";
import { dealerHasBlackjack, playerHasBlackjack, totalAt } from "./round-state.ts";
import type { BlackjackState, PlayedHand } from "./round-state.ts";

/** Returns what was staked on a hand. */
export const stakeOf = ({ stake }: BlackjackState, { isDoubled }: PlayedHand): bigint =>
  isDoubled ? stake * 2n : stake;

/** Returns how a hand of a round that is over ended. */
export function endOf(state: BlackjackState, { cards }: PlayedHand) {
  const [player, dealer] = [totalAt(cards).total, totalAt(state.dealer).total];
  if (player > BLACKJACK) return "bust";
  if (playerHasBlackjack(state)) return dealerHasBlackjack(state) ? "push" : "blackjack";
  if (dealerHasBlackjack(state)) return "lost";
  if (dealer > BLACKJACK || player > dealer) return "won";
  return player === dealer ? "push" : "lost";
}

/** Returns what a hand of a round that is over pays, its stake included. */
export function payoutOfHand(state: BlackjackState, hand: PlayedHand): bigint {
  const stake = stakeOf(state, hand);
  switch (endOf(state, hand)) {
    case "blackjack":
      return (stake * 5n) / 2n;
    case "won":
      return stake * 2n;
    case "push":
      return stake;
    default:
      return 0n;
  }
}

/** Returns the stake on insurance. */
export const insuranceOf = ({ stake, insurance }: BlackjackState): bigint =>
  insurance === "taken" ? stake / 2n : 0n;

/** Returns what insurance pays: two to one on a blackjack of the dealer. */
export const payoutOfInsurance = (state: BlackjackState): bigint =>
  state.isOver && dealerHasBlackjack(state) ? insuranceOf(state) * 3n : 0n;

/** Returns what a round that is over pays. */
export const payoutOfRound = (state: BlackjackState): bigint =>
  state.hands.reduce((sum, hand) => sum + payoutOfHand(state, hand), payoutOfInsurance(state));
