import { objectSchema } from "../json/json-schema.ts";
import type { FromSchema } from "../json/json-schema.ts";
import { HAND_SIZE, HANDS } from "./hands.ts";

export const KIND = "video-poker";

const cards = {
  type: "array",
  items: { type: "string", maxLength: 2 },
  minItems: HAND_SIZE,
  maxItems: HAND_SIZE,
} as const;
const hold = {
  type: "array",
  items: { type: "boolean" },
  minItems: HAND_SIZE,
  maxItems: HAND_SIZE,
} as const;

/** The one step of a round: which of the five cards stay; the others are drawn anew. */
export const VIDEO_POKER_STEP_SCHEMA = objectSchema({ kind: { const: KIND }, hold });
export type VideoPokerStep = FromSchema<typeof VIDEO_POKER_STEP_SCHEMA>;

export const VIDEO_POKER_OUTCOME_SCHEMA = objectSchema({
  kind: { const: KIND },
  state: { enum: ["open", "drawn"] },
  /** The first five cards, in the order dealt: "AS", "TH", … */
  dealt: cards,
  /** The cards that stayed; none while the round is open. */
  held: hold,
  /** The five cards as they stand. */
  cards,
  /** The highest hand that they make. */
  hand: { enum: HANDS },
});
export type VideoPokerOutcome = FromSchema<typeof VIDEO_POKER_OUTCOME_SCHEMA>;

/** Tells an outcome of video poker from those of other kinds. */
export const isVideoPokerOutcome = (outcome: {
  readonly kind: string;
}): outcome is VideoPokerOutcome => outcome.kind === KIND;
