import { objectSchema } from "../json/json-schema.ts";
import type { FromSchema } from "../json/json-schema.ts";

/** The roll in hundredths, 0 to 9,999. */
export const DICE_OUTCOME_SCHEMA = objectSchema({
  kind: { const: "dice" },
  roll: { type: "integer" },
  won: { type: "boolean" },
});
export type DiceOutcome = FromSchema<typeof DICE_OUTCOME_SCHEMA>;

/** Tells an outcome of dice from those of other kinds. */
export const isDiceOutcome = (outcome: { readonly kind: string }): outcome is DiceOutcome =>
  outcome.kind === "dice";
