import { defineEvent } from "#platform/outbox";

/** Two operators gave a player cash (above zero) or took some (below), in smallest units. */
export interface CorrectionMade {
  readonly correctionId: string;
  readonly licence: string;
  readonly currency: string;
  readonly amount: bigint;
  /** Moment at which the money moved, ISO 8601. */
  readonly at: string;
}
export const correctionMade = defineEvent<CorrectionMade>("correction.made");
