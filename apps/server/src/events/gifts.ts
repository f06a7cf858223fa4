import type { GiftStage, GiftType } from "@houselight/contracts";
import { defineEvent } from "#platform/outbox";

/** A gift of a player came into this stage, or was given. The amount is in smallest units. */
export interface GiftChanged {
  readonly giftId: string;
  readonly type: GiftType;
  readonly stage: GiftStage;
  readonly title: string;
  /** Null of turns and points. */
  readonly currency: string | null;
  readonly amount: bigint;
  /** Becomes bonus money, which is counted as that. */
  readonly isWagered: boolean;
  /** Moment at which it was given or changed, ISO 8601. */
  readonly at: string;
}
export const giftChanged = defineEvent<GiftChanged>("gift.changed");

/** A turn of the wheel that a gift brought was used. */
export interface TurnUsed {
  readonly giftId: string;
}
export const turnUsed = defineEvent<TurnUsed>("turn.used");
