import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BEFORE, seededDraw } from "../football.testing.ts";
import { playMatch, stateAt } from "../play-match.ts";
import { footballMarkets } from "../prices/football-markets.ts";
import { estimateStrengths, type PlayedMatch } from "./estimate-strengths.ts";

const DAY = 86_400_000;
/** 107 half weeks, to a millisecond. */
const HALF_LIFE = (Math.LN2 / 0.0065) * 3.5 * DAY;
const NOW = 20_000 * DAY;
const NAMES = ["Ink", "Lamp", "Vellum", "Tallow", "Sconce", "Kite"];

const played = (home: string, away: string, score: string, daysAgo = 10): PlayedMatch => ({
  home,
  away,
  score: { home: Number(score.split(":")[0]), away: Number(score.split(":")[1]) },
  at: NOW - daysAgo * DAY,
});
const estimated = (
  results: readonly PlayedMatch[],
  home = "Ink",
  away = "Lamp",
  at: number = NOW,
) => estimateStrengths(results, { home, away, at });

const resultsTo = (goals: number) =>
  fc.array(
    fc.record({
      home: fc.constantFrom(...NAMES),
      away: fc.constantFrom(...NAMES),
      score: fc.record({ home: fc.nat(goals), away: fc.nat(goals) }),
      at: fc.integer({ min: NOW - 900 * DAY, max: NOW + 30 * DAY }),
    }),
    { maxLength: 60 },
  );
const anyResults = resultsTo(99);
/** Results that no bound of strengths hides. */
const usualResults = resultsTo(4);

describe("strengths from results", () => {
  it("of a competition without any are those of Europe's leagues", () => {
    const { home, away } = estimated([]);
    expect([home, away]).toEqual([expect.closeTo(1.5), expect.closeTo(1.2)]);
  });

  it("are 0 to 10 goals whatever was played, and above 0", () => {
    fc.assert(
      fc.property(anyResults, (results) => {
        for (const [home, away] of [NAMES.slice(0, 2), ["Ink", "nobody has heard of it"]]) {
          const strengths = estimated(results, home, away);
          for (const goals of [strengths.home, strengths.away]) {
            expect(goals).toBeGreaterThan(0);
            expect(goals).toBeLessThanOrEqual(10);
          }
        }
      }),
    );
  });

  it("can be priced whatever was played", () => {
    fc.assert(
      fc.property(anyResults, (results) => {
        for (const { selections } of footballMarkets(estimated(results), BEFORE))
          for (const { probability } of selections) expect(probability).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 10 },
    );
  });

  it("follow from the matches before alone, in any order", () => {
    fc.assert(
      fc.property(usualResults, fc.integer(), (results, seed) => {
        const draw = seededDraw(seed);
        const order = results.map((result) => ({ result, at: draw(1_000) }));
        const shuffled = order.toSorted((a, b) => a.at - b.at).map(({ result }) => result);
        const before = shuffled.filter(({ at }) => at < NOW);
        const [one, other] = [estimated(results), estimated(before)];
        expect(other.home).toBeCloseTo(one.home, 3);
        expect(other.away).toBeCloseTo(one.away, 3);
      }),
    );
    const now = played("Ink", "Lamp", "9:0", 0);
    expect(estimated([now])).toEqual(estimated([]));
  });

  it("count a result half after 107 half weeks: two old ones are one of today", () => {
    fc.assert(
      fc.property(usualResults, (results) => {
        const old = results.filter(({ at }) => at < NOW);
        const once = estimated(old);
        const twice = estimated([...old, ...old], "Ink", "Lamp", NOW + HALF_LIFE);
        expect(twice.home).toBeCloseTo(once.home, 3);
        expect(twice.away).toBeCloseTo(once.away, 3);
      }),
    );
  });

  it("of a competition that has begun are near the usual ones: one wild match is not the mean", () => {
    const { home, away } = estimated([played("Vellum", "Tallow", "9:0")], "Ink", "Lamp");
    expect([home, away]).toEqual([expect.closeTo((20 * 1.5 + 9) / 21, 1), expect.closeTo(1.2, 0)]);
    expect(home).toBeLessThan(2);
  });

  it("rise with goals scored, and with goals that the other side concedes", () => {
    const even = ["1:1", "2:1", "0:0", "1:2"].map((score) => played("Vellum", "Tallow", score));
    const scorer = estimated([...even, played("Ink", "Vellum", "5:0")], "Ink", "Tallow");
    const other = estimated([...even, played("Ink", "Vellum", "0:0")], "Ink", "Tallow");
    expect(scorer.home).toBeGreaterThan(other.home);
    const conceding = estimated([...even, played("Vellum", "Lamp", "5:0")], "Tallow", "Lamp");
    const tight = estimated([...even, played("Vellum", "Lamp", "0:0")], "Tallow", "Lamp");
    expect(conceding.home).toBeGreaterThan(tight.home);
  });

  it("draw a side to the mean: one good day is less than ten, and ten are not the whole truth", () => {
    const others = Array.from({ length: 40 }, (_, at) =>
      played("Vellum", "Tallow", at % 2 === 0 ? "1:1" : "2:1"),
    );
    const after = (days: number) =>
      estimated(
        [...others, ...Array.from({ length: days }, () => played("Ink", "Vellum", "4:0"))],
        "Ink",
        "Tallow",
      ).home;
    const mean = estimated(others, "Ink", "Tallow").home;
    expect(after(1)).toBeGreaterThan(mean);
    expect(after(1)).toBeLessThan(mean * 1.25);
    expect(after(10)).toBeGreaterThan(after(1) * 1.25);
    expect(after(10)).toBeLessThan(4);
  });

  it("tell how much playing at home is worth from the results", () => {
    const scores = ["3:0", "2:0", "2:1"];
    const pairs = Array.from({ length: 30 }, (_, at) => [NAMES[at % 6], NAMES[(at + 1) % 6]]);
    const season = (isHomeGood: boolean) =>
      pairs.map(([home = "", away = ""], at) => {
        const score = scores[at % 3] as string;
        return played(home, away, isHomeGood ? score : score.split(":").toReversed().join(":"));
      });
    const good = estimated(season(true));
    const bad = estimated(season(false));
    expect(good.home / good.away).toBeGreaterThan(2);
    expect(bad.home / bad.away).toBeLessThan(0.7);
  });
});

describe("strengths from seasons that the model has played", () => {
  it("come near the true ones, and nearer than the mean", () => {
    const draw = seededDraw(7);
    const attack = new Map(NAMES.map((name, at) => [name, 0.6 + 0.16 * at]));
    const truth = (home: string, away: string) => ({
      home: 1.5 * (attack.get(home) as number) * (1.6 - 0.6 * (attack.get(away) as number)),
      away: 1.2 * (attack.get(away) as number) * (1.6 - 0.6 * (attack.get(home) as number)),
    });
    const pairs = NAMES.flatMap((home) =>
      NAMES.filter((away) => away !== home).map((away) => [home, away] as const),
    );
    const results = Array.from({ length: 6 }, () => pairs)
      .flat()
      .map(([home, away]): PlayedMatch => {
        const course = playMatch(draw, truth(home, away));
        return {
          home,
          away,
          score: stateAt(course, { period: "over", minute: 90 }).score,
          at: NOW - DAY,
        };
      });
    const faults = pairs.map(([home, away]) => {
      const [right, told] = [truth(home, away), estimated(results, home, away)];
      const mean = estimated(results, "nobody", "no one");
      return {
        told: (told.home - right.home) ** 2 + (told.away - right.away) ** 2,
        mean: (mean.home - right.home) ** 2 + (mean.away - right.away) ** 2,
      };
    });
    const sum = (of: "told" | "mean") => faults.reduce((all, fault) => all + fault[of], 0);
    expect(sum("told")).toBeLessThan(sum("mean") / 4);
  });
});
