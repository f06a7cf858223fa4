import { readCard } from "../cards/deck.ts";
import type { Card } from "../cards/deck.ts";
import { objectSchema } from "../json/json-schema.ts";
import type { FromSchema } from "../json/json-schema.ts";
import { firstStanding, GUESSES, MOST_CARDS, nextStanding } from "./pays.ts";
import type { Standing } from "./pays.ts";

/** A step guesses the next card, skips to another one, or cashes out. */
export const HI_LO_STEP_SCHEMA = objectSchema({
  kind: { const: "hi-lo" },
  action: { enum: [...GUESSES, "skip", "cash_out"] },
});
export type HiLoStep = FromSchema<typeof HI_LO_STEP_SCHEMA>["action"];

export const HI_LO_OUTCOME_SCHEMA = objectSchema({
  kind: { const: "hi-lo" },
  state: { enum: ["open", "cashed_out", "lost"] },
  /** Cards shown, in order, each in two letters: "AS", "TH". */
  cards: {
    type: "array",
    items: { type: "string", maxLength: 2 },
    minItems: 1,
    maxItems: MOST_CARDS,
  },
  /** Says what turned each card but the first. */
  turned: { type: "array", items: { enum: [...GUESSES, "skip"] }, maxItems: MOST_CARDS - 1 },
});
export type HiLoOutcome = FromSchema<typeof HI_LO_OUTCOME_SCHEMA>;

/** Tells a hi-lo outcome from those of other kinds. */
export const isHiLoOutcome = (outcome: { readonly kind: string }): outcome is HiLoOutcome =>
  outcome.kind === "hi-lo";

/** Returns how a round stood after its last right guess; a wrong one is left out. */
export function standingOf({ state, cards, turned }: HiLoOutcome): Standing {
  const [first, ...others] = cards.map(readCard);
  const right = state === "lost" ? others.slice(0, -1) : others;
  return right.reduce<Standing>(
    (standing, card, at) => nextStanding(standing, turned[at] ?? "skip", card),
    firstStanding(first as Card),
  );
}
