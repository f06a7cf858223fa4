import type { BadgeTone } from "@houselight/ui";

/** Tones of the states of bets and of their legs. */
export const BET_TONES: Readonly<Record<string, BadgeTone>> = {
  open: "waiting",
  won: "good",
  half_won: "good",
  cashed_out: "good",
};
