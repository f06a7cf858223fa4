import type { RoundView } from "@houselight/contracts/house-games";

/** Everything that a saved record holds: the round, and the texts of its page in the player's language. */
export interface GameRecord {
  readonly round: RoundView;
  /** BCP 47. */
  readonly locale: string;
  readonly title: string;
  /** Facts of the round, each under its name. */
  readonly facts: readonly (readonly [name: string, text: string])[];
  readonly texts: Readonly<
    Record<
      | "matches"
      | "differs"
      | "matchesText"
      | "differsText"
      | "hashMatches"
      | "hashDiffers"
      | "failed"
      | "note",
      string
    >
  >;
}

/** Id of the element of a saved record that holds it as JSON. */
export const RECORD_ELEMENT = "record";
