import { seconds } from "../../fault.ts";
import type { Operation, OperationKind } from "../operation.ts";

/**
 * Bounds what players ask for in a run where the endpoints take so many an hour (30 deposits, 30 withdrawals, 60
 * recalls), spread so that there are some to its end.
 */
const MOST: Partial<Record<OperationKind, number>> = { deposit: 6, withdrawal: 14, recall: 16 };
/** Most requests of a kind in an hour, repeats counted; the rest of the limit is for those sent again. */
const SENT_MOST: Partial<Record<OperationKind, number>> = {
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
    const { [kind]: most = Number.POSITIVE_INFINITY } = MOST;
    const { [kind]: sentMost = Number.POSITIVE_INFINITY } = SENT_MOST;
    return (
      (this.#begun.get(key) ?? 0) < 2 + (most - 2) * share && (this.#sent.get(key) ?? 0) < sentMost
    );
  }
}

function add(counts: Map<string, number>, { player, kind }: Operation): void {
  const key = `${player} ${kind}`;
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
