import { refusal } from "./refusal.ts";

/** A second operator agrees with one who would be let propose it now: not with one who has left. */
export const proposer_gone = refusal(
  409,
  "base",
  "The operator who proposed this may no longer do so. Propose it again.",
);
