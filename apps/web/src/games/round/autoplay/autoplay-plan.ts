/** Says what a player sets before rounds follow each other by themselves. */
export interface AutoplayPlan {
  readonly rounds: number;
  /** No round is started that could take what is lost in all of them above this, in smallest units. */
  readonly lossLimitCents: number;
  /** A single round that pays at least this ends them, in smallest units. */
  readonly winLimitCents: number;
  readonly stopsOnFeature: boolean;
}

/** Numbers of rounds that are offered. */
export const ROUND_COUNTS = [10, 25, 50, 100] as const;
/** Limits that are offered, in stakes of a round; the second of each is proposed. */
export const LOSS_MULTIPLES = [5, 10, 20, 50] as const;
export const WIN_MULTIPLES = [10, 20, 50, 100] as const;

/** Rounds of a plan that were shown to their end. */
export interface AutoplayRun {
  readonly plan: AutoplayPlan;
  /** The limits of the plan are in this currency: no round is started in another one. */
  readonly currency: string;
  readonly played: number;
  /** Payouts less stakes of these rounds, in smallest units. */
  readonly netCents: number;
  /** Id of the last round that is counted, or of the last one before the first. */
  readonly counted: string | null;
}

/** Names why rounds no longer follow by themselves. */
export type StopReason =
  | "rounds"
  | "loss"
  | "win"
  | "feature"
  | "currency"
  | "refused"
  | "hidden"
  | "dialog"
  | "pressed";

/** A round as the rules of stopping see it. */
export interface CountedRound {
  readonly id: string;
  readonly payoutCents: number;
  readonly stakeCents: number;
  readonly hasFeature: boolean;
}

/** Counts a round that was shown to its end. */
export const withRound = (run: AutoplayRun, round: CountedRound): AutoplayRun => ({
  ...run,
  played: run.played + 1,
  netCents: run.netCents + round.payoutCents - round.stakeCents,
  counted: round.id,
});

/** Returns why no further round is started after this one; null when one follows. */
export function stopAfter(
  { plan, played, netCents }: AutoplayRun,
  round: CountedRound,
  nextStakeCents: number,
): StopReason | null {
  if (round.payoutCents >= plan.winLimitCents) return "win";
  if (plan.stopsOnFeature && round.hasFeature) return "feature";
  if (played >= plan.rounds) return "rounds";
  return nextStakeCents - netCents > plan.lossLimitCents ? "loss" : null;
}
