import type { BetView, StepView } from "@houselight/contracts";
import type { TakenDraw } from "#core/fairness";
import type { Wager } from "#money/wagers";

/** The record of a round, kept with its wager: enough to play it again by the rules of its version. */
export interface RoundRecord {
  readonly version: string;
  readonly bet: BetView;
  /** Choices of the player on the way, in order. */
  readonly steps: readonly StepView[];
  readonly draws: readonly number[];
  /** The pair of seeds and the number of the draw under it. */
  readonly pair: bigint;
  readonly nonce: bigint;
}

/** Writes the record as JSON; ids of pairs and nonces are far below 2^53. */
export const writeRecord = (
  version: string,
  bet: BetView,
  taken: TakenDraw,
  steps: readonly StepView[] = [],
): string =>
  JSON.stringify({
    version,
    bet,
    // Most rounds have none, and every byte is stored for good.
    ...(steps.length > 0 ? { steps } : {}),
    draws: taken.drawn,
    pair: Number(taken.pairId),
    nonce: Number(taken.nonce),
  });

export function readRecord({ record }: Pick<Wager, "record">): RoundRecord {
  const { pair, nonce, ...rest } = JSON.parse(record) as Omit<
    RoundRecord,
    "pair" | "nonce" | "steps"
  > & {
    readonly steps?: readonly StepView[];
    readonly pair: number;
    readonly nonce: number;
  };
  return { steps: [], ...rest, pair: BigInt(pair), nonce: BigInt(nonce) };
}
