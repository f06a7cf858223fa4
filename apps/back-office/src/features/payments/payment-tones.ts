import type { BadgeTone } from "@houselight/ui";

/** Looks of the states of a payment. */
export const PAYMENT_TONES: Readonly<Record<string, BadgeTone>> = {
  pending: "waiting",
  processing: "waiting",
  reserved: "waiting",
  succeeded: "good",
  declined: "bad",
  rejected: "bad",
};
