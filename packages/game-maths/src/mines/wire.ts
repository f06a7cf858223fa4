import { objectSchema } from "../json/json-schema.ts";
import type { FromSchema } from "../json/json-schema.ts";
import { FIELDS, MINES } from "./pays.ts";

/** Wire form of the choice: the number of mines. */
export const MINES_CHOICE = {
  mines: { type: "integer", minimum: MINES.fewest, maximum: MINES.most },
} as const;

const field = { type: "integer", minimum: 0, maximum: FIELDS - 1 } as const;

/** A step opens a field (0 to 24, row by row) or cashes out, for which `field` is null. */
export const MINES_STEP_SCHEMA = objectSchema({
  kind: { const: "mines" },
  action: { enum: ["pick", "cash_out"] },
  field: { anyOf: [field, { type: "null" }] },
});

export const MINES_OUTCOME_SCHEMA = objectSchema({
  kind: { const: "mines" },
  state: { enum: ["open", "cashed_out", "struck"] },
  /** Fields opened without a mine, in order. */
  opened: { type: "array", items: field },
  /** The mine that was opened; null when none was. */
  struck: { anyOf: [field, { type: "null" }] },
  /** Fields with a mine; empty while the round is open. */
  board: { type: "array", items: field },
});
export type MinesOutcome = FromSchema<typeof MINES_OUTCOME_SCHEMA>;

/** Tells a mines outcome from those of other kinds. */
export const isMinesOutcome = (outcome: { readonly kind: string }): outcome is MinesOutcome =>
  outcome.kind === "mines";
