import type { BadgeTone } from "@houselight/ui";

/** Looks of the states of a wager. */
export const WAGER_TONES: Readonly<Record<string, BadgeTone>> = {
  open: "waiting",
  voided: "bad",
};
