import { objectSchema } from "../json/json-schema.ts";
import type { FromSchema } from "../json/json-schema.ts";
import { SETTLED_BETS_SCHEMA } from "../table/index.ts";
import { WAR_BURNT, WAR_SPOTS } from "./war-rules.ts";

export const KIND = "casino-war";

const card = { type: "string", maxLength: 2 } as const;
const amount = { type: "integer", minimum: 1 } as const;

/** Wire form of the bets: each spot once. */
export const WAR_BET_SCHEMA = objectSchema({
  kind: { const: KIND },
  bets: {
    type: "array",
    minItems: 1,
    maxItems: WAR_SPOTS.length,
    items: objectSchema({ spot: { enum: ["main", "tie"] }, amount_cents: amount }),
  },
});

/** The choice after a tie. */
export const WAR_STEP_SCHEMA = objectSchema({
  kind: { const: KIND },
  action: { enum: ["war", "surrender"] },
});
export type WarStep = FromSchema<typeof WAR_STEP_SCHEMA>;

export const WAR_OUTCOME_SCHEMA = objectSchema({
  kind: { const: KIND },
  /** `tied` ends a round without a main bet; `open` waits for the choice. */
  state: {
    enum: ["open", "won", "lost", "tied", "surrendered", "war_won", "war_tied", "war_lost"],
  },
  player: card,
  dealer: card,
  /** The cards of the war, and those laid aside before them; null where there was none. */
  war: {
    anyOf: [
      objectSchema({
        burnt: { type: "array", items: card, minItems: WAR_BURNT, maxItems: WAR_BURNT },
        player: card,
        dealer: card,
      }),
      { type: "null" },
    ],
  },
  /** Pays of each bet; nothing while the round is open. The main bet has its raise. */
  bets: SETTLED_BETS_SCHEMA,
});
export type WarOutcome = FromSchema<typeof WAR_OUTCOME_SCHEMA>;

/** Tells an outcome of casino war from those of other kinds. */
export const isWarOutcome = (outcome: { readonly kind: string }): outcome is WarOutcome =>
  outcome.kind === KIND;
