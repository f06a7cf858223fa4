import { settleFootball } from "@houselight/sports-maths/football";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PriceList } from "./price-list.ts";
import { MARKETS, resultsOf } from "./season-markets.ts";
import type { SeasonMatch } from "./files/season-match.ts";

const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 4, 1, 12);
const nameOf = ({ market_id, specifiers }: { market_id: number; specifiers: string }) =>
  `${market_id}/${specifiers}`;

const matchOf = (home: string, away: string, startsAt: number, score: string | null) => ({
  urn: `fj:match:a.${startsAt}.${home}-${away}`,
  competition: { id: "a", name: "A" },
  league: "a.json",
  home,
  away,
  startsAt,
  scheduled: "set" as const,
  score: score === null ? null : { final: goalsOf(score), halfTime: null },
});
const goalsOf = (score: string) => {
  const [home = 0, away = 0] = score.split(":").map(Number);
  return { home, away };
};
const leagueOf = (matches: readonly SeasonMatch[], edition = "1") => ({ edition, matches });

describe("markets of real matches", () => {
  it("that can be offered are all known to be ended, by any results, and fit in a message", () => {
    const known = new Set(MARKETS.map(nameOf));
    expect(known.size).toBe(MARKETS.length);
    expect(MARKETS.length).toBeLessThan(500);
    const scores = fc.array(fc.tuple(fc.nat(99), fc.nat(99)), { maxLength: 30 });
    fc.assert(
      fc.property(scores, (results) => {
        const before = results.map(([home, away], at) =>
          matchOf("Ink", "Kite", NOW - (at + 3) * HOUR, `${home}:${away}`),
        );
        const match = matchOf("Ink", "Kite", NOW + HOUR, null);
        const prices = new PriceList().of(match, leagueOf([...before, match]), NOW);
        expect(prices.length).toBeGreaterThan(5);
        for (const market of prices) {
          expect(known).toContain(nameOf(market));
          // Nobody tells who scored first.
          expect(market.market_id).not.toBe(8);
        }
      }),
      { numRuns: 25 },
    );
  });

  it("keep 6 % of each market", () => {
    const match = matchOf("Ink", "Kite", NOW + HOUR, null);
    for (const { market_id, selections } of new PriceList().of(match, leagueOf([match]), NOW)) {
      const implied = selections.reduce((sum, { odds }) => sum + 1 / Number(odds), 0);
      expect(implied).toBeGreaterThanOrEqual((market_id === 10 ? 2 : 1) * 1.06 - 1e-9);
      // Rounding each price down to the ladder takes a little more.
      expect(implied).toBeLessThan((market_id === 10 ? 2 : 1) * 1.16);
    }
  });

  it("are ended by a score: settled, or cancelled where only half time decides and is not told", () => {
    const goals = fc.nat(9);
    fc.assert(
      fc.property(goals, goals, fc.boolean(), (home, away, isTold) => {
        const final = { home, away };
        const halfTime = isTold ? { home: Math.min(home, 1), away: 0 } : null;
        const { settled, undecided } = resultsOf({ final, halfTime });
        expect([...settled, ...undecided].map(nameOf).toSorted()).toEqual(
          MARKETS.map(nameOf).toSorted(),
        );
        const facts = { period: "over", score: final, halfTime, goals: [] } as const;
        for (const { market_id, specifiers, selections } of settled)
          expect(selections).toEqual(settleFootball(market_id, specifiers, facts));
        for (const { market_id } of undecided) expect([47, 60, 68]).toContain(market_id);
        expect(undecided.length > 0).toBe(!isTold);
      }),
    );
  });
});

describe("prices of real matches", () => {
  const past = matchOf("Ink", "Vellum", NOW - 3 * HOUR, "4:0");
  const match = matchOf("Ink", "Kite", NOW + 30 * HOUR, null);
  const home = (prices: ReturnType<PriceList["of"]>) =>
    Number(prices.find(({ market_id }) => market_id === 1)?.selections[0]?.odds);

  it("are the same until something changes, and due once an hour", () => {
    const list = new PriceList();
    const league = leagueOf([past, match]);
    const first = list.of(match, league, NOW);
    let due = 0;
    for (let at = NOW; at < NOW + 24 * HOUR; at += HOUR / 12) {
      if (!list.isDue(match, league, at))
        expect(list.of(match, league, at)).toBe(list.of(match, league, at));
      else due += 1;
      list.of(match, league, at);
    }
    expect(list.of(match, league, NOW + HOUR)).not.toBe(first);
    expect(due).toBe(24);
  });

  it("follow from a result two hours after its start, not before", () => {
    const list = new PriceList();
    const league = leagueOf([{ ...past, startsAt: NOW }, match]);
    const without = leagueOf([match]);
    expect(list.of(match, league, NOW + 2 * HOUR - 1)).toEqual(
      new PriceList().of(match, without, NOW + 2 * HOUR - 1),
    );
    expect(list.isDue(match, league, NOW + 2 * HOUR)).toBe(true);
    expect(home(list.of(match, league, NOW + 2 * HOUR))).toBeLessThan(
      home(new PriceList().of(match, without, NOW + 2 * HOUR)),
    );
  });

  it("do not follow from what a court has decided, or was not played to its end", () => {
    const winner = (scheduled: SeasonMatch["scheduled"]) =>
      home(new PriceList().of(match, leagueOf([{ ...past, scheduled }, match]), NOW));
    const mean = home(new PriceList().of(match, leagueOf([match]), NOW));
    expect([winner("unclear"), winner("abandoned")]).toEqual([mean, mean]);
    expect(winner("set")).toBeLessThan(mean);
  });

  it("are due when a file of the league is another one", () => {
    const list = new PriceList();
    list.of(match, leagueOf([past, match], "1"), NOW);
    expect(list.isDue(match, leagueOf([past, match], "1"), NOW)).toBe(false);
    expect(list.isDue(match, leagueOf([past, match], "2"), NOW)).toBe(true);
    list.forget(match.urn);
    expect(list.isDue(match, leagueOf([past, match], "1"), NOW)).toBe(true);
  });
});
