import { assertStrengths, CHANCES, goalChance, isHomeFirst } from "../rates.ts";
import { advance, gridSizeOf, restrict, startGrid, totalOf } from "./score-grid.ts";
import type { ScoreGrid } from "./score-grid.ts";
import { HALF_MINUTES, MATCH_MINUTES, minutesPlayed } from "../state.ts";
import type { FootballState, Goals, Side, Strengths } from "../state.ts";

/** A score that a match may come to, with its probability. */
export interface LikelyScore {
  readonly probability: number;
  readonly score: Goals;
}

/** A final score with its probability, apart for each result of the first half. */
interface LikelyEnd extends LikelyScore {
  /** A score with the result of the first half, if not its own: 1:0, 0:0 or 0:1. */
  readonly halfTime: Goals;
}

/** Scores that a match may still come to. */
export interface Prospects {
  readonly ends: readonly LikelyEnd[];
  /** Scores at half time; empty from the break on. */
  readonly halfTimes: readonly LikelyScore[];
}

/**
 * Returns what a match may come to from its state: the model of `rates.ts` carried forward minute by
 * minute over all numbers of goals and red cards, the cards still to come included.
 * @throws RangeError for strengths outside 0 to 10 goals.
 */
export function prospectsOf(strengths: Strengths, state: FootballState): Prospects {
  assertStrengths(strengths);
  const played = minutesPlayed(state);
  const size = gridSizeOf(Math.max(strengths.home, strengths.away));
  const grid = startGrid(size, state.reds);
  if (state.period !== "before" && state.period !== "first") {
    advance(grid, strengths, played + 1, MATCH_MINUTES);
    const halfTime = state.halfTime ?? state.score;
    return {
      ends: scoresOf(grid, state.score).map((end) => ({ ...end, halfTime })),
      halfTimes: [],
    };
  }
  advance(grid, strengths, played + 1, HALF_MINUTES);
  const ahead = state.score.home - state.score.away;
  const ends = [1, 0, -1].flatMap((sign) => {
    const part = restrict(grid, (home, away) => Math.sign(ahead + home - away) === sign);
    advance(part, strengths, HALF_MINUTES + 1, MATCH_MINUTES);
    const halfTime = { home: sign === 1 ? 1 : 0, away: sign === -1 ? 1 : 0 };
    return scoresOf(part, state.score).map((end) => ({ ...end, halfTime }));
  });
  return { ends, halfTimes: scoresOf(grid, state.score) };
}

function scoresOf(grid: ScoreGrid, from: Goals): readonly LikelyScore[] {
  const scores: LikelyScore[] = [];
  totalOf(grid).forEach((probability, at) => {
    if (probability === 0) return;
    const home = from.home + Math.floor(at / grid.size);
    const away = from.away + (at % grid.size);
    scores.push({ probability, score: { home, away } });
  });
  return scores;
}

/** Returns the probabilities of who scores next, from a state of the match. */
export function nextGoalChances(
  strengths: Strengths,
  state: FootballState,
): Readonly<Record<Side | "none", number>> {
  const chances = { home: 0, away: 0 };
  // One cell a block: the chance of no goal yet with its red cards.
  const grid = startGrid(1, state.reds);
  for (let minute = minutesPlayed(state) + 1; minute <= MATCH_MINUTES; minute += 1) {
    for (const { reds, cells } of grid.blocks) {
      const still = cells[0] ?? 0;
      const home = goalChance(strengths.home, minute, reds.home, reds.away) / CHANCES;
      const away = goalChance(strengths.away, minute, reds.away, reds.home) / CHANCES;
      const both = home * away;
      chances.home += still * (isHomeFirst(minute) ? home : home - both);
      chances.away += still * (isHomeFirst(minute) ? away - both : away);
      cells[0] = still * (1 - home) * (1 - away);
    }
    // Without goals the minute leaves only red cards to show.
    advance(grid, { home: 0, away: 0 }, minute, minute);
  }
  const none = totalOf(grid)[0] ?? 0;
  return { ...chances, none };
}
