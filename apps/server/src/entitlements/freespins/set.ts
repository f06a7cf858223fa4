import type { FreespinsView } from "@houselight/contracts";

/** An issued set can be activated for so many days, unless whoever gives it says otherwise. */
export const DAYS_TO_ACTIVATE = 7;
/** An activated set can be played for so many days. */
export const DAYS_TO_PLAY = 7;

type SetStage = Extract<
  FreespinsView["stage"],
  "issued" | "activated" | "finished" | "lost" | "canceled" | "expired"
>;

/** Free spins that a player was given at once. Amounts are in smallest units of the currency. */
export interface FreeSpins {
  readonly id: string;
  readonly playerId: bigint;
  readonly currency: string;
  /** Slug of the one game in which they are played. */
  readonly game: string;
  /** Stake of every round, which the house pays. */
  readonly stake: bigint;
  readonly total: number;
  readonly used: number;
  /** Won so far; kept by the house until they are over. */
  readonly won: bigint;
  /** Their winnings are staked so many times before they become cash. */
  readonly wagering: number;
  readonly maxWin: bigint | null;
  readonly title: string;
  readonly groupKey: string;
  readonly stage: SetStage;
  readonly createdAt: Date;
  readonly activatableUntil: Date;
  readonly activatedAt: Date | null;
  readonly playUntil: Date | null;
  readonly endedAt: Date | null;
  readonly version: bigint;
}

/** Tells whether free spins can be activated at a moment: those that are issued, until their time is over. */
export const isActivatable = (
  { stage, activatableUntil }: Pick<FreeSpins, "stage" | "activatableUntil">,
  at: Date,
): boolean => stage === "issued" && at < activatableUntil;

/** Tells whether a round can be played with free spins at a moment. */
export const isPlayable = (
  { stage, used, total, playUntil }: Pick<FreeSpins, "stage" | "used" | "total" | "playUntil">,
  at: Date,
): boolean => stage === "activated" && used < total && playUntil !== null && at < playUntil;

/**
 * Returns the stage to which free spins come by themselves at a moment; null while they stay as they are.
 * All played ends them, and so does their time: what they have won is their player's either way.
 */
export function dueStage(set: FreeSpins, at: Date): "finished" | "lost" | "expired" | null {
  if (set.stage === "issued") return isActivatable(set, at) ? null : "expired";
  if (set.stage !== "activated") return null;
  if (set.used === set.total) return set.won > 0n ? "finished" : "lost";
  return isPlayable(set, at) ? null : "expired";
}

const DAY_MS = 86_400_000;
export const daysAfter = (at: Date, days: number): Date => new Date(at.getTime() + days * DAY_MS);
