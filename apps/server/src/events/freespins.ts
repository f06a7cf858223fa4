import type { BonusStage } from "@houselight/contracts";
import { defineEvent } from "#platform/outbox";

/** Free spins of a player came into this stage, or were given. Amounts in smallest units. */
export interface FreespinsChanged {
  readonly freespinsId: string;
  readonly stage: BonusStage;
  readonly title: string;
  readonly currency: string;
  readonly won: bigint;
}
export const freespinsChanged = defineEvent<FreespinsChanged>("freespins.changed");
