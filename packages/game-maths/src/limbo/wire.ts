import { objectSchema } from "../json/json-schema.ts";
import type { FromSchema } from "../json/json-schema.ts";

/** The multiplier that was drawn, in hundredths. */
export const LIMBO_OUTCOME_SCHEMA = objectSchema({
  kind: { const: "limbo" },
  height: { type: "integer" },
  won: { type: "boolean" },
});
export type LimboOutcome = FromSchema<typeof LIMBO_OUTCOME_SCHEMA>;

/** Tells an outcome of limbo from those of other kinds. */
export const isLimboOutcome = (outcome: { readonly kind: string }): outcome is LimboOutcome =>
  outcome.kind === "limbo";
