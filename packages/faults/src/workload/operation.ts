export type OperationKind =
  | "round"
  | "step"
  | "deposit"
  | "withdrawal"
  | "recall"
  /** Places a bet on sport. */
  | "bet"
  /** Sells it back: it has the bet's own id. */
  | "cash_out"
  | "table_bet"
  /** A call of the outside studio, for a player. */
  | "studio"
  | "coupon"
  /** Of a bonus: it has the bonus's own id. */
  | "activation"
  /** Exchanges points. */
  | "exchange"
  | "limit";

/**
 * The fate of an operation: `unanswered` until the house answers definitively, as in a history of
 * invocations, answers, refusals and unknown ends.
 */
export interface Told {
  state: "unanswered" | "accepted" | "refused";
  /** The code of the refusal. */
  refusal: string | null;
  /** Sent without a definitive answer: the house may have done it nevertheless. */
  unknownEnds: number;
}

/** The kept part of an acceptance: a long run has hundreds of thousands. */
export interface Accepted {
  /** Hash of the answer, as far as it may not change. */
  readonly digest: string;
  /** Stake of a round; after a step with what its steps cost. */
  readonly stake: number;
  readonly payout: number;
  /** Balance after a round. */
  readonly balance: number;
}

/** One wish of a player under an id of its own. */
export interface Operation extends Told {
  readonly kind: OperationKind;
  readonly player: number;
  readonly id: string;
  /** As sent; the same again whenever it is sent again. */
  readonly body: unknown;
  /** Of the game or table; the name of a studio's call. */
  readonly slug?: string;
  /** The id of the round that a step goes on with, or that a studio's call belongs to. */
  readonly round?: string;
  /** The first acceptance; every later one must equal it. */
  answer: Accepted | null;
  /** Number of later answers that said that they repeat an earlier one. */
  repeats: number;
}

export const newTold = (): Told => ({ state: "unanswered", refusal: null, unknownEnds: 0 });

export const newOperation = (
  given: Pick<Operation, "kind" | "player" | "id" | "body" | "slug" | "round">,
): Operation => ({ ...given, ...newTold(), answer: null, repeats: 0 });

/** The answer to an operation: definitive, or none. */
export type Bearing = "accepted" | "refused" | "unknown";

/** Too many requests and faults of the house are no answer: nothing is known, or the same may be asked again. */
export function bearingOf(status: number): Bearing {
  if (status >= 200 && status < 300) return "accepted";
  return status >= 400 && status < 500 && status !== 429 && status !== 408 ? "refused" : "unknown";
}

/** The code that a refusal names. */
export function refusalOf(body: unknown): string {
  const { errors } = (body ?? {}) as { errors?: Record<string, Record<string, string>> };
  return Object.values(errors ?? {}).flatMap((one) => Object.keys(one))[0] ?? "";
}
