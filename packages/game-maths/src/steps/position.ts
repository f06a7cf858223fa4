import type { Draw } from "../fairness/draw.ts";

/** The reason why a round does not take a step. */
export type StepRefused = "step_not_understood" | "step_not_offered";

/** A round with steps as it stands after those that were taken. Nothing of it changes. */
export interface RoundPosition<Outcome = unknown> {
  /** Outcome as its player may see it, in wire form: while the round is open, nothing that is still hidden. */
  readonly outcome: Outcome;
  /** Smallest units that come back once the round has ended; null while it waits for a step. */
  readonly payout: bigint | null;
  /** Reads a step in wire form. Refuses by name what the round does not offer now. */
  readStep(json: unknown): OfferedStep<Outcome> | { readonly refused: StepRefused };
  /**
   * Returns the step that the round takes when its player does not come back, in wire form: it costs
   * nothing, and enough of them end every round. Null once it has ended.
   */
  readonly byDefault: unknown;
}

/** A step that a round offers. */
export interface OfferedStep<Outcome = unknown> {
  /** Further stake in smallest units, nothing or more. */
  readonly cost: bigint;
  /** Takes the step. Draws go on where those of the position ended. */
  take(draw: Draw): RoundPosition<Outcome>;
}

/** Rules of a game with steps. States are values: `act` returns a new one. */
export interface SteppedRules<Bet, State, Step, Outcome> {
  open(bet: Bet, draw: Draw): State;
  /** Reads the form of a step; null when it is none of this game. */
  readStep(json: unknown): Step | null;
  /** Returns the further stake of a step, nothing or more; null when the state does not offer it. */
  cost(state: State, step: Step): bigint | null;
  act(state: State, step: Step, draw: Draw): State;
  /** Returns what the round pays in smallest units; null while it is open. */
  payout(state: State): bigint | null;
  /** Writes what the player may see in wire form. */
  outcome(state: State): Outcome;
  /** Returns the step of an open round whose player is gone, in wire form: offered, and free. */
  byDefault(state: State): unknown;
}

/** Makes the `open` of a game from its rules. */
export function openBy<Bet, State, Step, Outcome>(
  rules: SteppedRules<Bet, State, Step, Outcome>,
): (bet: Bet, draw: Draw) => RoundPosition<Outcome> {
  const positionOf = (state: State): RoundPosition<Outcome> => {
    const payout = rules.payout(state);
    return {
      payout,
      // Written when it is asked for: a replay asks for the last one only.
      get outcome() {
        return rules.outcome(state);
      },
      get byDefault() {
        return payout === null ? rules.byDefault(state) : null;
      },
      readStep(json) {
        const step = rules.readStep(json);
        if (step === null) return { refused: "step_not_understood" };
        const cost = payout === null ? rules.cost(state, step) : null;
        if (cost === null) return { refused: "step_not_offered" };
        return { cost, take: (draw) => positionOf(rules.act(state, step, draw)) };
      },
    };
  };
  return (bet, draw) => positionOf(rules.open(bet, draw));
}
