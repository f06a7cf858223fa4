import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { selectFixturesByUrn } from "../lines/fixture-store.ts";
import { selectMarkets } from "../lines/market-store.ts";
import { applyMessages } from "./apply-messages.ts";
import { matchOf, openFeed, type TestFeed, total, winner, won } from "./feed.testing.ts";
import { selectPosition, selectProducers } from "./producer-store.ts";

let feed: TestFeed;
let match: ReturnType<typeof matchOf>;
let count = 0;
beforeAll(async () => {
  feed = await openFeed("messages of the feed");
});
beforeEach(async () => {
  await feed.open();
  feed.clock.advance(60_000);
  match = matchOf(
    `pf:match:${++count}`,
    new Date(feed.clock.now().getTime() + 3_600_000).toISOString(),
  );
});
afterAll(() => feed.close());

const fixtureOf = async () => {
  const [fixture] = await selectFixturesByUrn(feed.house.database, [match.fixture]);
  if (!fixture) throw new Error("no fixture");
  return fixture;
};
const marketsOf = async () => selectMarkets(feed.house.database, [(await fixtureOf()).id]);
const marketOf = async (marketId = 1) =>
  (await marketsOf()).find((market) => market.marketId === marketId);
const changesOf = async (): Promise<string[]> =>
  (
    await feed.house.database.query<{ kind: string }>(
      "select kind from sportsbook.changes where fixture_id = $1 order by id",
      [(await fixtureOf()).id],
    )
  ).map(({ kind }) => kind);
type Leg = Awaited<ReturnType<Awaited<ReturnType<TestFeed["placed"]>>>>;
/** Puts the match on offer, and a bet on its home side. */
const offered = async () => {
  await feed.send(match.change(), match.odds([winner(), total("2.5", "1.9", "1.9")]));
  return feed.placed((await fixtureOf()).id, { market_id: 1, specifiers: "" }, "home");
};

const OPEN: Leg = { won: null, void_factor: null, cancelled: false };
const WON: Leg = { won: 1, void_factor: 0, cancelled: false };
const LOST: Leg = { won: 0, void_factor: 0, cancelled: false };
const VOID: Leg = { won: 0, void_factor: 1000, cancelled: true };
const live = { state: "live", score: { home: 0, away: 0 }, period: "first", minute: 0 };

describe("prices of the feed", () => {
  it("make a fixture with its markets, and change them", async () => {
    await feed.send(match.change(), match.odds([winner(), total("2.5", "1.905", "1.9")]));
    expect(await fixtureOf()).toMatchObject({
      home: "Inkwell Rovers",
      competition: { id: "pf:paper", name: "Paper League" },
      status: "upcoming",
      producer: "pre",
      score: null,
    });
    expect(await marketsOf()).toMatchObject([
      { marketId: 1, status: "open", selections: [{ odds: 2150 }, { odds: 3400 }, { odds: 3250 }] },
      { marketId: 18, specifiers: "total=2.5", selections: [{ odds: 1905 }, { odds: 1900 }] },
    ]);
    const before = await marketOf();
    await feed.send(match.odds([winner("2.2"), total("2.5", "1.905", "1.9")]));
    const after = await marketOf();
    expect(after?.selections[0]?.odds).toBe(2200);
    expect(after?.version).toBeGreaterThan(before?.version ?? 0n);
    expect((await marketOf(18))?.version).toBeLessThan(after?.version ?? 0n);
  });

  it("are folded to the last of a batch, in the order of their times", async () => {
    const now = feed.clock.now().getTime() + 1_000;
    await feed.send(
      match.change(),
      { ...match.odds([winner("2.3")]), timestamp: now + 3 },
      { ...match.odds([winner("2.1")]), timestamp: now + 1 },
      { ...match.odds([winner("2.2")]), timestamp: now + 2 },
    );
    expect((await marketOf())?.selections[0]?.odds).toBe(2300);
  });

  it("that are older than what stands are ignored", async () => {
    const old = { ...match.odds([winner("1.5")]), timestamp: feed.clock.now().getTime() };
    await feed.send(match.change(), match.odds([winner("2.2")]));
    await feed.send(old);
    expect((await marketOf())?.selections[0]?.odds).toBe(2200);
  });

  it("that are older than the last word are ignored, though that changed nothing", async () => {
    const at = feed.clock.now().getTime();
    const told = (home: string, ms: number) => ({
      ...match.odds([winner(home)]),
      timestamp: at + ms,
    });
    await feed.send({ ...match.change(), timestamp: at }, told("2.15", 0));
    const before = await marketOf();
    await feed.send(told("2.15", 3_000));
    // Nothing is shown anew.
    expect((await marketOf())?.version).toBe(before?.version);
    await feed.send(told("3.00", 2_000), { ...match.stop(), timestamp: at + 1_000 });
    expect(await marketOf()).toMatchObject({ status: "open", version: before?.version });
    await feed.send(told("3.00", 4_000));
    expect((await marketOf())?.selections[0]?.odds).toBe(3000);
  });

  it("and scores that are older than what stands are ignored", async () => {
    const goal = { ...live, score: { home: 1, away: 0 }, minute: 9 };
    const at = feed.clock.now().getTime() + 10_000;
    const renamed = { ...match.change("NEW", { home: "Old Name" }, "live"), timestamp: at - 1 };
    await feed.send(match.change(), { ...match.odds([winner()], goal, "live"), timestamp: at });
    await feed.send({ ...match.odds([winner("3")], live, "live"), timestamp: at - 1 }, renamed);
    await feed.send({ ...match.change("CANCELLED", {}, "live"), timestamp: at - 1 });
    expect(await fixtureOf()).toMatchObject({
      home: "Inkwell Rovers",
      status: "live",
      score: { home: 1, away: 0 },
      clock: { minute: 9 },
    });
    // At the same moment the later word holds.
    await feed.send({
      ...match.odds([winner("3")], { ...goal, minute: 10 }, "live"),
      timestamp: at,
    });
    expect(await fixtureOf()).toMatchObject({ clock: { minute: 10 } });
  });

  it("of one process are taken in once when two come at once", async () => {
    await offered();
    const { run, position } = await selectPosition(feed.house.database);
    const told = {
      ...match.odds([winner("2.5")]),
      sequence: position + 1,
      timestamp: feed.clock.now().getTime() + 9_999,
    };
    const batch = { run: run ?? "", from: position, next: position + 1, messages: [told] };
    expect(await applyMessages(feed.house, { ...batch, from: position - 1 })).toBe(false);
    expect(await applyMessages(feed.house, { ...batch, run: "another" })).toBe(false);
    const taken = await Promise.all(
      Array.from({ length: 5 }, () => applyMessages(feed.house, batch)),
    );
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect((await marketOf())?.selections[0]?.odds).toBe(2500);
    // The numbers of the kit follow.
    await feed.house.database.query("update sportsbook.feed set position = $1", [position]);
  });

  it("of the live producer take the fixture over: what the other one says is not heard any more", async () => {
    await offered();
    await feed.send(match.odds([winner("1.8")], live, "live"));
    expect(await fixtureOf()).toMatchObject({
      status: "live",
      producer: "live",
      clock: { minute: 0 },
    });
    expect(await marketOf()).toMatchObject({ status: "open", producer: "live" });
    // What live does not name is not offered by it.
    expect(await marketOf(18)).toMatchObject({ status: "suspended", producer: "live" });
    await feed.send(
      match.odds([winner("9"), total("2.5", "9", "9")]),
      match.say("bet_stop", { reason: "X" }),
    );
    expect(await marketOf()).toMatchObject({
      status: "open",
      selections: [{ odds: 1800 }, {}, {}],
    });
    expect(await marketOf(18)).toMatchObject({ status: "suspended" });
  });

  it.each([
    [1, "open"],
    [0, "closed"],
    [-1, "suspended"],
    [-2, "suspended"],
    [-3, "closed"],
    [-4, "closed"],
  ])("of status %i leave a market %s, and open it again", async (status, state) => {
    await offered();
    await feed.send(match.odds([{ ...winner(), status }]));
    expect((await marketOf())?.status).toBe(state);
    await feed.send(match.odds([winner()]));
    expect((await marketOf())?.status).toBe("open");
  });
});

describe("a stop", () => {
  it("suspends every market until the next price that names it", async () => {
    await offered();
    await feed.send(match.stop());
    expect((await marketsOf()).map(({ status }) => status)).toEqual(["suspended", "suspended"]);
    await feed.send(match.odds([winner()]));
    expect((await marketsOf()).map(({ status }) => status)).toEqual(["open", "suspended"]);
    expect(await changesOf()).toEqual(["stop"]);
  });

  it("that comes twice and late stops nothing", async () => {
    await offered();
    const stop = { ...match.stop(), timestamp: feed.clock.now().getTime() + 5_000 };
    await feed.send(stop, { ...match.odds([winner()]), timestamp: stop.timestamp + 1 });
    await feed.send(stop);
    expect((await marketOf())?.status).toBe("open");
  });

  it.each(["POSSIBLE\u0000GOAL", "POSSIBLE \ud800 GOAL"])(
    "whose reason no database keeps stops the match, and not the feed",
    async (reason) => {
      await offered();
      expect(await feed.send({ ...match.stop(), reason })).toBe(true);
      expect((await marketOf())?.status).toBe("suspended");
    },
  );

  it("stands for a message about the fixture that cannot be read", async () => {
    await offered();
    await feed.send({ ...match.odds([{ ...winner(), status: 7 }]) });
    expect((await marketOf())?.status).toBe("suspended");
  });
});

describe("results", () => {
  const markets = [{ market_id: 1, specifiers: "" }];
  const cancelled = match0("bet_cancel");
  const uncancelled = match0("rollback_bet_cancel");
  function match0(type: string) {
    return (part: object = {}) => match.say(type, { markets: [], ...part });
  }
  type Step = () => object;
  const settle =
    (id: string, certainty = 1) =>
    () =>
      match.settle([won(id)], certainty);
  const rollback = () => match.say("rollback_bet_settlement", { markets });

  it.each<[string, Step[], Leg, string]>([
    ["settle a leg", [settle("home")], WON, "settled"],
    ["settle another selection's leg as lost", [settle("away")], LOST, "settled"],
    ["come twice", [settle("home"), settle("home")], WON, "settled"],
    ["are confirmed", [settle("home"), settle("home", 2)], WON, "settled"],
    ["are corrected", [settle("home"), settle("away", 2)], LOST, "settled"],
    ["are rolled back", [settle("home"), rollback], OPEN, "suspended"],
    ["are rolled back and told again", [settle("away"), rollback, settle("home")], WON, "settled"],
    ["are rolled back before they came", [rollback], OPEN, "open"],
    ["are cancelled", [settle("home"), () => cancelled()], VOID, "cancelled"],
    ["are cancelled instead", [() => cancelled()], VOID, "cancelled"],
    ["are not cancelled after all", [() => cancelled(), () => uncancelled()], OPEN, "suspended"],
    ["come after a cancellation", [() => cancelled(), settle("home")], WON, "settled"],
    [
      "are not cancelled after all, and come",
      [() => cancelled(), () => uncancelled(), settle("home")],
      WON,
      "settled",
    ],
  ])("%s", async (_title, steps, leg, status) => {
    // One after the other, and all at once: it comes to the same.
    for (const isAtOnce of [false, true]) {
      match = matchOf(`pf:match:${++count}`);
      const read = await offered();
      const messages = steps.map((step) => step());
      if (isAtOnce) await feed.send(...messages);
      else for (const message of messages) await feed.send(message);
      expect(await read()).toEqual(leg);
      expect((await marketOf())?.status).toBe(status);
      expect((await marketOf(18))?.status).toMatch(/open|cancelled|suspended/);
    }
  });

  it("that come twice and late change nothing", async () => {
    const read = await offered();
    const at = feed.clock.now().getTime() + 5_000;
    const first = { ...match.settle([won("home")]), timestamp: at };
    const back = { ...match.say("rollback_bet_settlement", { markets }), timestamp: at + 1 };
    await feed.send(first, back);
    await feed.send(first);
    expect(await read()).toEqual(OPEN);
    const second = { ...match.settle([won("away")]), timestamp: at + 2 };
    await feed.send(second);
    await feed.send(back, first);
    expect(await read()).toEqual(LOST);
    expect(await changesOf()).toEqual(["settlement", "rollback", "settlement"]);
  });

  it("that are rolled back before they come do not come any more", async () => {
    const read = await offered();
    const at = feed.clock.now().getTime() + 5_000;
    const first = { ...match.settle([won("home")]), timestamp: at };
    await feed.send({ ...match.say("rollback_bet_settlement", { markets }), timestamp: at + 1 });
    await feed.send(first);
    expect(await read()).toEqual(OPEN);
    expect((await marketOf())?.status).toBe("open");
    expect(await changesOf()).toEqual([]);
    await feed.send({ ...uncancelled(), timestamp: at + 3 });
    await feed.send({ ...cancelled(), timestamp: at + 2 });
    expect(await read()).toEqual(OPEN);
  });

  it("keep their moment when they are confirmed, and get a new one when they are corrected", async () => {
    await offered();
    await feed.send(match.settle([won("home")]));
    const first = (await marketOf())?.settledAt;
    feed.clock.advance(5_000);
    await feed.send(match.settle([won("home")], 2));
    expect(await marketOf()).toMatchObject({ certainty: 2, settledAt: first });
    const { version } = await fixtureOf();
    await feed.send(match.settle([won("home")], 2), match.settle([won("home")], 1));
    expect(await marketOf()).toMatchObject({ certainty: 2, settledAt: first });
    expect((await fixtureOf()).version).toBe(version);
    expect(await changesOf()).toEqual(["settlement", "settlement"]);
    await feed.send(match.settle([won("draw")], 2));
    expect((await marketOf())?.settledAt).toEqual(feed.clock.now());
  });

  it("are not told of prices any more, nor of markets that were never offered", async () => {
    await offered();
    await feed.send(match.settle([won("home"), { ...won("home"), market_id: 60 }]));
    await feed.send(match.odds([winner("3")]));
    expect(await marketOf()).toMatchObject({
      status: "settled",
      selections: [{ odds: 2150 }, {}, {}],
    });
    expect(await marketOf(60)).toBeUndefined();
  });

  it("of bets placed within a time alone are void by a cancellation of it", async () => {
    const early = await offered();
    const { id } = await fixtureOf();
    const from = feed.clock.now().getTime() + 10_000;
    feed.clock.advance(10_000);
    const within = await feed.placed(id, { market_id: 1, specifiers: "" }, "home");
    feed.clock.advance(10_000);
    const late = await feed.placed(id, { market_id: 1, specifiers: "" }, "home");
    const window = { start_time: from, end_time: from + 10_000 };
    const cancel = match.say("bet_cancel", { ...window, markets });
    const at = feed.clock.now().getTime() + 5_000;
    await feed.send({ ...cancel, timestamp: at });
    expect([await early(), await within(), await late()]).toEqual([OPEN, VOID, OPEN]);
    expect((await marketOf())?.status).toBe("open");
    await feed.send({ ...match.settle([won("home")]), timestamp: at + 1 });
    expect([await early(), await within(), await late()]).toEqual([WON, VOID, WON]);
    await feed.send({
      ...match.say("rollback_bet_cancel", { ...window, markets }),
      timestamp: at + 2,
    });
    expect([await early(), await within(), await late()]).toEqual([WON, WON, WON]);
    // The cancellation again, late: it has been taken back.
    await feed.send({ ...cancel, timestamp: at });
    expect(await within()).toEqual(WON);
    // Both at once come to the same.
    const back = match.say("rollback_bet_cancel", { ...window, markets });
    await feed.send({ ...cancel, timestamp: at + 3 }, { ...back, timestamp: at + 4 });
    expect([await early(), await within()]).toEqual([WON, WON]);
  });
});

describe("a fixture", () => {
  it.each([
    ["CANCELLED", "cancelled"],
    ["ABANDONED", "abandoned"],
  ])("that is %s gives back what has no result, and keeps what has one", async (type, status) => {
    const read = await offered();
    const over = await feed.placed(
      (await fixtureOf()).id,
      { market_id: 18, specifiers: "total=2.5" },
      "over",
    );
    await feed.send(match.settle([won("home")]), match.change(type));
    expect(await fixtureOf()).toMatchObject({ status, clock: null });
    expect([await read(), await over()]).toEqual([WON, VOID]);
    expect((await marketsOf()).map((market) => market.status)).toEqual(["settled", "cancelled"]);
    await feed.send(match.odds([winner(), total("2.5", "2", "2")], live));
    expect(await fixtureOf()).toMatchObject({ status });
    expect((await marketsOf()).map((market) => market.status)).toEqual(["settled", "cancelled"]);
    // A result that was seen before, but comes after: it is the true one.
    await feed.send(
      match.say("rollback_bet_settlement", { markets: [{ market_id: 1, specifiers: "" }] }),
    );
    expect(await read()).toEqual(VOID);
  });

  it("that is postponed takes no bets until it is set again", async () => {
    const read = await offered();
    await feed.send(match.change("POSTPONED"), match.odds([winner()]));
    expect(await fixtureOf()).toMatchObject({ status: "postponed" });
    expect((await marketOf())?.status).toBe("suspended");
    await feed.send(
      match.change("DATETIME", { starts_at: "2026-05-02T13:00:00+02:00" }),
      match.odds([winner()]),
    );
    expect(await fixtureOf()).toMatchObject({
      status: "upcoming",
      startsAt: new Date("2026-05-02T11:00:00Z"),
    });
    expect((await marketOf())?.status).toBe("open");
    expect(await read()).toEqual(OPEN);
  });

  it("goes through its states with its score, all of it on record", async () => {
    await offered();
    const goal = { ...live, score: { home: 1, away: 0 }, minute: 30 };
    const halfTime = { home: 1, away: 0 };
    await feed.send(match.odds([winner()], live, "live"));
    await feed.send(
      match.odds([winner()], goal, "live"),
      match.odds([winner()], { ...goal, minute: 31 }, "live"),
    );
    await feed.send(
      match.odds([winner()], { ...goal, half_time: halfTime, period: "break", minute: 45 }, "live"),
    );
    expect(await fixtureOf()).toMatchObject({
      score: { home: 1, away: 0 },
      halfTime,
      clock: { period: "break", minute: 45 },
    });
    await feed.send(
      match.odds(
        [winner()],
        { ...goal, half_time: halfTime, state: "ended", period: null },
        "live",
      ),
    );
    expect(await fixtureOf()).toMatchObject({ status: "ended", clock: null });
    expect((await marketOf())?.status).toBe("closed");
    await feed.send(
      match.odds([], { ...goal, half_time: halfTime, state: "closed", period: null }, "live"),
    );
    expect((await fixtureOf()).status).toBe("closed");
    expect(await changesOf()).toEqual(["score", "status", "score", "score", "status", "status"]);
  });

  it("has its scores on record in the order of their times, though they came in another", async () => {
    await offered();
    const at = feed.clock.now().getTime() + 5_000;
    const goals = (home: number) => ({
      ...match.odds([winner()], { ...live, score: { home, away: 0 } }, "live"),
      timestamp: at + home,
    });
    await feed.send(goals(2), goals(1));
    const scores = await feed.house.database.query(
      "select detail->'score'->'home' as home from sportsbook.changes where fixture_id = $1 and kind = 'score' order by id",
      [(await fixtureOf()).id],
    );
    expect(scores).toEqual([{ home: 1 }, { home: 2 }]);
  });

  it("is shown to those who look at it, and to lists", async () => {
    await offered();
    const { id } = await fixtureOf();
    feed.published.length = 0;
    await feed.send(match.odds([winner("2.4"), total("2.5", "1.9", "1.9")]));
    const [told] = feed.published.filter(({ channel }) => channel === `fixture#${id}`);
    expect(told).toMatchObject({
      event: "fixture_changes",
      data: {
        fixture: { id: Number(id), open_markets: 2 },
        markets: [{ market_id: 1, state: "open", selections: [{ odds: 2400 }, {}, {}] }],
      },
    });
    await expect
      .poll(() => feed.published.filter(({ channel }) => channel === "fixtures").at(-1), {
        timeout: 3_000,
      })
      .toMatchObject({
        data: { fixtures: expect.arrayContaining([expect.objectContaining({ id: Number(id) })]) },
      });
  });
});

describe("messages that are not understood", () => {
  it.each([
    ["of an unknown type", { type: "weather", product: "pre", timestamp: 1 }],
    ["without a type", { product: "pre" }],
    ["that are no objects", null],
    ["of an unknown product", { type: "alive", product: "ctrl", timestamp: 1 }],
    ["with a wrong time", { type: "alive", product: "pre", timestamp: "now" }],
    ["with a type of every object", { type: "toString", product: "pre", timestamp: 1 }],
    ["with a start in the year zero", matchOf("pf:match:zero", "0000-06-01T00:00:00Z").change()],
    [
      "with a start beyond all years",
      matchOf("pf:match:far", "9999-12-31T23:59:59-01:00").change(),
    ],
    [
      "about a fixture that nobody named",
      { type: "bet_stop", product: "pre", fixture: "pf:match:none", reason: "X" },
    ],
  ])("%s are skipped, and the rest is taken in", async (_title, message) => {
    const part = message ?? {};
    expect(await feed.send(match.change(), part, match.odds([winner()]))).toBe(true);
    expect((await marketOf())?.status).toBe("open");
    expect((await selectProducers(feed.house.database)).map(({ state }) => state)).toEqual([
      "up",
      "up",
    ]);
  });

  it.each([
    ["odds of one", { odds: "1.000" }],
    ["odds with a comma", { odds: "2,15" }],
    ["odds as a number", { odds: 2.15 }],
    ["a chance above one", { probability: 1.2 }],
    ["a strange name", { id: "Home!" }],
  ])("for %s are refused whole", async (_title, part) => {
    await offered();
    const [first, ...rest] = winner("5").selections;
    await feed.send(match.odds([{ ...winner("5"), selections: [{ ...first, ...part }, ...rest] }]));
    expect((await marketOf())?.selections[0]?.odds).toBe(2150);
  });
});

describe("the producers", () => {
  const states = async () => (await selectProducers(feed.house.database)).map(({ state }) => state);

  it("recover after a gap, from where they were heard last; their markets wait for it", async () => {
    await offered();
    const [, before] = await selectProducers(feed.house.database);
    feed.clock.advance(1_000);
    const { run, position: from } = await selectPosition(feed.house.database);
    const late = {
      ...match.odds([winner("3")]),
      sequence: from + 5,
      timestamp: feed.clock.now().getTime() + 999,
    };
    await applyMessages(feed.house, { run: run ?? "", from, next: from + 5, messages: [late] });
    expect(await states()).toEqual(["recovering", "recovering"]);
    expect((await selectProducers(feed.house.database))[1]?.heardUntil).toEqual(before?.heardUntil);
    expect(await marketOf()).toMatchObject({
      status: "suspended",
      selections: [{ odds: 3000 }, {}, {}],
    });
    // The numbers of the kit follow.
    await feed.house.database.query("update sportsbook.feed set position = $1", [from]);
  });

  it("are up again by the end of the very recovery that was asked for", async () => {
    await offered();
    await feed.house.database.query(
      "update sportsbook.producers set state = 'recovering', request_id = 7, requested_at = $1",
      [feed.clock.now()],
    );
    const done = (request_id: number, product = "pre") => ({
      type: "snapshot_complete",
      product,
      request_id,
    });
    await feed.send(done(6), match.odds([winner("2.2")]));
    expect(await states()).toEqual(["recovering", "recovering"]);
    const [shown] = (await marketsOf()).map(({ isFed }) => isFed);
    expect(shown).toBe(false);
    const { version } = await fixtureOf();
    await feed.send(done(7));
    expect(await states()).toEqual(["recovering", "up"]);
    expect((await fixtureOf()).version).toBeGreaterThan(version);
    expect((await marketOf())?.isFed).toBe(true);
  });
});
