import type { RoundView } from "@houselight/contracts/house-games";

/** A sentence about the draws of a round, or a table of them; the first row may be its head. */
export type DrawBlock =
  | { readonly text: string }
  | { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };

/** Everything that a saved record holds: the round, and the texts of its page in the player's language. */
export interface GameRecord {
  readonly round: RoundView;
  /** BCP 47. */
  readonly locale: string;
  readonly title: string;
  /** Facts of the round, each under its name. */
  readonly facts: readonly (readonly [name: string, text: string])[];
  /** Says what each of these numbers decides, as the check of the game page told it. */
  readonly draws: { readonly numbers: readonly number[]; readonly blocks: readonly DrawBlock[] };
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
