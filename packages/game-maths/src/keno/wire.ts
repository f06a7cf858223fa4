import { objectSchema } from "../json/json-schema.ts";
import type { FromSchema } from "../json/json-schema.ts";

/** The numbers in the order in which they were drawn, and how many of the ticket are among them. */
export const KENO_OUTCOME_SCHEMA = objectSchema({
  kind: { const: "keno" },
  drawn: { type: "array", items: { type: "integer" } },
  hits: { type: "integer" },
});
export type KenoOutcome = FromSchema<typeof KENO_OUTCOME_SCHEMA>;

/** Tells an outcome of keno from those of other kinds. */
export const isKenoOutcome = (outcome: { readonly kind: string }): outcome is KenoOutcome =>
  outcome.kind === "keno";
