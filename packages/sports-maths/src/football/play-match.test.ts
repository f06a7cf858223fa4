import { assert, integer, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { seededDraw, TIMES } from "./football.testing.ts";
import { playMatch, stateAt } from "./index.ts";
import type { FootballMatch } from "./index.ts";
import { playOn } from "./play-match.ts";
import { CHANCES, goalChance, RED_CHANCE } from "./rates.ts";

const STRENGTHS = { home: 1.5, away: 1.2 };

describe("the chance of a goal", () => {
  it.each([
    // Strength, minute, own and other red cards: strength × share × 0.7^own × 1.2^other × 2³².
    [1.5, 1, 0, 0, 64_424_509],
    [1.5, 45, 0, 0, 64_424_509],
    [1.5, 46, 0, 0, 78_741_067],
    [1.5, 90, 0, 0, 78_741_067],
    [1.5, 10, 1, 0, 45_097_157],
    [1.5, 10, 0, 1, 77_309_411],
    [1.5, 10, 2, 1, 37_881_612],
    [1.5, 10, 5, 1, 37_881_612],
    [0, 10, 0, 0, 0],
  ])(
    "of strength %d in minute %i with reds %i to %i is %i in 2³²",
    (a, minute, own, other, chance) => {
      expect(goalChance(a, minute, own, other)).toBe(chance);
    },
  );

  it("adds up to the strength over the match, 55 % of it in the second half", () => {
    let [first, second] = [0, 0];
    for (let minute = 1; minute <= 90; minute += 1) {
      const chance = goalChance(1.5, minute, 0, 0) / CHANCES;
      if (minute <= 45) first += chance;
      else second += chance;
    }
    expect(first + second).toBeCloseTo(1.5, 7);
    expect(second / (first + second)).toBeCloseTo(0.55, 7);
  });
});

describe("a match", () => {
  it("is the same for the same draws", () => {
    const match = playMatch(seededDraw(14), STRENGTHS);
    expect(match).toEqual(playMatch(seededDraw(14), STRENGTHS));
    expect(match).toEqual(ON_RECORD);
  });

  it("draws as often whatever happens, from 2³² but for the stoppages", () => {
    for (const answer of [0, 1]) {
      const ranges: number[] = [];
      const draw = (n: number): number => {
        ranges.push(n);
        return answer === 0 ? 0 : n - 1;
      };
      const { firstHalfStoppage, secondHalfStoppage } = playMatch(draw, STRENGTHS);
      expect(ranges).toEqual([...Array.from({ length: 360 }, () => CHANCES), 4, 6]);
      expect([firstHalfStoppage, secondHalfStoppage]).toEqual(answer === 0 ? [1, 2] : [4, 7]);
    }
  });

  it("has a goal exactly when the draw is below the chance, by turns home and away first", () => {
    const { goals, reds } = playMatch(() => 0, STRENGTHS);
    expect(goals).toHaveLength(180);
    expect(goals.slice(0, 4)).toEqual([
      { minute: 1, side: "home" },
      { minute: 1, side: "away" },
      { minute: 2, side: "away" },
      { minute: 2, side: "home" },
    ]);
    expect(reds.map(({ minute, side }) => `${minute} ${side}`)).toEqual([
      "1 home",
      "1 away",
      "2 home",
      "2 away",
    ]);
    const edge = goalChance(1.5, 90, 0, 0);
    // Draws of minute 90: home goal first.
    const lastMinute = (first: number) =>
      playOn(drawing([first, CHANCES - 1, CHANCES - 1, CHANCES - 1]), STRENGTHS, 89, {
        home: 0,
        away: 0,
      }).goals;
    expect(lastMinute(edge - 1)).toEqual([{ minute: 90, side: "home" }]);
    expect(lastMinute(edge)).toEqual([]);
  });

  it("lets a red card tell from the next minute on", () => {
    const never = CHANCES - 1;
    const weaker = goalChance(1.5, 90, 1, 0);
    const played = playOn(
      // Minute 89: a red card for home; minute 90: a draw that eleven would have scored with.
      drawing([never, never, 0, never, weaker, never, never, never]),
      STRENGTHS,
      88,
      { home: 0, away: 0 },
    );
    expect(played).toEqual({ goals: [], reds: [{ minute: 89, side: "home" }] });
    expect(weaker).toBeLessThan(goalChance(1.5, 90, 0, 0));
    const sameMinute = playOn(drawing([weaker, never, 0, never]), STRENGTHS, 89, {
      home: 0,
      away: 0,
    });
    expect(sameMinute.goals).toHaveLength(1);
  });

  it("has as many goals and cards as the model says, on average", () => {
    const matches = 20_000;
    const draw = seededDraw(11);
    const goals = { home: 0, away: 0 };
    let [late, reds] = [0, 0];
    for (let at = 0; at < matches; at += 1) {
      const match = playMatch(draw, STRENGTHS);
      for (const { minute, side } of match.goals) {
        goals[side] += 1;
        if (minute > 45) late += 1;
      }
      reds += match.reds.length;
    }
    // Four standard errors of a Poisson mean, and up to 0.6 % of effect of red cards.
    expect(Math.abs(goals.home / matches - 1.5)).toBeLessThan(4 * Math.sqrt(1.5 / matches) + 0.01);
    expect(Math.abs(goals.away / matches - 1.2)).toBeLessThan(4 * Math.sqrt(1.2 / matches) + 0.01);
    const all = goals.home + goals.away;
    expect(Math.abs(late / all - 0.55)).toBeLessThan(4 * Math.sqrt(0.2475 / all));
    expect(Math.abs(reds / matches - 0.2)).toBeLessThan(4 * Math.sqrt(0.2 / matches) + 0.001);
    expect(RED_CHANCE).toBe(4_772_186);
  });

  it("refuses strengths that are none", () => {
    for (const home of [-1, 11, Number.NaN])
      expect(() => playMatch(seededDraw(1), { home, away: 1 })).toThrow(RangeError);
  });
});

/** Answers the numbers of a list. */
function drawing(numbers: readonly number[]): () => number {
  let at = -1;
  return () => {
    at += 1;
    return numbers[at] ?? 0;
  };
}

describe("a state", () => {
  const match: FootballMatch = {
    goals: [
      { minute: 10, side: "home" },
      { minute: 45, side: "away" },
      { minute: 46, side: "away" },
      { minute: 90, side: "home" },
    ],
    reds: [{ minute: 60, side: "away" }],
    firstHalfStoppage: 1,
    secondHalfStoppage: 2,
  };

  it.each([
    ["before", 0, 0, 0, 0, null, 0],
    ["before", 50, 0, 0, 0, null, 0],
    ["first", 9, 9, 0, 0, null, 0],
    ["first", 10, 10, 1, 0, null, 0],
    ["first", 47, 45, 1, 1, null, 0],
    ["break", 45, 45, 1, 1, "1:1", 0],
    ["second", 45, 45, 1, 1, "1:1", 0],
    ["second", 46, 46, 1, 2, "1:1", 0],
    ["second", 60, 60, 1, 2, "1:1", 1],
    ["second", 95, 90, 2, 2, "1:1", 1],
    ["over", 0, 90, 2, 2, "1:1", 1],
  ] as const)("of %s %i is minute %i at %i:%i", (period, at, minute, home, away, half, reds) => {
    const state = stateAt(match, { period, minute: at });
    expect(state).toMatchObject({
      period,
      minute,
      score: { home, away },
      reds: { home: 0, away: reds },
    });
    expect(state.halfTime && `${state.halfTime.home}:${state.halfTime.away}`).toBe(half);
  });

  it("never takes a goal or a card back", () => {
    assert(
      property(integer(), (seed) => {
        const played = playMatch(seededDraw(seed), { home: 3, away: 2 });
        let last = -1;
        for (const [period, minute] of TIMES) {
          const { score, reds } = stateAt(played, { period, minute });
          const count = score.home + score.away + reds.home + reds.away;
          expect(count).toBeGreaterThanOrEqual(last);
          last = count;
        }
        expect(last).toBe(played.goals.length + played.reds.length);
      }),
      { numRuns: 30 },
    );
  });
});

/** The match of seed 14, which must stay as it is: whoever replays a match plays this one. */
const ON_RECORD: FootballMatch = {
  goals: [
    { minute: 4, side: "away" },
    { minute: 20, side: "away" },
    { minute: 26, side: "away" },
    { minute: 54, side: "home" },
    { minute: 79, side: "home" },
  ],
  reds: [
    { minute: 11, side: "away" },
    { minute: 32, side: "home" },
  ],
  firstHalfStoppage: 3,
  secondHalfStoppage: 5,
};
