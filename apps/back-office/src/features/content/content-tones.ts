import type { BadgeTone } from "@houselight/ui";

/** Looks of the states of a text. */
export const CONTENT_TONES: Readonly<Record<string, BadgeTone>> = {
  scheduled: "waiting",
  standing: "good",
};
