import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isCounted, MICROS_PER_CENT, type Round, type Score, scoreRound } from "./score.ts";
import type { Rules } from "../tournament.ts";

const START = new Date("2026-11-01T00:00:00Z");
const END = new Date("2026-11-02T00:00:00Z");
const NOON = new Date("2026-11-01T12:00:00Z");
const rules = (part: Partial<Rules> = {}): Rules => ({
  scoring: "bets",
  minStake: 0n,
  startAt: START,
  endAt: END,
  games: [],
  producers: [],
  ...part,
});
/** A round whose stake and payout are told in hundredths of a euro. */
const round = (part: Partial<Round> = {}): Round => ({
  playerId: 1n,
  game: "penny-comet",
  producer: "paper-lab",
  multiplier: 0n,
  at: NOON,
  ...part,
  stake: (part.stake ?? 100n) * MICROS_PER_CENT,
  payout: (part.payout ?? 0n) * MICROS_PER_CENT,
});
const NOTHING_LEFT = { betsRest: 0n, pointsRest: 0n };
const NONE: Score = { bets: 0n, points: 0n, ...NOTHING_LEFT, pointsAt: null };
const scored = (score: Score, one: Round, part: Partial<Rules> = {}) =>
  scoreRound(score, one, rules(part));

describe("a round is counted", () => {
  it.each([
    ["at the start", { at: START }, {}, true],
    ["before the start", { at: new Date(START.getTime() - 1) }, {}, false],
    ["at the end", { at: END }, {}, false],
    ["right before the end", { at: new Date(END.getTime() - 1) }, {}, true],
    ["of one of the games", {}, { games: ["penny-comet"] }, true],
    ["of another game", {}, { games: ["moth-and-moon"] }, false],
    ["of one of the studios", {}, { producers: ["paper-lab"] }, true],
    ["of another studio", {}, { producers: ["elsewhere"] }, false],
    ["of no studio", { producer: undefined }, { producers: ["paper-lab"] }, false],
    ["of a game beside the studios", {}, { games: ["penny-comet"], producers: ["x"] }, true],
  ])("%s", (_name, ofRound, ofRules, expected) => {
    expect(isCounted(rules(ofRules), round(ofRound))).toBe(expected);
  });
});

describe("a score", () => {
  it("sums stakes", () => {
    const first = scored(NONE, round({ stake: 615n }));
    expect(first).toEqual({ bets: 615n, points: 615n, ...NOTHING_LEFT, pointsAt: NOON });
    expect(scored(first, round({ stake: 85n })).bets).toBe(700n);
  });

  it("sums payouts, and keeps the stakes beside them", () => {
    const one = scored(NONE, round({ payout: 250n }), { scoring: "wins" });
    expect(one).toEqual({ bets: 100n, points: 250n, ...NOTHING_LEFT, pointsAt: NOON });
  });

  it("keeps the highest multiplier in hundredths, and the moment at which it was first reached", () => {
    const later = new Date(NOON.getTime() + 1_000);
    const part = { scoring: "multiplier" } as const;
    const first = scored(NONE, round({ stake: 30n, multiplier: 333n }), part);
    expect(first).toMatchObject({ points: 333n, pointsAt: NOON });
    const same = scored(first, round({ stake: 30n, multiplier: 333n, at: later }), part);
    expect(same).toMatchObject({ bets: 60n, points: 333n, pointsAt: NOON });
    const better = scored(same, round({ multiplier: 400n, at: later }), part);
    expect(better).toMatchObject({ points: 400n, pointsAt: later });
  });

  it("leaves out a round below the least stake", () => {
    expect(scored(NONE, round({ stake: 19n, payout: 900n }), { minStake: 20n })).toBe(NONE);
    expect(scored(NONE, round({ stake: 20n }), { minStake: 20n }).bets).toBe(20n);
  });

  it("loses nothing of small stakes and wins: what makes no hundredth waits for the next round", () => {
    const amounts = fc.array(fc.tuple(fc.bigInt(1n, 30_000n), fc.bigInt(0n, 30_000n)));
    fc.assert(
      fc.property(amounts, fc.constantFrom("bets" as const, "wins" as const), (all, scoring) => {
        let score = NONE;
        let [staked, won] = [0n, 0n];
        for (const [stake, payout] of all) {
          score = scoreRound(score, { ...round(), stake, payout }, rules({ scoring }));
          staked += stake;
          won += payout;
        }
        const points = scoring === "bets" ? staked : won;
        expect(score).toMatchObject({
          bets: staked / MICROS_PER_CENT,
          betsRest: staked % MICROS_PER_CENT,
          points: points / MICROS_PER_CENT,
          pointsRest: points % MICROS_PER_CENT,
        });
      }),
    );
  });

  it("goes by the least stake to the part of a hundredth", () => {
    const least = rules({ minStake: 20n });
    const staked = (stake: bigint) => scoreRound(NONE, { ...round(), stake }, least).bets;
    expect([staked(199_999n), staked(200_000n)]).toEqual([0n, 20n]);
  });

  it("never falls, in any order of rounds", () => {
    const rounds = fc.array(
      fc.record({
        stake: fc.bigInt(1n, 10_000n),
        payout: fc.bigInt(0n, 1_000_000n),
        multiplier: fc.bigInt(0n, 1_000_000n),
      }),
    );
    fc.assert(
      fc.property(
        rounds,
        fc.constantFrom("bets" as const, "wins" as const, "multiplier" as const),
        (all, scoring) => {
          let score = NONE;
          for (const one of all) {
            const next = scored(score, round(one), { scoring });
            expect(next.points >= score.points && next.bets > score.bets).toBe(true);
            score = next;
          }
        },
      ),
    );
  });
});
