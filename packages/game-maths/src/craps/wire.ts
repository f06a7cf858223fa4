import { objectSchema } from "../json/json-schema.ts";
import type { FromSchema } from "../json/json-schema.ts";
import { SETTLED_BETS_SCHEMA } from "../table/index.ts";
import { OPENING_SPOTS, STEP_SPOTS } from "./spots.ts";

export const KIND = "craps";

const die = { type: "integer", minimum: 1, maximum: 6 } as const;
const amount = { type: "integer", minimum: 1 } as const;
const point = {
  anyOf: [{ type: "integer", minimum: 4, maximum: 10 }, { type: "null" }],
} as const;

const betsOn = (spots: readonly { readonly key: string }[], minItems: number) =>
  ({
    type: "array",
    minItems,
    maxItems: spots.length,
    items: objectSchema({
      spot: { enum: spots.map(({ key }) => key) },
      amount_cents: amount,
    }),
  }) as const;

/** Wire form of the first bets, which the come-out roll follows. */
export const CRAPS_BET_SCHEMA = objectSchema({
  kind: { const: KIND },
  /** The least chip of the table in the currency of the bet: every stake is a multiple of it. */
  chip_cents: amount,
  bets: betsOn(OPENING_SPOTS, 1),
});

/** A roll, with the bets that are laid before it; none rolls on. */
export const CRAPS_STEP_SCHEMA = objectSchema({
  kind: { const: KIND },
  bets: betsOn(STEP_SPOTS, 0),
});

const roll = objectSchema({
  dice: { type: "array", prefixItems: [die, die], items: false },
  /** The point after the roll; null while the puck is off. */
  point,
  /** Bets that the roll decided. */
  bets: SETTLED_BETS_SCHEMA,
  /** Spots that come bets travelled to. */
  travelled: { type: "array", items: { type: "string" } },
});

export const CRAPS_OUTCOME_SCHEMA = objectSchema({
  kind: { const: KIND },
  /** `open` waits for the next roll; `done` when no bet stands. */
  state: { enum: ["open", "done"] },
  point,
  rolls: { type: "array", items: roll, minItems: 1 },
  /** Bets that are not decided. */
  standing: {
    type: "array",
    items: objectSchema({ spot: { type: "string" }, amount_cents: { type: "integer" } }),
  },
  /** Every bet of the round by the spot where it was decided or stands; what stands pays nothing yet. */
  bets: SETTLED_BETS_SCHEMA,
});
export type CrapsOutcome = FromSchema<typeof CRAPS_OUTCOME_SCHEMA>;
export type CrapsRollView = CrapsOutcome["rolls"][number];

/** Tells an outcome of craps from those of other kinds. */
export const isCrapsOutcome = (outcome: { readonly kind: string }): outcome is CrapsOutcome =>
  outcome.kind === KIND;
