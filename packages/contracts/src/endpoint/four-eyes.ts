import { refusal } from "./refusal.ts";

/** Refuses to one operator alone what takes two. */
export const second_operator_needed = refusal(403, "base", "Another operator must agree.");

/** A second operator agrees with one who would be let propose it now: not with one who has left. */
export const proposer_gone = refusal(
  409,
  "base",
  "The operator who proposed this may no longer do so. Propose it again.",
);
