import { objectSchema } from "../json/json-schema.ts";
import type { FromSchema } from "../json/json-schema.ts";
import { SETTLED_BETS_SCHEMA } from "../table/index.ts";

export const KIND = "blackjack";
/** Hands that splits may lead to. */
export const MOST_HANDS = 4;

const cards = { type: "array", items: { type: "string", maxLength: 2 } } as const;
const total = { type: "integer", minimum: 0 } as const;
const amount = { type: "integer", minimum: 1 } as const;
const payout = { type: "integer", minimum: 0 } as const;

/** Choices of a player: at an ace of the dealer first the two of insurance, then the others. */
export const BLACKJACK_ACTIONS = ["hit", "stand", "double", "split", "insure", "decline"] as const;
export type BlackjackAction = (typeof BLACKJACK_ACTIONS)[number];

/** Wire form of the bet: one box. */
export const BLACKJACK_BET_SCHEMA = objectSchema({
  kind: { const: KIND },
  bets: {
    type: "array",
    minItems: 1,
    maxItems: 1,
    items: objectSchema({ spot: { enum: ["main"] }, amount_cents: amount }),
  },
});

export const BLACKJACK_STEP_SCHEMA = objectSchema({
  kind: { const: KIND },
  action: { enum: BLACKJACK_ACTIONS },
});
export type BlackjackStep = FromSchema<typeof BLACKJACK_STEP_SCHEMA>;

const hand = objectSchema({
  cards,
  /** The best total: with an ace as 11 where that does not bust. */
  total,
  /** An ace counts as 11. */
  soft: { type: "boolean" },
  /** `waiting` for its turn, in `play`, `stood` until the dealer has played; then how it ended. */
  state: { enum: ["waiting", "play", "stood", "bust", "blackjack", "won", "push", "lost"] },
  /** With what a double added. */
  amount_cents: amount,
  payout_cents: payout,
});

export const BLACKJACK_OUTCOME_SCHEMA = objectSchema({
  kind: { const: KIND },
  /** `insurance` asks for that alone; `done` shows all cards. */
  state: { enum: ["insurance", "open", "done"] },
  /** The dealer's cards; while the round is open the one that lies open. */
  dealer: objectSchema({ cards, total, soft: { type: "boolean" } }),
  hands: { type: "array", items: hand, minItems: 1, maxItems: MOST_HANDS },
  /** To whom the cards that lie open came, in their order: 0 the dealer, 1 the first hand. */
  deal: { type: "array", items: { type: "integer", minimum: 0, maximum: MOST_HANDS } },
  /** Actions that the round offers now; none once it is done. */
  offers: { type: "array", items: { enum: BLACKJACK_ACTIONS } },
  /** Stakes and pays: those of all hands as `main`, and `insurance` where it was taken. */
  bets: SETTLED_BETS_SCHEMA,
});
export type BlackjackOutcome = FromSchema<typeof BLACKJACK_OUTCOME_SCHEMA>;
export type BlackjackHand = BlackjackOutcome["hands"][number];

/** Tells an outcome of blackjack from those of other kinds. */
export const isBlackjackOutcome = (outcome: {
  readonly kind: string;
}): outcome is BlackjackOutcome => outcome.kind === KIND;
