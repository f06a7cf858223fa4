/** Goals, or another count, of each side. */
export interface Goals {
  readonly home: number;
  readonly away: number;
}

export type Side = "home" | "away";

/** Goals that each side is expected to score over 90 minutes with eleven against eleven. */
export interface Strengths {
  readonly home: number;
  readonly away: number;
}

export type Period = "before" | "first" | "break" | "second" | "over";

/** A match as it stands. */
export interface FootballState {
  readonly period: Period;
  /** Whole minutes played, 0 to 90; stoppage belongs to minutes 45 and 90. */
  readonly minute: number;
  readonly score: Goals;
  /** Null before half time. */
  readonly halfTime: Goals | null;
  /** Red cards shown so far. */
  readonly reds: Goals;
}

/** Last minute of each half. */
export const HALF_MINUTES = 45;
export const MATCH_MINUTES = 90;

/** Returns the whole minutes of play that are over, as the period bounds them. */
export function minutesPlayed({
  period,
  minute,
}: Pick<FootballState, "period" | "minute">): number {
  switch (period) {
    case "before":
      return 0;
    case "first":
      return Math.min(minute, HALF_MINUTES);
    case "break":
      return HALF_MINUTES;
    case "second":
      return Math.min(Math.max(minute, HALF_MINUTES), MATCH_MINUTES);
    case "over":
      return MATCH_MINUTES;
  }
}
