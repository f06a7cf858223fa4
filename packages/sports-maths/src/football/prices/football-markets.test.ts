import { describe, expect, it } from "vitest";
import { nextGoalChances, prospectsOf } from "./final-scores.ts";
import { BEFORE, factsAt, seededDraw } from "../football.testing.ts";
import { footballMarkets, playMatch, settleFootball } from "../index.ts";
import type { FootballFacts, FootballMarket, FootballMatch, FootballState } from "../index.ts";
import { playOn } from "../play-match.ts";
import { CHANCES, goalChance, RED_CHANCE, REDS_MOST } from "../rates.ts";
import { advance, startGrid, totalOf } from "./score-grid.ts";

const STRENGTHS = { home: 1.55, away: 1.15 };

/** Home leads 1:0 with ten, the first half is still on. */
const IN_FIRST: FootballState = {
  period: "first",
  minute: 20,
  score: { home: 1, away: 0 },
  halfTime: null,
  reds: { home: 1, away: 0 },
};
/** Level after half time, away with nine. */
const IN_SECOND: FootballState = {
  period: "second",
  minute: 58,
  score: { home: 1, away: 1 },
  halfTime: { home: 0, away: 1 },
  reds: { home: 0, away: 2 },
};
const STATES: readonly (readonly [string, FootballState])[] = [
  ["before", BEFORE],
  ["in the first half", IN_FIRST],
  ["at the break", { ...IN_SECOND, period: "break", minute: 45, score: { home: 0, away: 1 } }],
  ["in the second half", IN_SECOND],
];

/** Plays a match to its end from a state, with what came before it. */
function playFrom(state: FootballState, draw: (n: number) => number): FootballFacts {
  const before = [
    ...Array.from({ length: state.score.home }, () => ({ minute: 0, side: "home" as const })),
    ...Array.from({ length: state.score.away }, () => ({ minute: 0, side: "away" as const })),
  ];
  const rest =
    state.period === "before"
      ? playMatch(draw, STRENGTHS)
      : playOn(draw, STRENGTHS, state.minute, state.reds);
  const match: FootballMatch = {
    goals: [...before, ...rest.goals],
    reds: rest.reds,
    firstHalfStoppage: 1,
    secondHalfStoppage: 2,
  };
  const end = factsAt(match, "over", 90);
  return { ...end, halfTime: state.halfTime ?? end.halfTime };
}

/** Returns what a stake of 1 at odds of 1/p brings. */
function returnAt(probability: number, result: { won: number; void_factor: number }): number {
  const kept = result.void_factor / 1000;
  return (result.won * (1 - kept)) / probability + kept;
}

const idOf = ({ market_id, specifiers }: FootballMarket): string => `${market_id} ${specifiers}`;

describe.each(STATES)("the markets %s", (_, state) => {
  const markets = footballMarkets(STRENGTHS, state);

  it("are fair on average over 20,000 matches that are played and settled", () => {
    const matches = 20_000;
    const sums = new Map<string, { sum: number; squares: number; p: number }>();
    const draw = seededDraw(2024);
    for (let at = 0; at < matches; at += 1) {
      const end = playFrom(state, draw);
      for (const market of markets) {
        const results = settleFootball(market.market_id, market.specifiers, end) ?? [];
        if (results.length !== market.selections.length) throw new Error(idOf(market));
        market.selections.forEach(({ id, probability }, place) => {
          const result = results[place];
          if (result?.id !== id) throw new Error(`${idOf(market)} has no ${id} at ${place}`);
          if (probability === 0) {
            if (result.won) throw new Error(`${id} cannot happen, and did`);
            return;
          }
          const key = `${idOf(market)} ${id}`;
          const entry = sums.get(key) ?? { sum: 0, squares: 0, p: probability };
          const back = returnAt(probability, result);
          entry.sum += back;
          entry.squares += back * back;
          sums.set(key, entry);
        });
      }
    }
    for (const [key, { sum, squares, p }] of sums) {
      const mean = sum / matches;
      // What is rarer than the sample can tell has the deviation that its probability gives it.
      const deviation = Math.max(
        Math.sqrt(squares / matches - mean * mean),
        Math.sqrt(1 / p - 1) / 2,
      );
      expect(Math.abs(mean - 1), key).toBeLessThan((4 * deviation) / Math.sqrt(matches));
    }
  });

  it("are fair by the model: each selection brings its stake back at odds of 1/p", () => {
    const { ends, halfTimes } = prospectsOf(STRENGTHS, state);
    for (const { market_id, specifiers, selections } of markets) {
      if (market_id === 8) continue;
      const isOfHalf = market_id === 60 || market_id === 68;
      const likely = isOfHalf ? halfTimes.map((each) => ({ ...each, halfTime: each.score })) : ends;
      selections.forEach(({ probability }, place) => {
        if (probability === 0) return;
        let value = 0;
        for (const { score, halfTime, ...each } of likely) {
          const end: FootballFacts = { period: "over", score, halfTime, goals: [] };
          const result = settleFootball(market_id, specifiers, end)?.[place];
          if (result) value += each.probability * returnAt(probability, result);
        }
        expect(value).toBeCloseTo(1, 9);
      });
    }
  });

  it("add up: to two for double chance, to one for all others", () => {
    for (const { market_id, selections } of markets) {
      const sum = selections.reduce((total, { probability }) => total + probability, 0);
      expect(sum).toBeCloseTo(market_id === 10 ? 2 : 1, 9);
      for (const { probability } of selections) expect(probability).toBeLessThanOrEqual(0.985);
    }
    expect(new Set(markets.map(idOf)).size).toBe(markets.length);
  });

  it("are not decided by the state", () => {
    const { period, score, halfTime } = state;
    const goals = [
      ...Array.from({ length: score.home }, () => "home" as const),
      ...Array.from({ length: score.away }, () => "away" as const),
    ];
    for (const { market_id, specifiers } of markets)
      expect(settleFootball(market_id, specifiers, { period, score, halfTime, goals })).toBeNull();
  });
});

describe("the offer", () => {
  const idsOf = (state: FootballState, strengths = STRENGTHS): readonly string[] =>
    footballMarkets(strengths, state).map(idOf);
  const linesOf = (market: number, state: FootballState, strengths = STRENGTHS) =>
    footballMarkets(strengths, state)
      .filter(({ market_id }) => market_id === market)
      .map(({ specifiers }) => specifiers.replace(/^.*=/, ""));

  it("has every market before the match", () => {
    const known = new Set(footballMarkets(STRENGTHS, BEFORE).map(({ market_id }) => market_id));
    expect([...known].toSorted((a, b) => a - b)).toEqual([
      1, 8, 10, 11, 14, 16, 18, 19, 20, 26, 29, 45, 47, 60, 68,
    ]);
    expect(idsOf(BEFORE)).toEqual(
      expect.arrayContaining(["14 hcp=0:1", "14 hcp=1:0", "8 goalnr=1"]),
    );
  });

  it("has five lines about the even one", () => {
    expect(linesOf(16, BEFORE)).toEqual(["-0.75", "-0.5", "-0.25", "0", "0.25"]);
    expect(linesOf(16, BEFORE, { home: 1.3, away: 1.3 })).toEqual([
      "-0.5",
      "-0.25",
      "0",
      "0.25",
      "0.5",
    ]);
    expect(linesOf(18, BEFORE)).toEqual(["1.5", "2.25", "2.5", "2.75", "3.5"]);
    expect(linesOf(68, BEFORE)).toEqual(["0.5", "1", "1.25", "1.5", "2.5"]);
    // With the score: two ahead, the even line is about two.
    const ahead = { ...IN_SECOND, score: { home: 3, away: 1 }, minute: 85 };
    expect(linesOf(16, ahead)).toContain("-2");
    expect(linesOf(18, ahead)).toContain("4.5");
  });

  it("has three half lines of the goals of each side, with what it has scored", () => {
    expect([19, 20].map((side) => linesOf(side, BEFORE))).toEqual([
      ["0.5", "1.5", "2.5"],
      ["0.5", "1.5", "2.5"],
    ]);
    const strong = { home: 4, away: 0.3 };
    expect([19, 20].map((side) => linesOf(side, BEFORE, strong))).toEqual([
      ["2.5", "3.5", "4.5"],
      ["0.5", "1.5"],
    ]);
    const ahead = { ...IN_SECOND, score: { home: 3, away: 1 } };
    expect([19, 20].map((side) => linesOf(side, ahead))).toEqual([
      ["3.5", "4.5", "5.5"],
      ["1.5", "2.5"],
    ]);
  });

  it("keeps the total of 2.5 while it is undecided", () => {
    const strong = { home: 4, away: 2.5 };
    expect(linesOf(18, BEFORE, strong)).toHaveLength(5);
    expect(linesOf(18, BEFORE, strong)).toContain("2.5");
    expect(linesOf(18, { ...IN_FIRST, score: { home: 2, away: 1 } })).not.toContain("2.5");
  });

  it("leaves out what is decided, or as good as decided", () => {
    expect(footballMarkets(STRENGTHS, { ...IN_SECOND, period: "over", minute: 90 })).toEqual([]);
    expect(idsOf({ ...IN_SECOND, minute: 90 })).toEqual([]);
    const bothScored = idsOf(IN_SECOND);
    expect(bothScored).not.toContain("29 ");
    expect(bothScored).toContain("8 goalnr=3");
    expect(bothScored.filter((id) => /^(?:60|68) /.test(id))).toEqual([]);
    // In stoppage of the first half nothing of it is open any more.
    const stoppage = idsOf({ ...IN_FIRST, minute: 45 });
    expect(stoppage.filter((id) => /^(?:60|68) /.test(id))).toEqual([]);
    expect(stoppage).toContain("1 ");
    const away = { ...IN_SECOND, score: { home: 6, away: 0 } };
    expect(idsOf(away)).not.toContain("1 ");
    expect(idsOf(away)).not.toContain("45 ");
  });

  it("keeps a selection that cannot happen with a probability of 0", () => {
    const scores = footballMarkets(STRENGTHS, IN_FIRST).find(({ market_id }) => market_id === 45);
    expect(scores?.selections).toHaveLength(26);
    expect(scores?.selections.find(({ id }) => id === "0:0")?.probability).toBe(0);
    expect(scores?.selections.find(({ id }) => id === "1:0")?.probability).toBeGreaterThan(0);
  });

  it("has no half-time and full-time without the score at half time", () => {
    expect(idsOf(IN_SECOND)).toContain("47 ");
    expect(idsOf({ ...IN_SECOND, halfTime: null })).not.toContain("47 ");
  });

  it("moves with red cards", () => {
    const home = (reds: FootballState["reds"]): number =>
      footballMarkets(STRENGTHS, { ...BEFORE, period: "first", reds }).find(
        ({ market_id }) => market_id === 1,
      )?.selections[0]?.probability ?? 0;
    expect(home({ home: 1, away: 0 })).toBeLessThan(home({ home: 0, away: 0 }) - 0.1);
    expect(home({ home: 0, away: 1 })).toBeGreaterThan(home({ home: 0, away: 0 }) + 0.1);
    // The model takes notice of two.
    expect(home({ home: 0, away: 3 })).toBe(home({ home: 0, away: 2 }));
  });
});

describe("the grid of scores", () => {
  /** Goes through everything that three minutes may bring, branch by branch. */
  function branches(minute: number, to: number, reds: readonly [number, number]) {
    const ends = new Map<string, number>();
    const step = (
      at: number,
      h: number,
      a: number,
      rh: number,
      ra: number,
      chance: number,
    ): void => {
      if (at > to) {
        ends.set(`${h}:${a}`, (ends.get(`${h}:${a}`) ?? 0) + chance);
        return;
      }
      const ph = goalChance(STRENGTHS.home, at, rh, ra) / CHANCES;
      const pa = goalChance(STRENGTHS.away, at, ra, rh) / CHANCES;
      const red = RED_CHANCE / CHANCES;
      for (const [gh, p1] of [
        [1, ph],
        [0, 1 - ph],
      ] as const)
        for (const [ga, p2] of [
          [1, pa],
          [0, 1 - pa],
        ] as const)
          for (const [ch, p3] of [
            [1, red],
            [0, 1 - red],
          ] as const)
            for (const [ca, p4] of [
              [1, red],
              [0, 1 - red],
            ] as const)
              step(
                at + 1,
                h + gh,
                a + ga,
                Math.min(rh + ch, REDS_MOST),
                Math.min(ra + ca, REDS_MOST),
                chance * p1 * p2 * p3 * p4,
              );
    };
    step(minute, 0, 0, reds[0], reds[1], 1);
    return ends;
  }

  it.each([
    [44, 46, 0, 0],
    [88, 90, 0, 0],
    [88, 90, 1, 2],
  ])("of minutes %i to %i with reds %i to %i is that of every branch", (from, to, home, away) => {
    const size = 5;
    const grid = startGrid(size, { home, away });
    advance(grid, STRENGTHS, from, to);
    const cells = totalOf(grid);
    const ends = branches(from, to, [home, away]);
    cells.forEach((probability, at) => {
      const key = `${Math.floor(at / size)}:${at % size}`;
      expect(probability).toBeCloseTo(ends.get(key) ?? 0, 14);
    });
  });

  it.each([
    [{ ...IN_SECOND, minute: 88 }, 89],
    [{ ...IN_FIRST, minute: 44 }, 45],
  ])("begins at the minute after the state (%#)", (state, next) => {
    const { ends, halfTimes } = prospectsOf(STRENGTHS, state);
    const to = state.period === "first" ? 45 : 90;
    const scores = state.period === "first" ? halfTimes : ends;
    const { home, away } = state.score;
    const expected = branches(next, to, [state.reds.home, state.reds.away]).get("0:0");
    const still = scores.find(({ score }) => score.home === home && score.away === away);
    expect(still?.probability).toBeCloseTo(expected ?? 0, 12);
  });

  it("has no further goal as often as nobody scores next", () => {
    for (const [, state] of STATES) {
      const { home, away } = state.score;
      const still = prospectsOf(STRENGTHS, state)
        .ends.filter(({ score }) => score.home === home && score.away === away)
        .reduce((sum, { probability }) => sum + probability, 0);
      expect(still).toBeCloseTo(nextGoalChances(STRENGTHS, state).none, 12);
    }
  });

  it("loses nothing, and leaves little beyond its edge", () => {
    for (const strengths of [STRENGTHS, { home: 4, away: 0.3 }, { home: 0, away: 0 }]) {
      const { ends } = prospectsOf(strengths, BEFORE);
      expect(ends.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 9);
      const most = Math.max(...ends.map(({ score }) => score.home));
      const edge = ends.filter(({ score }) => score.home === most && most > 0);
      expect(edge.reduce((sum, { probability }) => sum + probability, 0)).toBeLessThan(2e-6);
    }
  });
});
