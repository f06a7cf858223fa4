import { dealPlaces } from "../cards/index.ts";
import { hasOnly } from "../stakes/bet-readers.ts";
import type { SteppedRules } from "../steps/position.ts";
import {
  costOf,
  dealerHasBlackjack,
  handInPlay,
  isOffered,
  isTwentyOne,
  playerHasBlackjack,
  totalAt,
} from "./round-state.ts";
import type { BlackjackBets, BlackjackState, PlayedHand } from "./round-state.ts";
import { payoutOfRound } from "./settle.ts";
import { tellRound } from "./tell-round.ts";
import { ACE, BLACKJACK, dealerStands, SHOE_SIZE, valueAt } from "./totals.ts";
import { BLACKJACK_ACTIONS, KIND } from "./wire.ts";
import type { BlackjackAction, BlackjackOutcome, BlackjackStep } from "./wire.ts";

/** The rules of blackjack, as a round plays them step by step. */
export const BLACKJACK_ROUND: SteppedRules<
  BlackjackBets,
  BlackjackState,
  BlackjackStep,
  BlackjackOutcome
> = {
  open(bets, draw) {
    const next = dealPlaces(SHOE_SIZE, draw);
    const [first, up, second, hole] = [next(), next(), next(), next()];
    const stake = bets.reduce((sum, { amount }) => sum + amount, 0n);
    return openWith({ stake, cards: [first, second], dealer: [up, hole] });
  },
  readStep(json) {
    if (typeof json !== "object" || json === null) return null;
    const { kind, action, ...others } = json as Record<string, unknown>;
    const known = BLACKJACK_ACTIONS.find((each) => each === action);
    return kind === KIND && known !== undefined && hasOnly(others, [])
      ? { kind, action: known }
      : null;
  },
  cost: (state, { action }) => (isOffered(state, action) ? costOf(state, action) : null),
  act(state, { action }, draw) {
    if (action === "insure") return peek({ ...state, insurance: "taken" });
    if (action === "decline") return peek({ ...state, insurance: "declined" });
    const fresh: number[] = [];
    const deal = dealPlaces(SHOE_SIZE, draw, state.dealt);
    const next = () => {
      const place = deal();
      fresh.push(place);
      return place;
    };
    const after = playDealer({ ...state, hands: playHand(state, action, next) }, next);
    return { ...after, dealt: [...state.dealt, ...fresh] };
  },
  payout: (state) => (state.isOver ? payoutOfRound(state) : null),
  outcome: (state) => tellRound(state),
  byDefault: ({ insurance }) => ({
    kind: KIND,
    action: insurance === "asked" ? "decline" : "stand",
  }),
};

/** Returns a round as it stands when its first four cards lie. */
export function openWith({
  stake,
  cards,
  dealer,
}: {
  readonly stake: bigint;
  readonly cards: readonly [number, number];
  readonly dealer: readonly [up: number, hole: number];
}): BlackjackState {
  const hands = [{ cards, isDoubled: false, isEnded: false }];
  const asks = valueAt(dealer[0]) === ACE;
  const dealt = [cards[0], dealer[0], cards[1], dealer[1]];
  const state = { stake, dealer, hands, dealt, isOver: false } as const;
  return asks ? { ...state, insurance: "asked" } : peek({ ...state, insurance: "none" });
}

/** Looks at the hole card: a blackjack of either side ends the round. */
const peek = (state: BlackjackState): BlackjackState =>
  dealerHasBlackjack(state) || playerHasBlackjack(state) ? { ...state, isOver: true } : state;

/** Returns the hands after an action of the one in play. */
function playHand(
  state: BlackjackState,
  action: BlackjackAction,
  next: () => number,
): readonly PlayedHand[] {
  const at = handInPlay(state);
  const hand = state.hands[at] as PlayedHand;
  return state.hands.toSpliced(at, 1, ...played(hand, action, next));
}

function played(
  hand: PlayedHand,
  action: BlackjackAction,
  next: () => number,
): readonly PlayedHand[] {
  if (action === "stand") return [{ ...hand, isEnded: true }];
  if (action === "split") return hand.cards.map((card) => afterSplit(card, next()));
  const isDoubled = action === "double";
  const cards = [...hand.cards, next()];
  return [{ cards, isDoubled, isEnded: isDoubled || totalAt(cards).total >= BLACKJACK }];
}

/** Returns a hand of a split with its second card. A split ace takes no further one. */
function afterSplit(card: number, second: number): PlayedHand {
  const cards = [card, second];
  const isEnded = valueAt(card) === ACE || isTwentyOne(cards);
  return { cards, isDoubled: false, isEnded };
}

/** Lets the dealer play when every hand has ended; with no hand left to beat no card is drawn. */
function playDealer(state: BlackjackState, next: () => number): BlackjackState {
  if (state.hands.some(({ isEnded }) => !isEnded)) return state;
  const dealer = [...state.dealer];
  if (state.hands.some(({ cards }) => totalAt(cards).total <= BLACKJACK))
    while (!dealerStands(totalAt(dealer))) dealer.push(next());
  return { ...state, dealer, isOver: true };
}
