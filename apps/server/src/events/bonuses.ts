import type { BonusStage } from "@houselight/contracts";
import { defineEvent } from "#platform/outbox";

/** A bonus of a player came into this stage, or was given. Amounts in smallest units. */
export interface BonusChanged {
  readonly bonusId: string;
  readonly stage: BonusStage;
  readonly title: string;
  readonly currency: string;
  readonly amount: bigint;
  /** Bonus money that became cash; absent before the end. */
  readonly converted?: bigint;
  /** Moment at which it was given or ended, ISO 8601; absent between, and in events of older builds. */
  readonly at?: string;
}
export const bonusChanged = defineEvent<BonusChanged>("bonus.changed");
