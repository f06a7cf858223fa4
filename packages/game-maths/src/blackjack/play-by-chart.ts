import { dealPlaces, RANKS } from "../cards/index.ts";
import type { Draw } from "../fairness/draw.ts";
import { weighActions } from "./strategy/best-action.ts";
import { BLACKJACK_ROUND, openWith } from "./blackjack-round.ts";
import { dealerHasBlackjack, handInPlay, offersOf } from "./round-state.ts";
import type { BlackjackState, PlayedHand } from "./round-state.ts";
import { payoutOfRound } from "./settle.ts";
import { SHOE_SIZE, valueAt } from "./totals.ts";
import { KIND } from "./wire.ts";
import type { BlackjackAction } from "./wire.ts";

/** Smallest units that a round of a simulation is played for. */
export const STAKE = 2n;

/** A round that is over: what it pays less its further stakes, and what it pays, in stakes. */
export interface PlayedOut {
  readonly net: number;
  readonly paid: number;
}

const CHOICES = new Map<string, BlackjackAction>();

/** Returns what basic strategy does; it takes no insurance. */
function choose(state: BlackjackState): BlackjackAction {
  if (state.insurance === "asked") return "decline";
  const up = valueAt(state.dealer[0] as number);
  const { cards } = state.hands[handInPlay(state)] as PlayedHand;
  const values = cards.map(valueAt);
  const offers = offersOf(state);
  const key = `${up} ${values.join()} ${offers.length}`;
  let action = CHOICES.get(key);
  if (!action) CHOICES.set(key, (action = weighActions(up, values, offers)[0]?.action ?? "stand"));
  return action;
}

/** Plays a round to its end by basic strategy, through the rules that decide real rounds. */
export function playOut(opened: BlackjackState, draw: Draw): PlayedOut {
  let state = opened;
  let further = 0n;
  while (!state.isOver) {
    const step = { kind: KIND, action: choose(state) } as const;
    const cost = BLACKJACK_ROUND.cost(state, step);
    if (cost === null) throw new Error(`basic strategy does not know of ${step.action}`);
    further += cost;
    state = BLACKJACK_ROUND.act(state, step, draw);
  }
  const payout = payoutOfRound(state);
  return {
    net: Number(payout - further) / Number(STAKE),
    paid: Number(payout) / Number(STAKE),
  };
}

/** Deals a pair against a card of the dealer, who has no blackjack; cards are told by their values. */
export function dealPair(value: number, up: number, draw: Draw): BlackjackState {
  // The first three decks give a card of each.
  const cards = [value - 1, value - 1 + RANKS] as const;
  const open = up - 1 + RANKS * 2;
  const next = dealPlaces(SHOE_SIZE, draw, [...cards, open]);
  for (;;) {
    const state = openWith({ stake: STAKE, cards, dealer: [open, next()] });
    if (!dealerHasBlackjack(state)) return state;
  }
}
