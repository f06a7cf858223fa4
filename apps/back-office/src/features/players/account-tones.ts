import type { BadgeTone } from "@houselight/ui";

/** Looks of the states of an account. */
export const ACCOUNT_TONES: Readonly<Record<string, BadgeTone>> = {
  active: "good",
  withdrawals_only: "waiting",
  closed: "bad",
};
