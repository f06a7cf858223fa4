import { settleFootball } from "@houselight/sports-maths/football";
import { describe, expect, it } from "vitest";
import { factsOf, type Match, stateOf } from "../world/match.ts";
import { stepsOf } from "../world/steps.ts";
import { createWorld, ROUND_MS } from "../world/world.ts";
import type { Telling } from "./messages.ts";
import { marketsOf } from "./results.ts";
import { snapshotOf, tell } from "./tell.ts";

const NOON = Date.UTC(2026, 4, 1, 12);
const world = createWorld("a world for tests");
const matches = world.matchesIn(NOON, NOON + ROUND_MS).slice(0, 5);
const later = world.matchesIn(NOON, NOON + 200 * ROUND_MS);
const mistaken = later.find(({ correctedAt }) => correctedAt !== null) as Match;
const abandoned = later.find(({ isAbandoned }) => isAbandoned) as Match;

const toldOf = (match: Match, from = 0): Telling[] => {
  const offered = new Map();
  return stepsOf(match)
    .filter(({ at }) => at >= from)
    .flatMap((step) => tell(match, step, offered));
};
const ofType = <Type extends Telling["type"]>(told: readonly Telling[], type: Type) =>
  told.filter((one): one is Extract<Telling, { type: Type }> => one.type === type);
const nameOf = (market: { market_id: number; specifiers: string }) =>
  `${market.market_id}/${market.specifiers}`;

const one = matches[0] as Match;
const toldOfOne = toldOf(one, one.kickOff - 90_000);

/** Markets by the result that stands after all that was told. */
function standing(told: readonly Telling[]): Map<string, unknown> {
  const results = new Map<string, unknown>();
  for (const one of told) {
    if (one.type === "bet_settlement")
      for (const market of one.markets) results.set(nameOf(market), market.selections);
    if (one.type === "rollback_bet_settlement")
      for (const market of one.markets) results.delete(nameOf(market));
  }
  return results;
}

describe("what is told of a match", () => {
  it.each(matches.map((match) => [match.urn, match] as const))(
    "%s: every market that was offered gets its result, and no other than the true one stands",
    (_urn, match) => {
      const told = toldOf(match, match.kickOff - 60_000);
      const offered = new Set(
        ofType(told, "odds_change").flatMap(({ markets }) => markets.map(nameOf)),
      );
      expect(offered.size).toBeGreaterThan(20);
      if (match.isAbandoned) return;
      const results = standing(told);
      const facts = factsOf(match, match.closedAt);
      for (const name of offered) {
        const [market_id = "", specifiers = ""] = name.split("/");
        expect(results.get(name), name).toEqual(
          settleFootball(Number(market_id), specifiers, facts),
        );
      }
    },
  );

  it("takes a share of each market, and offers each at odds above one", () => {
    for (const { markets } of ofType(toldOfOne, "odds_change"))
      for (const { status, selections, market_id } of markets) {
        if (status !== 1) continue;
        const implied = selections.reduce((sum, { odds }) => sum + 1 / Number(odds), 0);
        expect(implied).toBeGreaterThan((market_id === 10 ? 2 : 1) * 1.04);
        for (const { odds } of selections) expect(odds).toMatch(/^\d{1,4}(\.\d{1,3})?$/);
      }
  });

  it("says once of a market that it is not offered any more", () => {
    const open = new Set<string>();
    for (const { markets, status } of ofType(toldOfOne, "odds_change")) {
      const named = new Set(markets.map(nameOf));
      for (const name of open) expect(named).toContain(name);
      for (const market of markets) {
        if (market.status === 1) open.add(nameOf(market));
        else open.delete(nameOf(market));
      }
      if (status.state === "ended") expect(open.size).toBe(0);
    }
  });

  it("stops the market three seconds before each goal", () => {
    for (const match of matches) {
      const steps = stepsOf(match);
      for (const { at } of steps.filter((step) => step.kind === "minute")) {
        const goals = (moment: number) => factsOf(match, moment).goals.length;
        if (goals(at) === goals(at - 1)) continue;
        expect(steps).toContainEqual({ at: at - 3_000, kind: "alarm", reason: "POSSIBLE_GOAL" });
      }
    }
  });

  it("hides the seed until the results are confirmed", () => {
    for (const match of [matches[0] as Match, abandoned]) {
      const offered = new Map();
      for (const step of stepsOf(match).filter(
        ({ at }) => at >= match.breakAt || at >= match.endedAt,
      )) {
        const isTold = JSON.stringify(tell(match, step, offered)).includes(match.seed);
        expect(isTold).toBe(step.kind === "closed");
      }
      expect(JSON.stringify(snapshotOf(match, match.confirmedAt - 1, new Map()))).not.toContain(
        match.seed,
      );
    }
  });

  it("of a mistake is a false first result, rolled back and told again", () => {
    const told = toldOf(mistaken, mistaken.kickOff);
    const [first, second] = ofType(told, "bet_settlement");
    const name = nameOf(first?.markets[0] as never);
    const [rollback] = ofType(told, "rollback_bet_settlement");
    expect(rollback?.markets.map(nameOf)).toEqual([name]);
    const right = standing(told).get(name);
    expect(first?.markets[0]?.selections).not.toEqual(right);
    expect(told.indexOf(rollback as Telling)).toBeGreaterThan(told.indexOf(first as Telling));
    expect(second).toBeDefined();
    expect(right).toEqual(
      settleFootball(
        first?.markets[0]?.market_id as number,
        first?.markets[0]?.specifiers as string,
        factsOf(mistaken, mistaken.closedAt),
      ),
    );
  });

  it("of an abandoned match ends with that, and settles what was decided", () => {
    const told = toldOf(abandoned, abandoned.kickOff);
    expect(ofType(told, "fixture_change").map(({ change_type }) => change_type)).toEqual([
      "NEW",
      "ABANDONED",
      "ABANDONED",
    ]);
    expect(ofType(told, "odds_change").at(-1)?.status.state).toBe("live");
    for (const name of standing(told).keys()) expect(name).toMatch(/^(8|18|19|20|29|60|68)\//);
  });

  it("knows every line that can be offered", () => {
    for (const match of later.slice(0, 12)) {
      const known = new Set(marketsOf(match).map(nameOf));
      for (const minute of [0, 30, 75, 88]) {
        const at = match.kickOff + minute * 4_000;
        if (stateOf(match, at).period === "over") continue;
        const odds = snapshotOf(match, at, new Map()).find((one) => one.type === "odds_change");
        for (const market of (odds as Extract<Telling, { type: "odds_change" }> | undefined)
          ?.markets ?? [])
          expect(known).toContain(nameOf(market));
      }
    }
  });
});

describe("a snapshot", () => {
  it("is where prices go on from: what it offers and the next price does not is said to be gone", () => {
    for (const match of matches) {
      const offered = new Map();
      const at = match.kickOff + 60_000;
      const [before] = ofType(snapshotOf(match, at, offered), "odds_change");
      const [after] = ofType(
        tell(match, { at: at + 80_000, kind: "minute" }, offered),
        "odds_change",
      );
      const named = after?.markets.map(nameOf);
      expect(after?.markets.some(({ status }) => status === 0)).toBe(true);
      for (const market of before?.markets ?? []) expect(named).toContain(nameOf(market));
    }
  });

  it("comes to the same as all that was told before it", () => {
    for (const match of [...matches.slice(0, 1), mistaken])
      for (const share of [0.1, 0.6, 1]) {
        const at = match.kickOff + Math.round((match.closedAt - match.kickOff) * share);
        const offered = new Map();
        const told = stepsOf(match)
          .filter((step) => step.at <= at && step.at >= match.kickOff)
          .flatMap((step) => tell(match, step, offered));
        expect(standing(snapshotOf(match, at, new Map()))).toEqual(standing(told));
        const last = ofType(told, "odds_change").at(-1);
        const now = ofType(snapshotOf(match, at, new Map()), "odds_change")[0];
        expect(now?.status).toEqual(last?.status);
        expect(now?.markets).toEqual(last?.markets.filter(({ status }) => status === 1));
      }
  });
});
