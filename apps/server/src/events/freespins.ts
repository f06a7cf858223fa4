import type { BonusStage } from "@houselight/contracts";
import { defineEvent } from "#platform/outbox";

/** Free spins of a player came into this stage, or were given. Amounts in smallest units. */
export interface FreespinsChanged {
  readonly freespinsId: string;
  readonly stage: BonusStage;
  readonly title: string;
  readonly currency: string;
  readonly won: bigint;
  /** Moment at which they ended, ISO 8601; absent before, and in events of older builds. */
  readonly at?: string;
}
export const freespinsChanged = defineEvent<FreespinsChanged>("freespins.changed");
