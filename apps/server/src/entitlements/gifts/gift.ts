import type { GiftStage, GiftType } from "@houselight/contracts";

/** A gift of a player that is taken as a whole. The amount is in smallest units of its currency. */
export interface Gift {
  readonly id: string;
  readonly playerId: bigint;
  readonly type: GiftType;
  /** Null of turns and points. */
  readonly currency: string | null;
  readonly amount: bigint;
  readonly points: number | null;
  /** It becomes bonus money that is staked so many times; 0 for cash. */
  readonly wagering: number;
  readonly title: string;
  readonly groupKey: string;
  readonly source: string;
  readonly stage: GiftStage;
  readonly createdAt: Date;
  readonly activatableUntil: Date;
  readonly activatedAt: Date | null;
  /** A turn that was taken can be used until then. */
  readonly useUntil: Date | null;
  readonly endedAt: Date | null;
  /** The bonus that it became. */
  readonly bonusId: string | null;
  readonly version: bigint;
}

/** The thing that a gift becomes when it is taken. */
export type Outcome = "cash" | "bonus" | "turn" | "points";

/** Decides what a gift becomes when its player takes it. */
export function outcomeOf({ type, wagering }: Pick<Gift, "type" | "wagering">): Outcome {
  if (type === "giftspin") return "turn";
  if (type === "xp") return "points";
  return wagering > 0 ? "bonus" : "cash";
}

/** Tells whether a gift can be taken at a moment: one that is issued, until its time is over. */
export const isActivatable = (
  { stage, activatableUntil }: Pick<Gift, "stage" | "activatableUntil">,
  at: Date,
): boolean => stage === "issued" && at < activatableUntil;

/** A gift can be taken for so long where its giver says nothing else. */
export const DAYS_TO_TAKE = 7;
/** A turn can be used for so long after it was taken. */
export const DAYS_TO_TURN = 7;

const DAY_MS = 86_400_000;
export const daysAfter = (at: Date, days: number): Date => new Date(at.getTime() + days * DAY_MS);
