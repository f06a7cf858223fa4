import {
  assertStrengths,
  CHANCES,
  goalChance,
  isHomeFirst,
  RED_CHANCE,
  REDS_MOST,
} from "./rates.ts";
import { HALF_MINUTES, MATCH_MINUTES, minutesPlayed } from "./state.ts";
import type { FootballState, Goals, Side, Strengths } from "./state.ts";

/** A goal or a red card. */
export interface Incident {
  /** 1 to 90: what happens in stoppage belongs to minute 45 or 90. */
  readonly minute: number;
  readonly side: Side;
}

/** A match that has been decided, to be told as time passes. */
export interface FootballMatch {
  /** In the order in which they fall. */
  readonly goals: readonly Incident[];
  readonly reds: readonly Incident[];
  /** Whole minutes that are added to each half; for the clock alone. */
  readonly firstHalfStoppage: number;
  readonly secondHalfStoppage: number;
}

/**
 * Plays a match: the same draws give the same match on every machine (`rates.ts` has the model).
 * `draw(n)` returns a whole number in [0, n), for n up to 2³². The number and ranges of draws are the
 * same for every match: home goal, away goal, home red, away red for each minute, then the stoppages.
 * @throws RangeError for strengths outside 0 to 10 goals.
 */
export function playMatch(draw: (n: number) => number, strengths: Strengths): FootballMatch {
  const rest = playOn(draw, strengths, 0, { home: 0, away: 0 });
  return {
    ...rest,
    firstHalfStoppage: 1 + draw(4),
    secondHalfStoppage: 2 + draw(6),
  };
}

/** Plays the minutes after `played`, with the red cards shown so far. @throws RangeError */
export function playOn(
  draw: (n: number) => number,
  strengths: Strengths,
  played: number,
  redsSoFar: Goals,
): Pick<FootballMatch, "goals" | "reds"> {
  assertStrengths(strengths);
  const goals: Incident[] = [];
  const reds: Incident[] = [];
  const shown = { ...redsSoFar };
  for (let minute = played + 1; minute <= MATCH_MINUTES; minute += 1) {
    const before = { ...shown };
    const scores = {
      home: draw(CHANCES) < goalChance(strengths.home, minute, before.home, before.away),
      away: draw(CHANCES) < goalChance(strengths.away, minute, before.away, before.home),
    };
    for (const side of isHomeFirst(minute) ? HOME_FIRST : AWAY_FIRST)
      if (scores[side]) goals.push({ minute, side });
    for (const side of HOME_FIRST) {
      const isShown = draw(CHANCES) < RED_CHANCE;
      if (!isShown || shown[side] >= REDS_MOST) continue;
      shown[side] += 1;
      reds.push({ minute, side });
    }
  }
  return { goals, reds };
}

const HOME_FIRST = ["home", "away"] as const;
const AWAY_FIRST = ["away", "home"] as const;

/** Returns a match as it stands at a time: everything in the minutes that are over has happened. */
export function stateAt(
  match: FootballMatch,
  elapsed: Pick<FootballState, "period" | "minute">,
): FootballState {
  const minute = minutesPlayed(elapsed);
  const isBeforeBreak = elapsed.period === "before" || elapsed.period === "first";
  return {
    period: elapsed.period,
    minute,
    score: countUntil(match.goals, minute),
    halfTime: isBeforeBreak ? null : countUntil(match.goals, HALF_MINUTES),
    reds: countUntil(match.reds, minute),
  };
}

function countUntil(incidents: readonly Incident[], minute: number): Goals {
  const count = { home: 0, away: 0 };
  for (const incident of incidents) if (incident.minute <= minute) count[incident.side] += 1;
  return count;
}
