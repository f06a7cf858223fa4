import { getFixture, getSportsTree, listFixtures } from "@houselight/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { matchOf, openFeed, type TestFeed, total, winner } from "../feed/feed.testing.ts";

const NOON = Date.parse("2026-05-01T12:00:00Z");
const at = (minutes: number) => new Date(NOON + minutes * 60_000).toISOString();
const on = { state: "live", score: { home: 0, away: 0 }, period: "first", minute: 3 };
const other = { competition: { id: "pf:lantern", name: "Lantern Cup" } };

let feed: TestFeed;
beforeAll(async () => {
  feed = await openFeed("lines of the sportsbook");
  await feed.open();
  const names = ["a", "b", "c", "d", "e", "f"] as const;
  // Two start at the same moment, one is on, one has nothing on offer, one should have begun long ago.
  const starts = [60, 30, 60, -10, 40, -31];
  for (const [index, name] of names.entries()) {
    const match = matchOf(`pf:match:${name}`, at(starts[index] as number));
    const part = { home: name.toUpperCase(), ...(name === "c" ? other : {}) };
    await feed.send(match.change("NEW", part));
    if (name === "d") await feed.send(match.odds([winner()], on, "live"));
    else if (name !== "e")
      await feed.send(
        match.odds([winner(), total("1.5", "1.3", "3.2"), total("2.5", "1.9", "1.85")]),
      );
  }
});
afterAll(() => feed.close());

const list = async (query: object = {}) =>
  (await feed.guest.call(listFixtures, { query: { ...query } })).body;
const homes = ({ fixtures }: { fixtures: readonly { home: string }[] }) =>
  fixtures.map(({ home }) => home).join("");

describe("lists of fixtures", () => {
  it.each([
    [{}, "BAC"],
    [{ state: "live" }, "D"],
    [{ sport: "football" }, "BAC"],
    [{ sport: "chess" }, ""],
    [{ competition: "pf:lantern" }, "C"],
    [{ state: "live", competition: "pf:lantern" }, ""],
  ])("for %j show %s: what is on offer, by its start", async (query, shown) => {
    const page = await list(query);
    expect(homes(page)).toBe(shown);
    expect(page.next).toBeNull();
  });

  it("go on behind each page, though two start at once", async () => {
    const seen: string[] = [];
    for (let after: string | null | undefined; after !== null; ) {
      const page: { fixtures: readonly { home: string }[]; next: string | null } = await list({
        limit: 1,
        after,
      });
      seen.push(homes(page));
      after = page.next;
    }
    expect(seen).toEqual(["B", "A", "C"]);
    expect(homes(await list({ after: "999999999999999-999999999999999" }))).toBe("");
  });

  it("show the winner and the total nearest to even money", async () => {
    const [card] = (await list()).fixtures;
    expect(card).toMatchObject({ open_markets: 3, state: "upcoming", score: null, clock: null });
    expect(
      card?.markets.map(({ market_id, specifiers, state }) => [market_id, specifiers, state]),
    ).toEqual([
      [1, "", "open"],
      [18, "total=2.5", "open"],
    ]);
  });
});

describe("the sports tree", () => {
  it("counts what is on and to come by competition", async () => {
    const { body } = await feed.guest.call(getSportsTree, {});
    expect(body).toMatchObject({
      now: at(0),
      is_open: true,
      sports: [
        {
          slug: "football",
          fixtures: 4,
          live: 1,
          competitions: [
            { id: "pf:lantern", name: "Lantern Cup", fixtures: 1 },
            { id: "pf:paper", name: "Paper League", fixtures: 3 },
          ],
        },
      ],
    });
  });
});

describe("a fixture", () => {
  const idOf = async () => (await list()).fixtures.find(({ home }) => home === "A")?.id as number;
  const read = async (id: number) => (await feed.guest.call(getFixture, { params: { id } })).body;
  const query = (text: string) => feed.house.database.query(text);

  it("is shown with all its markets", async () => {
    const card = await read(await idOf());
    expect(card.markets).toHaveLength(3);
    expect(card.markets[0]?.selections[0]).toEqual({ id: "home", odds: 2150, active: true });
    expect((await feed.guest.call(getFixture, { params: { id: 4_711 } })).status).toBe(404);
  });

  it.each([
    [
      "its producer is not heard",
      "update sportsbook.producers set state = 'recovering'",
      "update sportsbook.producers set state = 'up'",
    ],
    [
      "an operator has stopped it",
      "update sportsbook.fixtures set stopped = true",
      "update sportsbook.fixtures set stopped = false",
    ],
  ])("takes no bets while %s, and stays on the list", async (_title, stop, go) => {
    const id = await idOf();
    await query(stop);
    const card = await read(id);
    expect(new Set(card.markets.map(({ state }) => state))).toEqual(new Set(["suspended"]));
    expect(card.open_markets).toBe(0);
    expect((await list()).fixtures.find((one) => one.id === id)).toMatchObject({
      open_markets: 0,
      markets: [{ state: "suspended" }, {}],
    });
    await query(go);
    expect((await read(id)).markets[0]?.state).toBe("open");
  });

  it("takes no bets once it should have begun, and leaves the list half an hour later", async () => {
    const id = await idOf();
    feed.clock.advance(60 * 60_000 + 1);
    expect(await read(id)).toMatchObject({
      state: "upcoming",
      open_markets: 0,
      markets: [{ state: "suspended" }, {}, {}],
    });
    expect(homes(await list())).toBe("AC");
    feed.clock.advance(30 * 60_000);
    expect(homes(await list())).toBe("");
  });
});
