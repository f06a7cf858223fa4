import { cardAt, cardCode, DECK_SIZE } from "../cards/deck.ts";
import type { Card } from "../cards/deck.ts";
import type { Draw } from "../fairness/draw.ts";
import { hasOnly } from "../stakes/bet-readers.ts";
import type { ChosenBet } from "../stakes/bet-readers.ts";
import type { SteppedRules } from "../steps/position.ts";
import { payByDigits } from "./pay-by-digits.ts";
import { chanceOf, firstStanding, isComplete, isOffered, isRight, nextStanding } from "./pays.ts";
import type { Guess, Standing, Turned } from "./pays.ts";
import { HI_LO_STEP_SCHEMA } from "./wire.ts";
import type { HiLoOutcome, HiLoStep } from "./wire.ts";

/** Nothing is chosen before the first card: a bet is its stake alone. */
export type HiLoBet = ChosenBet<Readonly<Record<string, never>>>;

export interface HiLoState {
  readonly stake: bigint;
  readonly cards: readonly Card[];
  readonly turned: readonly Turned[];
  readonly standing: Standing;
  readonly lost: boolean;
  /** Smallest units that were cashed out; null before that. */
  readonly paid: bigint | null;
}

/** Draws a card from a full deck: none that was shown before is missing from it. */
const drawCard = (draw: Draw): Card => cardAt(draw(DECK_SIZE));

/** Pays for the guesses that were right; the last unit of the payment is drawn. */
const cashOut = (state: HiLoState, draw: Draw): HiLoState => ({
  ...state,
  paid: payByDigits(state.stake, state.standing.multiple, draw),
});

/** Turns a card, by a guess or by a skip. */
function turn(state: HiLoState, turned: Turned, draw: Draw): HiLoState {
  const card = drawCard(draw);
  const { standing } = state;
  const next = {
    ...state,
    cards: [...state.cards, card],
    turned: [...state.turned, turned],
  };
  if (turned !== "skip" && !isRight(standing.rank, turned, card.rank))
    return { ...next, lost: true };
  const moved = { ...next, standing: nextStanding(standing, turned, card) };
  return isComplete(moved.standing) ? cashOut(moved, draw) : moved;
}

/** Returns the guess that is likelier to be right; `higher` where both are as likely. */
export function likelierGuess(rank: number): Guess {
  return chanceOf(rank, "lower").numerator > chanceOf(rank, "higher").numerator
    ? "lower"
    : "higher";
}

/** The rules of hi-lo: guess the next card, and cash out before a guess is wrong. */
export const HI_LO_RULES: SteppedRules<HiLoBet, HiLoState, HiLoStep, HiLoOutcome> = {
  open({ stake }, draw) {
    const card = drawCard(draw);
    const standing = firstStanding(card);
    return { stake, cards: [card], turned: [], standing, lost: false, paid: null };
  },
  readStep: readHiLoStep,
  cost({ standing }, step) {
    const offered = step === "cash_out" ? standing.guesses > 0 : isOffered(standing, step);
    return offered ? 0n : null;
  },
  act: (state, step, draw) =>
    step === "cash_out" ? cashOut(state, draw) : turn(state, step, draw),
  payout: ({ lost, paid }) => (lost ? 0n : paid),
  outcome: ({ cards, turned, lost, paid }) => ({
    kind: "hi-lo",
    state: lost ? "lost" : paid === null ? "open" : "cashed_out",
    cards: cards.map(cardCode),
    turned: [...turned],
  }),
  // Nothing is paid back without a risk: a round without a guess takes the likelier one first.
  byDefault: ({ standing }) => ({
    kind: "hi-lo",
    action: standing.guesses > 0 ? "cash_out" : likelierGuess(standing.rank),
  }),
};

function readHiLoStep(json: unknown): HiLoStep | null {
  if (typeof json !== "object" || json === null) return null;
  const fields = json as Record<string, unknown>;
  if (!hasOnly(fields, ["kind", "action"]) || fields["kind"] !== "hi-lo") return null;
  const { action } = HI_LO_STEP_SCHEMA.properties;
  return action.enum.find((name) => name === fields["action"]) ?? null;
}

/** Reads the fields of a bet beside its stake: there are none. */
export const readHiLoChoice = (
  fields: Readonly<Record<string, unknown>>,
): HiLoBet["choice"] | null => (hasOnly(fields, []) ? {} : null);
