import { assert, double, integer, property } from "fast-check";
import { expect, it } from "vitest";
import { seededDraw, TIMES } from "../football.testing.ts";
import { everyMarket, footballMarkets, playMatch } from "../index.ts";
import { stateAt } from "../play-match.ts";
import { MARKET } from "./questions.ts";

const nameOf = ({ market_id, specifiers }: { market_id: number; specifiers: string }) =>
  `${market_id}/${specifiers}`;
const within = (part: Partial<Parameters<typeof everyMarket>[0]> = {}) =>
  everyMarket({ nextGoals: 2, totalMost: 3, handicapMost: 1, ...part }).map(nameOf);
const linesOf = (id: number) =>
  within()
    .filter((name) => name.startsWith(`${id}/`))
    .map((name) => Number(name.replace(/^.*=/, "")));

it("names each kind of market, each market once", () => {
  const ids = everyMarket({ nextGoals: 0, totalMost: 3, handicapMost: 1 });
  const known = new Set(ids.map(({ market_id }) => market_id));
  expect([...known].toSorted((a, b) => a - b)).toEqual(Object.values(MARKET));
  expect(new Set(within()).size).toBe(within().length);
});

it("reaches as far as it is asked to", () => {
  expect(within().slice(0, 4)).toEqual(["8/goalnr=1", "8/goalnr=2", "8/goalnr=3", "60/"]);
  expect(within({ nextGoals: null })[0]).toBe("60/");
  expect(linesOf(16)).toEqual([-1, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1]);
  expect([linesOf(18)[0], linesOf(18).at(-1), linesOf(18).length]).toEqual([0.25, 3, 12]);
  expect([19, 20].map(linesOf)).toEqual([
    [0.5, 1.5, 2.5],
    [0.5, 1.5, 2.5],
  ]);
});

it("has all that is offered on a match at any moment", () => {
  const goals = double({ min: 0, max: 4, noNaN: true });
  assert(
    property(integer(), goals, goals, (seed, home, away) => {
      const match = playMatch(seededDraw(seed), { home, away });
      const fallen = match.goals.length;
      const reach = { nextGoals: fallen, totalMost: fallen + 8, handicapMost: fallen + 8 };
      const known = new Set(everyMarket(reach).map(nameOf));
      for (const [period, minute] of TIMES.filter((_, at) => at % 15 === 0))
        for (const market of footballMarkets({ home, away }, stateAt(match, { period, minute })))
          expect(known).toContain(nameOf(market));
    }),
    { numRuns: 15 },
  );
});
