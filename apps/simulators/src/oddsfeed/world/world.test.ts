import { createHash } from "node:crypto";
import { playMatch } from "@houselight/sports-maths/football";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { drawOf } from "./draw.ts";
import { CLUBS, LEAGUES, pairingsOf, SEASON_ROUNDS } from "./leagues.ts";
import { stateOf } from "./match.ts";
import { stepsOf } from "./steps.ts";
import { createWorld, ROUND_MS } from "./world.ts";

const NOON = Date.UTC(2026, 4, 1, 12);
const moments = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2040, 0) });
const world = createWorld("a world for tests");

describe("the leagues", () => {
  it("have twelve clubs each, no name twice, and are about as strong as their mean", () => {
    const names = LEAGUES.flatMap(({ clubs }) => clubs.map(({ name }) => name));
    expect(new Set(names).size).toBe(LEAGUES.length * CLUBS);
    for (const { clubs } of LEAGUES) {
      expect(clubs).toHaveLength(CLUBS);
      const mean = (of: "attack" | "defence") =>
        clubs.reduce((sum, club) => sum + club[of], 0) / CLUBS;
      expect(Math.abs(mean("attack") - 100)).toBeLessThan(2);
      expect(Math.abs(mean("defence") - 100)).toBeLessThan(2);
    }
  });

  it("let each club meet every other one at home and away, once in each round", () => {
    const met = new Set<string>();
    for (let round = 0; round < SEASON_ROUNDS; round++) {
      const pairings = pairingsOf(round);
      expect(new Set(pairings.flatMap(({ home, away }) => [home, away])).size).toBe(CLUBS);
      for (const { home, away } of pairings) met.add(`${home}-${away}`);
    }
    expect(met.size).toBe(CLUBS * (CLUBS - 1));
  });
});

describe("the world", () => {
  it("is the same for the same seed at the same time, and another for another seed", () => {
    const again = createWorld("a world for tests");
    const other = createWorld("another world");
    const [one] = world.matchesIn(NOON, NOON);
    expect(again.matchesIn(NOON, NOON)).toEqual(world.matchesIn(NOON, NOON));
    expect(other.matchesIn(NOON, NOON)[0]?.seed).not.toBe(one?.seed);
    expect(other.match(one?.urn ?? "")).toBeUndefined();
    expect(again.match(one?.urn ?? "")).toEqual(one);
  });

  it("has three matches on at any moment, and three rounds of each league to come", () => {
    fc.assert(
      fc.property(moments, (now) => {
        const matches = world.matchesIn(now, now);
        expect(
          matches.filter(({ kickOff, endedAt }) => kickOff <= now && endedAt > now).length,
        ).toBeGreaterThanOrEqual(3);
        for (const { id } of LEAGUES) {
          const next = matches.filter(
            ({ competition, kickOff }) => competition.id === id && kickOff > now,
          );
          expect(next.length).toBeGreaterThanOrEqual(3 * (CLUBS / 2));
        }
      }),
      { numRuns: 60 },
    );
  });

  it("tells the steps of each match in their order, from its announcement to its close", () => {
    for (const match of world.matchesIn(NOON, NOON + 4 * ROUND_MS)) {
      const steps = stepsOf(match);
      expect(steps.map(({ at }) => at)).toEqual(
        steps.map(({ at }) => at).toSorted((a, b) => a - b),
      );
      expect(steps[0]?.kind).toBe("announced");
      expect(steps.at(-1)).toEqual({ at: match.closedAt, kind: "closed" });
      expect(steps.filter(({ kind }) => kind === "kick_off")).toHaveLength(1);
      const goals = match.course.goals.filter(({ minute }) =>
        steps.some(({ at }) => at < match.endedAt && stateOf(match, at).minute >= minute),
      );
      expect(
        steps.filter(({ kind, reason }) => kind === "alarm" && reason === "POSSIBLE_GOAL").length,
      ).toBeGreaterThanOrEqual(new Set(goals.map(({ minute }) => minute)).size);
    }
  });

  it("plays about one match in 60 not to its end, and has about one false result in 40", () => {
    const matches = world.matchesIn(NOON, NOON + 200 * ROUND_MS);
    const share = (count: number) => count / matches.length;
    const abandoned = share(matches.filter(({ isAbandoned }) => isAbandoned).length);
    const mistaken = share(matches.filter(({ correctedAt }) => correctedAt !== null).length);
    expect(matches.length).toBeGreaterThan(3_500);
    expect(abandoned).toBeGreaterThan(1 / 60 - 0.006);
    expect(abandoned).toBeLessThan(1 / 60 + 0.006);
    expect(mistaken).toBeGreaterThan(1 / 40 - 0.008);
    expect(mistaken).toBeLessThan(1 / 40 + 0.008);
  });
});

describe("a match", () => {
  const matches = world.matchesIn(NOON, NOON + 3 * ROUND_MS);

  it("is recomputed from its seed by anybody", () => {
    for (const { seed, seedHash, urn, strengths, course } of matches) {
      const sealed = `${seed}:${strengths.home}:${strengths.away}`;
      expect(createHash("sha256").update(sealed).digest("hex")).toBe(seedHash);
      expect(playMatch(drawOf(seed, urn), strengths)).toEqual(course);
    }
  });

  it("shows a goal at the end of its minute and not before", () => {
    for (const match of matches.filter(({ isAbandoned }) => !isAbandoned)) {
      const { course, kickOff, breakAt, secondHalfAt, endedAt } = match;
      for (const { minute } of course.goals) {
        const at = minute <= 45 ? kickOff + minute * 4_000 : secondHalfAt + (minute - 45) * 4_000;
        const goals = (moment: number) => {
          const { home, away } = stateOf(match, moment).score;
          return home + away;
        };
        const inIt = course.goals.filter((goal) => goal.minute === minute).length;
        expect(goals(at) - goals(at - 1)).toBe(inIt);
      }
      expect(stateOf(match, kickOff - 1).period).toBe("before");
      expect(stateOf(match, kickOff)).toMatchObject({ period: "first", minute: 0 });
      expect(stateOf(match, breakAt - 1)).toMatchObject({ period: "first", minute: 45 });
      expect(stateOf(match, breakAt)).toMatchObject({ period: "break" });
      expect(stateOf(match, secondHalfAt)).toMatchObject({ period: "second", minute: 45 });
      expect(stateOf(match, endedAt - 1)).toMatchObject({ period: "second", minute: 90 });
      expect(stateOf(match, endedAt)).toMatchObject({ period: "over" });
    }
  });
});

describe("a draw", () => {
  it("is the mapping of the house's games, over the stream of its seed", () => {
    const seed = "a seed";
    const block = (number: number) => createHash("sha256").update(String(number)).digest();
    expect(block(0)).toHaveLength(32);
    const one = drawOf(seed, "name");
    const other = drawOf(seed, "name");
    const drawn = Array.from({ length: 500 }, (_, at) => one(1 + (at % 97)));
    expect(Array.from({ length: 500 }, (_, at) => other(1 + (at % 97)))).toEqual(drawn);
    expect(drawn.every((value, at) => value >= 0 && value < 1 + (at % 97))).toBe(true);
    for (const n of [0, -1, 1.5, 2 ** 32 + 1, Number.NaN]) expect(() => one(n)).toThrow(RangeError);
  });
});
