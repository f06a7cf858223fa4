import { assert, double, integer, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { factsAt, seededDraw, TIMES } from "../football.testing.ts";
import { everyMarket, playMatch, settleFootball } from "../index.ts";
import type { FootballFacts, Period, Side } from "../index.ts";

const SIDES: Readonly<Record<string, Side>> = { h: "home", a: "away" };

/** Reads "hah" as the goals of a match, and "h" as those of its first half; null before half time. */
function facts(period: Period, goals: string, firstHalf: string | null = null): FootballFacts {
  const score = (of: string) => ({
    home: [...of].filter((side) => side === "h").length,
    away: [...of].filter((side) => side === "a").length,
  });
  return {
    period,
    score: score(goals),
    halfTime: firstHalf === null ? null : score(firstHalf),
    goals: [...goals].map((side) => SIDES[side] as Side),
  };
}

/** Tells results in a word each: "home won, away lost". */
function told(market: number, specifiers: string, known: FootballFacts): string | null {
  const results = settleFootball(market, specifiers, known);
  const words = (results ?? [])
    .map(({ id, won, void_factor, dead_heat }) => {
      expect(dead_heat).toBe(1000);
      if (void_factor === 1000) return `${id} void`;
      return `${id} ${void_factor === 500 ? "half " : ""}${won ? "won" : "lost"}`;
    })
    .join(", ");
  return results && words;
}

const winners = (market: number, specifiers: string, known: FootballFacts): string | null =>
  settleFootball(market, specifiers, known)
    ?.filter(({ won }) => won)
    .map(({ id }) => id)
    .join(" ") ?? null;

describe("a market at the end", () => {
  it.each([
    [1, "", "hha", "home won, draw lost, away lost"],
    [1, "", "ha", "home lost, draw won, away lost"],
    [1, "", "a", "home lost, draw lost, away won"],
    [10, "", "h", "home_draw won, home_away won, draw_away lost"],
    [10, "", "", "home_draw won, home_away lost, draw_away won"],
    [10, "", "a", "home_draw lost, home_away won, draw_away won"],
    [11, "", "h", "home won, away lost"],
    [11, "", "", "home void, away void"],
    [14, "hcp=0:1", "h", "home lost, draw won, away lost"],
    [14, "hcp=1:0", "a", "home lost, draw won, away lost"],
    [14, "hcp=0:2", "h", "home lost, draw lost, away won"],
    [16, "hcp=-0.5", "h", "home won, away lost"],
    [16, "hcp=-0.5", "", "home lost, away won"],
    [16, "hcp=-1", "h", "home void, away void"],
    [16, "hcp=0", "ha", "home void, away void"],
    [16, "hcp=-0.25", "", "home half lost, away half won"],
    [16, "hcp=0.25", "", "home half won, away half lost"],
    [16, "hcp=-0.75", "h", "home half won, away half lost"],
    [16, "hcp=-0.75", "hh", "home won, away lost"],
    [16, "hcp=-1.25", "h", "home half lost, away half won"],
    [16, "hcp=1.75", "aa", "home half lost, away half won"],
    [16, "hcp=1.75", "aaa", "home lost, away won"],
    [18, "total=2.5", "hha", "over won, under lost"],
    [18, "total=2.5", "hh", "over lost, under won"],
    [18, "total=2", "ha", "over void, under void"],
    [18, "total=2.25", "ha", "over half lost, under half won"],
    [18, "total=1.75", "ha", "over half won, under half lost"],
    [18, "total=1.75", "haa", "over won, under lost"],
    [19, "total=1.5", "hha", "over won, under lost"],
    [19, "total=1.5", "haaa", "over lost, under won"],
    [19, "total=2", "hha", "over void, under void"],
    [20, "total=0.5", "hha", "over won, under lost"],
    [20, "total=0.5", "hh", "over lost, under won"],
    [20, "total=1.75", "haa", "over half won, under half lost"],
    [26, "", "hha", "odd won, even lost"],
    [26, "", "", "odd lost, even won"],
    [29, "", "ha", "yes won, no lost"],
    [29, "", "hh", "yes lost, no won"],
  ] as const)("%i %s after %s: %s", (market, specifiers, goals, results) => {
    expect(told(market, specifiers, facts("over", goals, ""))).toBe(results);
  });

  it("has a correct score of 25, and the others", () => {
    expect(winners(45, "", facts("over", "hhaaa", ""))).toBe("2:3");
    expect(winners(45, "", facts("over", "", ""))).toBe("0:0");
    expect(winners(45, "", facts("over", "hhhhaaaa", ""))).toBe("4:4");
    expect(winners(45, "", facts("over", "hhhhh", ""))).toBe("other");
    expect(winners(45, "", facts("over", "aaaaah", ""))).toBe("other");
    expect(settleFootball(45, "", facts("over", "", ""))).toHaveLength(26);
  });

  it("has one half-time and full-time result of nine", () => {
    expect(winners(47, "", facts("over", "hhaa", "h"))).toBe("home/draw");
    expect(winners(47, "", facts("over", "ahh", "a"))).toBe("away/home");
    expect(winners(47, "", facts("over", "", ""))).toBe("draw/draw");
    expect(settleFootball(47, "", facts("over", "", ""))).toHaveLength(9);
    expect(settleFootball(47, "", facts("over", "h"))).toBeNull();
  });

  it("has a next goal, or none", () => {
    expect(told(8, "goalnr=1", facts("over", "ah", ""))).toBe("home lost, none lost, away won");
    expect(winners(8, "goalnr=2", facts("over", "ah", ""))).toBe("home");
    expect(winners(8, "goalnr=3", facts("over", "ah", ""))).toBe("none");
  });
});

describe("a market before the end", () => {
  it("is settled where nothing can change it", () => {
    expect(winners(18, "total=2.5", facts("first", "hhh"))).toBe("over");
    expect(winners(18, "total=2.25", facts("second", "hhh", "h"))).toBe("over");
    expect(winners(18, "total=2", facts("second", "hhh", "h"))).toBe("over");
    expect(winners(19, "total=1.5", facts("first", "hh"))).toBe("over");
    expect(winners(20, "total=0.5", facts("second", "ha", "h"))).toBe("over");
    expect(winners(29, "", facts("first", "ha"))).toBe("yes");
    expect(winners(8, "goalnr=2", facts("first", "ha"))).toBe("away");
    expect(winners(45, "", facts("second", "hhhhh", "h"))).toBe("other");
    expect(winners(60, "", facts("break", "h", "h"))).toBe("home");
    expect(winners(60, "", facts("second", "haaa", "h"))).toBe("home");
    expect(winners(68, "total=0.5", facts("first", "h"))).toBe("over");
    expect(told(68, "total=1", facts("break", "h", "h"))).toBe("over void, under void");
    expect(winners(68, "total=1.5", facts("second", "hhh", "h"))).toBe("under");
  });

  it.each([
    [18, "total=2.5", "second", "hh"],
    [18, "total=2.75", "second", "hhh"],
    [18, "total=3", "second", "hhh"],
    [18, "total=0.5", "second", ""],
    [19, "total=1.5", "second", "haa"],
    [20, "total=0.5", "second", "hhh"],
    [29, "", "second", "hhh"],
    [8, "goalnr=3", "second", "ha"],
    [45, "", "second", "hhhh"],
    [1, "", "second", "hhhhh"],
    [10, "", "second", "h"],
    [11, "", "second", "h"],
    [14, "hcp=0:1", "second", "h"],
    [16, "hcp=-0.5", "second", "hhhhh"],
    [26, "", "second", "h"],
    [47, "", "second", "h"],
    [60, "", "first", "h"],
    [68, "total=1.5", "first", "h"],
    [68, "total=0.5", "before", ""],
  ] as const)("%i %s waits in the %s half after %s", (market, specifiers, period, goals) => {
    const firstHalf = period === "second" ? goals : null;
    expect(settleFootball(market, specifiers, facts(period, goals, firstHalf))).toBeNull();
  });

  it("of the first half waits for its score, not for goals of the second", () => {
    expect(settleFootball(68, "total=0.5", facts("second", "h"))).toBeNull();
    expect(settleFootball(60, "", facts("over", "h"))).toBeNull();
  });

  it("is never settled otherwise than at the end", () => {
    assert(
      property(
        integer(),
        double({ min: 0.2, max: 4, noNaN: true }),
        double({ min: 0.2, max: 4, noNaN: true }),
        (seed, home, away) => {
          const match = playMatch(seededDraw(seed), { home, away });
          for (const { market_id: market, specifiers } of EVERY_MARKET) {
            const final = settleFootball(market, specifiers, factsAt(match, "over", 90));
            expect(final).not.toBeNull();
            let wasSettled = false;
            for (const [period, minute] of TIMES) {
              const now = settleFootball(market, specifiers, factsAt(match, period, minute));
              if (now) expect(now).toEqual(final);
              // Once settled it stays so.
              expect(wasSettled && now === null).toBe(false);
              wasSettled = now !== null;
            }
          }
        },
      ),
      { numRuns: 40 },
    );
  });
});

const EVERY_MARKET = everyMarket({ nextGoals: 3, totalMost: 5, handicapMost: 2 });

describe("a market that football has not", () => {
  it.each([
    [2, ""],
    [0, ""],
    [1, "total=2.5"],
    [18, ""],
    [18, "total=2.3"],
    [18, "total=2.125"],
    [18, "total="],
    [18, "hcp=1"],
    [19, ""],
    [20, "total=1.1"],
    [18, "total=1e1"],
    [16, "hcp=0:1"],
    [14, "hcp=1"],
    [14, "hcp=0:1:0"],
    [8, "goalnr=0"],
    [8, "goalnr=1.5"],
    [8, ""],
  ])("%i %j is refused", (market, specifiers) => {
    expect(() => settleFootball(market, specifiers, facts("over", "", ""))).toThrow(RangeError);
  });
});
