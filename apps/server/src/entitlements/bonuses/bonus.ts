import type {
  BonusStage,
  BonusTrigger,
  OfferState,
  REWARD_TRIGGER,
  SettingWords,
} from "@houselight/contracts";

/** An offer of the house; its terms never change. Amounts are hundredths of a euro. */
export interface Offer {
  readonly id: string;
  readonly trigger: BonusTrigger;
  readonly code: string;
  readonly title: SettingWords;
  readonly groupKey: string;
  readonly listed: boolean;
  /** Part of the deposit; null for an amount that is fixed. */
  readonly percent: number | null;
  /** The bonus, or the most that a deposit brings. */
  readonly amount: bigint;
  readonly minDeposit: bigint;
  /** The bonus is staked so many times before it becomes cash. */
  readonly wagering: number;
  readonly maxWin: bigint | null;
  readonly maxStake: bigint;
  readonly slotsPercent: number;
  readonly otherPercent: number;
  readonly daysToActivate: number;
  readonly daysToWager: number;
  readonly groupIds: readonly string[];
  readonly endAt: Date;
  readonly state: OfferState;
  readonly changedBy: string;
  readonly changedAt: Date;
}

/** A bonus of a player. Amounts are in smallest units of its currency. */
export interface Bonus {
  readonly id: string;
  /** Null for a reward, which has its terms itself. */
  readonly offerId: string | null;
  readonly playerId: bigint;
  /** In the language that its player read when it was given. */
  readonly title: string;
  readonly currency: string;
  readonly amount: bigint;
  readonly requirement: bigint;
  readonly wagered: bigint;
  readonly maxWin: bigint | null;
  readonly stage: Exclude<BonusStage, "activated">;
  readonly createdAt: Date;
  readonly activatableUntil: Date;
  readonly activatedAt: Date | null;
  readonly wagerUntil: Date | null;
  readonly endedAt: Date | null;
  readonly converted: bigint | null;
  /** A withdrawal ended it. */
  readonly erased: boolean;
  readonly version: bigint;
}

/** Terms that a bonus goes by: those of its offer, or its own. */
export type Terms = Pick<
  Offer,
  "groupKey" | "maxStake" | "slotsPercent" | "otherPercent" | "daysToWager"
> & { readonly trigger: BonusTrigger | typeof REWARD_TRIGGER };

export type TermedBonus = Bonus & { readonly terms: Terms };

/** Stages in which its money is on the account. */
export const isWagered = ({ stage }: Pick<Bonus, "stage">): boolean =>
  stage === "handle_bets" || stage === "wager_done";

export const isOver = ({ endedAt }: Pick<Bonus, "endedAt">): boolean => endedAt !== null;

/** Tells whether a bonus can be activated at a moment: one that is issued, until its time is over. */
export const isActivatable = (
  { stage, activatableUntil }: Pick<Bonus, "stage" | "activatableUntil">,
  at: Date,
): boolean => stage === "issued" && at < activatableUntil;

const DAY_MS = 86_400_000;
export const daysAfter = (at: Date, days: number): Date => new Date(at.getTime() + days * DAY_MS);

/** Beginning of the group keys of the welcome pack (OPEN-32). */
const WELCOME_PACK = "welcome";

export const isOfWelcomePack = ({ groupKey }: Pick<Offer, "groupKey">): boolean =>
  groupKey.startsWith(WELCOME_PACK);
