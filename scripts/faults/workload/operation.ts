export type OperationKind = "round" | "deposit" | "withdrawal" | "recall";

/**
 * One wish of a player under an id of its own, and what became of it: `unanswered` until the house
 * answers definitively, as in a history of invocations, answers, refusals and unknown ends.
 */
export interface Operation {
  readonly kind: OperationKind;
  readonly player: number;
  readonly id: string;
  /** As sent; the same again whenever it is sent again. */
  readonly body: unknown;
  readonly slug?: string;
  state: "unanswered" | "accepted" | "refused";
  /** The first acceptance; every later one must equal it. */
  answer: unknown;
  /** The code of the refusal. */
  refusal: string | null;
  /** Sent without a definitive answer: the house may have done it nevertheless. */
  unknownEnds: number;
  /** How often a later answer said that it repeats an earlier one. */
  repeats: number;
}

export const newOperation = (
  given: Pick<Operation, "kind" | "player" | "id" | "body" | "slug">,
): Operation => ({
  ...given,
  state: "unanswered",
  answer: null,
  refusal: null,
  unknownEnds: 0,
  repeats: 0,
});

/** An answer as it bears on an operation: definitive, or none. */
export type Bearing = "accepted" | "refused" | "unknown";

/** Too many requests and faults of the house are no answer: nothing is known, or the same may be asked again. */
export function bearingOf(status: number): Bearing {
  if (status >= 200 && status < 300) return "accepted";
  return status >= 400 && status < 500 && status !== 429 && status !== 408 ? "refused" : "unknown";
}
