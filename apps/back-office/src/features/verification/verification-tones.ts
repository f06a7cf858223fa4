import type { BadgeTone } from "@houselight/ui";

/** Looks of the steps of a verification. */
export const VERIFICATION_TONES: Readonly<Record<string, BadgeTone>> = {
  pending: "waiting",
  verified: "good",
  rejected: "bad",
  expired: "bad",
};
