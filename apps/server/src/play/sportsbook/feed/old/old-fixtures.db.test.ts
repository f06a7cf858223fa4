import { plansOf } from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { selectFixturesByUrn } from "../../lines/fixture-store.ts";
import { matchOf, openFeed, type TestFeed, winner } from "../feed.testing.ts";
import { selectLongPostponed } from "./old-fixture-store.ts";
import { callOffPostponed, forgetSimulated } from "./old-fixtures.ts";

const HOUR_MS = 3_600_000;
const simulated = { minute_ms: 4_000, seed_hash: "0".repeat(64), seed: null };
let feed: TestFeed;
beforeAll(async () => {
  feed = await openFeed("old fixtures");
  await feed.open();
});
afterAll(() => feed.close());

const fixtureOf = async (urn: string) => (await selectFixturesByUrn(feed.house.database, [urn]))[0];
const bet = async (urn: string) =>
  feed.placed((await fixtureOf(urn))?.id ?? 0n, { market_id: 1, specifiers: "" }, "home");
const inHours = (hours: number) =>
  new Date(feed.clock.now().getTime() + hours * HOUR_MS).toISOString();

describe("a match that is put off", () => {
  it("keeps its bets for 48 hours, and is called off without a new time", async () => {
    const [one, moved] = [
      matchOf("pf:match:one", inHours(1)),
      matchOf("pf:match:moved", inHours(1)),
    ];
    for (const match of [one, moved])
      await feed.send(match.change(), match.odds([winner()]), match.change("POSTPONED"));
    const [read, readMoved] = [await bet(one.fixture), await bet(moved.fixture)];
    await feed.send(moved.change("DATETIME", { starts_at: inHours(90) }));
    feed.clock.advance(49 * HOUR_MS - 1_000);
    await callOffPostponed(feed.house);
    expect((await fixtureOf(one.fixture))?.status).toBe("postponed");
    expect((await read()).won).toBeNull();
    feed.clock.advance(2_000);
    await callOffPostponed(feed.house);
    expect((await fixtureOf(one.fixture))?.status).toBe("cancelled");
    expect(await read()).toEqual({ won: 0, void_factor: 1000, cancelled: true });
    expect((await fixtureOf(moved.fixture))?.status).toBe("upcoming");
    expect((await readMoved()).won).toBeNull();
    const changes = await feed.house.database.query(
      `select c.by, c.detail->>'to' as to from sportsbook.changes c
       join sportsbook.fixtures f on f.id = c.fixture_id where f.urn = $1 order by c.id`,
      [one.fixture],
    );
    expect(changes).toEqual([
      { by: "feed", to: "postponed" },
      { by: "house", to: "cancelled" },
    ]);
  });

  it("is found among those that are put off, however many matches are kept", async () => {
    const plan = await plansOf(feed.house.database, (tx) =>
      selectLongPostponed(tx, { before: feed.clock.now(), limit: 1 }),
    );
    expect(plan).toMatch(/fixtures_postponed[^\n]*\n\s+Index Cond: \(starts_at </);
  });
});

describe("simulated matches", () => {
  it("are forgotten after a day when nobody has bet on them", async () => {
    const urns = ["unbet", "bet", "real", "open"].map((name) => `pf:match:${name}`);
    for (const urn of urns) {
      const match = matchOf(urn, inHours(0));
      const part = urn.endsWith("real") ? {} : { simulated };
      await feed.send(match.change("NEW", part), match.odds([winner()]));
      if (!urn.endsWith("open")) await feed.send(match.change("CANCELLED", part));
    }
    await bet("pf:match:bet");
    const left = async () =>
      (await selectFixturesByUrn(feed.house.database, urns)).map(({ urn }) => urn).toSorted();
    feed.clock.advance(24 * HOUR_MS - 1_000);
    await forgetSimulated(feed.house);
    expect(await left()).toHaveLength(4);
    feed.clock.advance(2_000);
    await forgetSimulated(feed.house);
    expect(await left()).toEqual(["pf:match:bet", "pf:match:open", "pf:match:real"]);
  });
});
