import type { BadgeTone } from "@houselight/ui";

/** Looks of the stages of a bonus. */
export const STAGE_TONES: Readonly<Record<string, BadgeTone>> = {
  issued: "waiting",
  activated: "good",
  handle_bets: "good",
  lost: "bad",
  expired: "bad",
  canceled: "bad",
};
