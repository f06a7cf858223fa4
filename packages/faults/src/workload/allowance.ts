import { seconds } from "../fault.ts";
import type { Operation, OperationKind } from "./operation.ts";

/**
 * Bounds the payments that a player asks for in a run, spread so that there are some to its end.
 * The endpoints take 30 deposits, 30 withdrawals and 60 recalls an hour.
 */
const MOST: Readonly<Record<OperationKind, number>> = {
  round: Number.POSITIVE_INFINITY,
  step: Number.POSITIVE_INFINITY,
  deposit: 6,
  withdrawal: 14,
  recall: 16,
};
/** Most requests of a kind in an hour, repeats counted; the rest of the limit is for those sent again. */
const SENT_MOST: Readonly<Record<OperationKind, number>> = {
  round: Number.POSITIVE_INFINITY,
  step: Number.POSITIVE_INFINITY,
  deposit: 15,
  withdrawal: 18,
  recall: 36,
};

/** Counts what players ask for, and says whether one may ask for more. */
export class Allowance {
  readonly #begun = new Map<string, number>();
  readonly #sent = new Map<string, number>();
  readonly #since = seconds();
  readonly #expectedSeconds: number;

  constructor(expectedSeconds: number) {
    this.#expectedSeconds = expectedSeconds;
  }

  noteBegun = (operation: Operation): void => add(this.#begun, operation);
  noteSent = (operation: Operation): void => add(this.#sent, operation);

  may(player: number, kind: OperationKind): boolean {
    const key = `${player} ${kind}`;
    const share = Math.min(1, (seconds() - this.#since) / this.#expectedSeconds);
    return (
      (this.#begun.get(key) ?? 0) < 2 + (MOST[kind] - 2) * share &&
      (this.#sent.get(key) ?? 0) < SENT_MOST[kind]
    );
  }
}

function add(counts: Map<string, number>, { player, kind }: Operation): void {
  const key = `${player} ${kind}`;
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
