import { objectSchema } from "../json/json-schema.ts";
import type { FromSchema } from "../json/json-schema.ts";

/** The ball's way, 0 for left and 1 for right, its basket from the left, and what that pays. */
export const PLINKO_OUTCOME_SCHEMA = objectSchema({
  kind: { const: "plinko" },
  path: { type: "array", items: { type: "integer" } },
  basket: { type: "integer" },
  hundredths: { type: "integer" },
});
export type PlinkoOutcome = FromSchema<typeof PLINKO_OUTCOME_SCHEMA>;

/** Tells an outcome of plinko from those of other kinds. */
export const isPlinkoOutcome = (outcome: { readonly kind: string }): outcome is PlinkoOutcome =>
  outcome.kind === "plinko";
