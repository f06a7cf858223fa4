import { cardAt, cardCode, DECK_SIZE, dealPlaces } from "../cards/index.ts";
import { hasOnly } from "../stakes/bet-readers.ts";
import type { ChosenBet } from "../stakes/bet-readers.ts";
import type { SteppedRules } from "../steps/position.ts";
import type { PayTable } from "./best-hold.ts";
import { HAND_SIZE, handOf, HANDS } from "./hands.ts";
import type { Hand } from "./hands.ts";
import { KIND } from "./wire.ts";
import type { VideoPokerOutcome, VideoPokerStep } from "./wire.ts";

/** Nothing is chosen beside the stake. */
export const NO_CHOICE = {} as const;
export type VideoPokerBet = ChosenBet<typeof NO_CHOICE>;

export interface VideoPokerState {
  readonly stake: bigint;
  /** Places in the deck of the first five cards, in the order dealt. */
  readonly dealt: readonly number[];
  /** Which of them stayed; null before the draw. */
  readonly held: readonly boolean[] | null;
  readonly cards: readonly number[];
}

const NONE_HELD = Array.from({ length: HAND_SIZE }, () => false);
const ALL_HELD = NONE_HELD.map(() => true);

const handAt = (cards: readonly number[]): Hand => HANDS[handOf(cards)] as Hand;
const codesOf = (cards: readonly number[]): string[] =>
  cards.map((place) => cardCode(cardAt(place)));

/** Makes the rules of video poker from a pay table: five cards of one deck, and one draw. */
export const videoPokerRules = (
  pays: PayTable,
): SteppedRules<VideoPokerBet, VideoPokerState, VideoPokerStep, VideoPokerOutcome> => ({
  open({ stake }, draw) {
    const next = dealPlaces(DECK_SIZE, draw);
    const dealt = NONE_HELD.map(next);
    return { stake, dealt, held: null, cards: dealt };
  },
  readStep: readVideoPokerStep,
  cost: ({ held }) => (held === null ? 0n : null),
  act({ stake, dealt }, { hold }, draw) {
    const next = dealPlaces(DECK_SIZE, draw, dealt);
    const cards = dealt.map((card, place) => (hold[place] === true ? card : next()));
    return { stake, dealt, held: hold, cards };
  },
  payout: ({ stake, held, cards }) =>
    held === null ? null : stake * BigInt(pays[handAt(cards)] ?? 0),
  outcome: ({ dealt, held, cards }) => ({
    kind: KIND,
    state: held === null ? "open" : "drawn",
    dealt: codesOf(dealt),
    held: held ?? NONE_HELD,
    cards: codesOf(cards),
    hand: handAt(cards),
  }),
  byDefault: () => ({ kind: KIND, hold: ALL_HELD }),
});

function readVideoPokerStep(json: unknown): VideoPokerStep | null {
  if (typeof json !== "object" || json === null) return null;
  const { kind, hold, ...others } = json as Record<string, unknown>;
  const isHold =
    Array.isArray(hold) &&
    hold.length === HAND_SIZE &&
    hold.every((each) => typeof each === "boolean");
  return kind === KIND && isHold && hasOnly(others, []) ? { kind, hold } : null;
}
