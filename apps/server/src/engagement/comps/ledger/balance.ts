import type { Rests } from "../earn/earn.ts";

/** Points of a player. */
export interface Balance {
  readonly playerId: bigint;
  /** Those that can be exchanged. */
  readonly chargeable: bigint;
  /** All that were ever given. */
  readonly persistent: bigint;
  /** Rises with every movement. */
  readonly version: bigint;
  readonly rests: Rests;
}

type MovementKind = "award" | "exchange" | "correction";

/** Points that a player gets (above zero) or gives (below). */
export interface Movement {
  readonly playerId: bigint;
  /** Of the round, the exchange or the correction: one movement each. */
  readonly id: string;
  readonly kind: MovementKind;
  readonly points: bigint;
  readonly at: Date;
}

export const emptyBalance = (playerId: bigint): Balance => ({
  playerId,
  chargeable: 0n,
  persistent: 0n,
  version: 0n,
  rests: { slots: 0n, others: 0n },
});
