import type { FootballMatch } from "./play-match.ts";
import { stateAt } from "./play-match.ts";
import type { FootballFacts } from "./settlement/questions.ts";
import type { FootballState, Period } from "./state.ts";

/** Returns whole numbers in [0, n) from a seed: mulberry32, good enough to try a model out. */
export function seededDraw(seed: number): (n: number) => number {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  return (n) => Math.floor((next() / 2 ** 32) * n);
}

/** A match before its start. */
export const BEFORE: FootballState = {
  period: "before",
  minute: 0,
  score: { home: 0, away: 0 },
  halfTime: null,
  reds: { home: 0, away: 0 },
};

/** Returns what is known of a match at a time. */
export function factsAt(match: FootballMatch, period: Period, minute: number): FootballFacts {
  const state = stateAt(match, { period, minute });
  const goals = match.goals.filter((goal) => goal.minute <= state.minute).map(({ side }) => side);
  return { period, score: state.score, halfTime: state.halfTime, goals };
}

/** Times of a match at which something may be settled: every minute, the break and the end. */
export const TIMES: readonly (readonly [Period, number])[] = [
  ["before", 0],
  ...Array.from({ length: 46 }, (_, minute): [Period, number] => ["first", minute]),
  ["break", 45],
  ...Array.from({ length: 46 }, (_, minute): [Period, number] => ["second", 45 + minute]),
  ["over", 90],
];
