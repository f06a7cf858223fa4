import type { BetView, OutcomeView } from "@houselight/contracts/house-games";
import type { ComponentType } from "react";
import type { Pace } from "../round/pace/pace.ts";

/** A round as its drawing shows it. */
export interface Shown<Choice, Outcome> {
  readonly id: string;
  /** The choice that it was played with, whatever is chosen now. */
  readonly choice: Choice;
  readonly outcome: Outcome;
  /** False once the round has been shown to its end. */
  readonly moving: boolean;
  /** Time that the drawing has to move in, in milliseconds. */
  readonly ms: number;
}

/** Props of the drawing of a round, and of what is chosen on it. */
export interface BoardProps<Choice, Outcome> {
  readonly choice: Choice;
  readonly shown: Shown<Choice, Outcome> | null;
  readonly pace: Pace;
  readonly disabled: boolean;
  readonly onChoose: (choice: Choice) => void;
}

/** Props of what stands under the drawing: how the next round is chosen. */
export interface ChoiceProps<Choice> {
  readonly choice: Choice;
  readonly stakeCents: number;
  readonly currency: string;
  readonly disabled: boolean;
  readonly onChoose: (choice: Choice) => void;
}

/** One figure of the next round, told before it is taken. */
export interface Odds {
  readonly name: string;
  readonly value: string;
}

/** Says what a round came to, for the lists and lines of all originals. */
export interface ShownOriginal<Outcome extends OutcomeView> {
  readonly slug: string;
  readonly isOutcome: (outcome: OutcomeView) => outcome is Outcome;
  /** Returns what a round came to, in a few signs and in words. */
  readonly useResult: () => (outcome: Outcome) => {
    readonly short: string;
    readonly whole: string;
  };
}

/** Everything that shows an original: a game of one stake, one choice and one press. */
export interface Original<Choice extends object, Outcome extends OutcomeView>
  extends ShownOriginal<Outcome> {
  /** Is chosen on the first visit. */
  readonly first: Choice;
  /** Reads the fields of a bet beside its kind and stake; null when they cannot be played. */
  readonly readChoice: (fields: Readonly<Record<string, unknown>>) => Choice | null;
  /** Returns how long a round moves at the usual pace, in milliseconds. */
  readonly movesMs: (outcome: Outcome) => number;
  readonly Board: ComponentType<BoardProps<Choice, Outcome>>;
  readonly Choices: ComponentType<ChoiceProps<Choice>>;
  /** Returns the figures of the next round, or why it cannot be played. */
  readonly useOdds: (
    choice: Choice,
    stakeCents: number,
    currency: string,
  ) => { readonly odds: readonly Odds[]; readonly obstacle: string | null };
  /** Returns the word of the button that starts a round. */
  readonly useAction: () => string;
}

/** Returns the fields of a bet that were chosen. */
export function choiceFields(bet: BetView): Record<string, unknown> {
  const { kind: _, stake_cents: __, ...fields } = bet;
  return fields;
}
