import { cardAt, cardCode } from "../cards/index.ts";
import { handInPlay, offersOf, totalAt } from "./round-state.ts";
import type { BlackjackState } from "./round-state.ts";
import {
  endOf,
  insuranceOf,
  payoutOfHand,
  payoutOfInsurance,
  payoutOfRound,
  stakeOf,
} from "./settle.ts";
import { BLACKJACK } from "./totals.ts";
import { KIND } from "./wire.ts";
import type { BlackjackHand, BlackjackOutcome } from "./wire.ts";

/** Writes a round in wire form. While it is open the hole card and all that is paid stay hidden. */
export function tellRound(state: BlackjackState): BlackjackOutcome {
  const { isOver, insurance } = state;
  return {
    kind: KIND,
    state: isOver ? "done" : insurance === "asked" ? "insurance" : "open",
    dealer: tellCards(isOver ? state.dealer : state.dealer.slice(0, 1)),
    hands: state.hands.map((_, at) => tellHand(state, at)),
    deal: tellDeal(state),
    offers: offersOf(state),
    bets: tellBets(state),
  };
}

const tellCards = (places: readonly number[]) => ({
  cards: places.map((place) => cardCode(cardAt(place))),
  ...totalAt(places),
});

/** Tells the order of the cards. The hole card is turned over when the player is through. */
function tellDeal({ dealt, dealer, hands, isOver }: BlackjackState): number[] {
  const [up, ...hidden] = dealer;
  const open = dealt
    .filter((place) => !hidden.includes(place))
    .map((place) => (place === up ? 0 : 1 + hands.findIndex(({ cards }) => cards.includes(place))));
  return isOver ? [...open, ...hidden.map(() => 0)] : open;
}

function tellHand(state: BlackjackState, at: number): BlackjackHand {
  const hand = state.hands[at] as BlackjackState["hands"][number];
  return {
    ...tellCards(hand.cards),
    state: stateOfHand(state, at),
    amount_cents: Number(stakeOf(state, hand)),
    payout_cents: state.isOver ? Number(payoutOfHand(state, hand)) : 0,
  };
}

function stateOfHand(state: BlackjackState, at: number): BlackjackHand["state"] {
  const hand = state.hands[at] as BlackjackState["hands"][number];
  if (state.isOver) return endOf(state, hand);
  if (totalAt(hand.cards).total > BLACKJACK) return "bust";
  if (hand.isEnded) return "stood";
  return handInPlay(state) === at ? "play" : "waiting";
}

function tellBets(state: BlackjackState): BlackjackOutcome["bets"] {
  const insured = insuranceOf(state);
  const staked = state.hands.reduce((sum, hand) => sum + stakeOf(state, hand), 0n);
  const paidInsurance = payoutOfInsurance(state);
  const paid = state.isOver ? payoutOfRound(state) - paidInsurance : 0n;
  const bet = (spot: string, amount: bigint, payout: bigint) => ({
    spot,
    amount_cents: Number(amount),
    payout_cents: Number(payout),
  });
  const main = bet("main", staked, paid);
  return insured > 0n ? [main, bet("insurance", insured, paidInsurance)] : [main];
}
