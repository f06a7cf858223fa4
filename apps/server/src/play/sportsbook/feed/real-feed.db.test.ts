import { createHash } from "node:crypto";
import { getFixture, getSportsTree, listFixtures } from "@houselight/contracts";
import { ODDSFEED_PATH, openSimulators, type RunningSimulators } from "@houselight/simulators";
import { everyMarket, settleFootball } from "@houselight/sports-maths/football";
import {
  brokenInvariants,
  type HttpCaller,
  httpCaller,
  openTestHouse,
  signedInPlayer,
  TestClock,
  type TestHouse,
} from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { selectFixturesById } from "../lines/fixture-store.ts";
import { placed, settledBet, slipOf } from "../sportsbook.testing.ts";
import { lookAtFeed } from "./feed-loop.ts";
import { selectPosition, selectProducers } from "./producer-store.ts";

/** The clock of the house, and of the world beyond it. */
const clock = new TestClock("2026-05-01T12:00:00Z");
const KEY = "the-key-of-the-feed";
let outside: RunningSimulators;
let feedUrl: string;
let kit: TestHouse;
let guest: HttpCaller;

const openOne = () =>
  openTestHouse({ clock, serve: {}, env: { SPORTS_FEED_URL: feedUrl }, seed: "a real feed" });
beforeAll(async () => {
  outside = await openSimulators({
    host: "127.0.0.1",
    port: 0,
    publicUrl: "http://outside.test",
    paperpaySecret: "s".repeat(32),
    sports: { key: KEY, seed: "a world for tests", now: () => clock.now().getTime() },
  });
  feedUrl = `${outside.url.replace("://", `://houselight:${KEY}@`)}${ODDSFEED_PATH}`;
  kit = await openOne();
  guest = httpCaller(kit.served?.url as string);
  await settle();
});
afterAll(async () => {
  await kit.close();
  await outside.close();
});

const states = async (one = kit) =>
  (await selectProducers(one.house.database)).map(({ state }) => state);

/** Looks at the feed until there is nothing new, and no recovery is under way. */
async function settle(one = kit): Promise<void> {
  for (let quiet = 0; quiet < 3; ) {
    const before = await selectPosition(one.house.database);
    await lookAtFeed(one.house, 0);
    const after = await selectPosition(one.house.database);
    const isQuiet = before.run === after.run && before.position === after.position;
    quiet = isQuiet && !(await states(one)).includes("recovering") ? quiet + 1 : 0;
    // The feed computes its snapshots meanwhile.
    if (isQuiet) await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** Lets time go by in steps, with a look after each. */
async function play(ms: number, stepMs = 4_000): Promise<void> {
  for (let left = ms; left > 0; left -= stepMs) {
    clock.advance(Math.min(stepMs, left));
    await settle();
  }
}

const disturb = (fault: string) =>
  fetch(`${outside.url}${ODDSFEED_PATH}/faults`, {
    method: "POST",
    body: new URLSearchParams({ fault }),
    redirect: "manual",
  });

const lists = async (state: "live" | "upcoming", caller = guest) =>
  (await caller.call(listFixtures, { query: { state, limit: 50 } })).body.fixtures;

/** Reads what takes bets, with its prices, and the scores: all that a player can see of now. */
async function seen({ house }: TestHouse): Promise<unknown[]> {
  return house.database.query(
    `select f.urn, f.status, f.home_score, f.away_score, f.half_time, f.period, f.minute, m.market_id, m.specifiers,
       (select jsonb_agg(jsonb_build_array(s->'id', s->'odds', s->'active')) from jsonb_array_elements(m.selections) s) as odds
     from sportsbook.markets m join sportsbook.fixtures f on f.id = m.fixture_id
     where m.status = 'open' order by f.urn, m.market_id, m.specifiers`,
  );
}

/** Opens another house that has never been disturbed, and sees what it offers. */
async function seenByAnother(): Promise<unknown[]> {
  const other = await openOne();
  try {
    await settle(other);
    expect(await states(other)).toEqual(["up", "up"]);
    return await seen(other);
  } finally {
    await other.close();
  }
}

/** Places a bet on each side to score at least two goals. */
async function betOnGoals(fixtureId: bigint) {
  const { caller } = await signedInPlayer(kit.house, kit.served?.url as string, 10_000n);
  const shown = await guest.call(getFixture, { params: { id: Number(fixtureId) } });
  const bets: { readonly id: string; readonly side: "home" | "away" }[] = [];
  for (const [market_id, side] of [
    [19, "home"],
    [20, "away"],
  ] as const) {
    const specifiers = "total=1.5";
    const market = shown.body.markets.find(
      (one) => one.market_id === market_id && one.specifiers === specifiers,
    );
    const odds = market?.selections.find(({ id }) => id === "over")?.odds ?? 0;
    const selection = { fixture_id: Number(fixtureId), market_id, specifiers, odds };
    const slip = slipOf([{ ...selection, selection_id: "over" }]);
    bets.push({ id: (await placed(caller, slip)).id, side });
  }
  return { caller, bets };
}

const idsOf = (markets: readonly { readonly market_id: number }[]): ReadonlySet<number> =>
  new Set(markets.map(({ market_id }) => market_id));

type Goals = { readonly home: number; readonly away: number } | null | undefined;

/** Settles every market of a match again by its score; who scored next is not on record here. */
async function assertSettledAsPlayed(id: bigint, score: Goals, halfTime: Goals): Promise<void> {
  if (!score || !halfTime) throw new Error("the match has no score");
  const markets = await kit.house.database.query<{
    market_id: number;
    specifiers: string;
    results: { id: string; won: number; void_factor: number }[];
  }>("select market_id, specifiers, results from sportsbook.markets where fixture_id = $1", [id]);
  const decided = markets.filter(({ market_id }) => market_id !== 8);
  const kinds = everyMarket({ nextGoals: null, totalMost: 1, handicapMost: 1 });
  expect(idsOf(decided)).toEqual(idsOf(kinds));
  for (const { market_id, specifiers, results } of decided) {
    const facts = { period: "over", score, halfTime, goals: [] } as const;
    const right = settleFootball(market_id, specifiers, facts);
    const told = results.map(({ id: of, won, void_factor }) => ({ id: of, won, void_factor }));
    expect(told, `${market_id} ${specifiers}`).toEqual(
      right?.map(({ id: of, won, void_factor }) => ({ id: of, won, void_factor })),
    );
  }
}

describe("the feed of the simulated world", () => {
  it("brings matches that are on and to come", async () => {
    expect(await states()).toEqual(["up", "up"]);
    const on = await lists("live");
    expect(on.length).toBeGreaterThanOrEqual(3);
    for (const { markets, simulated, clock: at } of on) {
      expect(markets.length).toBeGreaterThan(0);
      expect(at).not.toBeNull();
      expect(simulated).toMatchObject({ minute_ms: 4_000, seed: null, strengths: null });
    }
    const tree = (await guest.call(getSportsTree, {})).body;
    expect(tree.sports[0]).toMatchObject({ slug: "football", competitions: [{}, {}, {}] });
    expect(tree.sports[0]?.fixtures).toBeGreaterThanOrEqual(57);
  });

  it("plays a match to its end: every market has its result, and the seed is told", async () => {
    const [first] = await lists("upcoming");
    const id = BigInt(first?.id as number);
    const startsAt = Date.parse(first?.starts_at as string);
    const { caller, bets } = await betOnGoals(id);
    await play(startsAt - clock.now().getTime() + 440_000);
    const [fixture] = await selectFixturesById(kit.house.database, [id]);
    expect(fixture).toMatchObject({ status: "closed", clock: null, producer: "live" });
    const { seed_hash, seed, strengths } = fixture?.simulated ?? {};
    const sealed = `${seed}:${strengths?.home}:${strengths?.away}`;
    expect(createHash("sha256").update(sealed).digest("hex")).toBe(seed_hash);
    expect(first?.simulated).toMatchObject({ seed: null, strengths: null });
    expect(first?.simulated?.seed_hash).toBe(seed_hash);
    await assertSettledAsPlayed(id, fixture?.score, fixture?.halfTime);
    for (const { id: bet, side } of bets) {
      const won = (fixture?.score?.[side] ?? 0) > 1;
      expect((await settledBet(kit, caller, bet)).state, side).toBe(won ? "won" : "lost");
    }
    expect(await brokenInvariants(kit.house)).toEqual([]);
    const markets = await kit.house.database.query<{
      status: string;
      certainty: number;
      n: number;
    }>(
      "select status, certainty, count(*)::int as n from sportsbook.markets where fixture_id = $1 group by 1, 2",
      [id],
    );
    expect(markets).toEqual([{ status: "settled", certainty: 2, n: expect.any(Number) }]);
    expect(markets[0]?.n).toBeGreaterThan(30);
    const [winner] = await kit.house.database.query<{ results: { id: string; won: number }[] }>(
      "select results from sportsbook.markets where fixture_id = $1 and market_id = 1",
      [id],
    );
    const { home = 0, away = 0 } = fixture?.score ?? {};
    const right = home === away ? "draw" : home > away ? "home" : "away";
    expect(winner?.results.find(({ won }) => won === 1)?.id).toBe(right);
    expect(await seen(kit)).toEqual(await seenByAnother());
  }, 120_000);

  it("is taken in once by two processes that look at once", async () => {
    for (let step = 0; step < 8; step++) {
      clock.advance(4_000);
      await Promise.all(Array.from({ length: 3 }, () => lookAtFeed(kit.house, 0)));
    }
    await settle();
    expect(await states()).toEqual(["up", "up"]);
    expect(await seen(kit)).toEqual(await seenByAnother());
  });
});

describe("a feed that is disturbed", () => {
  it("by silence takes no bets after ten seconds, and again once it has told what was missed", async () => {
    await disturb("pause");
    await play(7_000, 1_000);
    expect(await states()).toEqual(["up", "up"]);
    await play(3_000, 1_000);
    expect(await states()).toEqual(["down", "down"]);
    const [shown] = await lists("live");
    expect(shown).toMatchObject({ open_markets: 0 });
    expect(new Set(shown?.markets.map(({ state }) => state))).toEqual(new Set(["suspended"]));
    expect(await seen(kit)).toEqual([]);
    await play(12_000);
    expect(await states()).toEqual(["up", "up"]);
    expect(await seen(kit)).toEqual(await seenByAnother());
  });

  it.each(["drop", "double", "forget"])(
    "by %s comes to the same in the end",
    async (fault) => {
      await disturb(fault);
      await play(80_000);
      expect(await states()).toEqual(["up", "up"]);
      expect(await seen(kit)).toEqual(await seenByAnother());
    },
    60_000,
  );

  it("by an hour's absence settles what is over, and offers what is on", async () => {
    const [first] = await lists("upcoming");
    clock.advance(3_600_000);
    await settle();
    expect(await states()).toEqual(["up", "up"]);
    const [fixture] = await selectFixturesById(kit.house.database, [BigInt(first?.id as number)]);
    expect(["closed", "abandoned"]).toContain(fixture?.status);
    const open = await kit.house.database.query(
      "select 1 from sportsbook.markets where fixture_id = $1 and status not in ('settled', 'cancelled')",
      [fixture?.id],
    );
    expect(open).toEqual([]);
    expect(await seen(kit)).toEqual(await seenByAnother());
  });
});
