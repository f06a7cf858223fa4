import {
  filterGames,
  type GameView,
  listCollections,
  listJackpotGames,
  listProviders,
  randomGame,
  selectGames,
} from "@houselight/contracts";
import { GAMES } from "@houselight/game-maths";
import {
  type HttpCaller,
  httpCaller,
  moveToLicence,
  openTestHouse,
  registered,
  type TestHouse,
} from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listGames } from "./catalogue-store.ts";

/** Tables of the house. */
const TABLES = GAMES.filter(({ current }) => current.categories.includes("table")).length;

/** A studio of this test alone: two games of one category, one of them and another of a second. */
const STUDIO = { slug: "toy-studio", name: "Toy Studio" };
/** Has jackpot games alone. */
const DEEP = { slug: "toy-deep-studio", name: "Deep Studio" };
const game = (slug: string, name: string, categories: string[]) => ({
  slug,
  name,
  provider: STUDIO,
  categories,
  currencies: { EUR: slug, FUN: slug },
  preview: null,
  position: 1_000,
  kind: "slots" as const,
  jackpot: false,
});
const [KITE, BOAT, CRANE] = ["toy-studio/kite", "toy-studio/boat", "toy-studio/crane"] as const;

let kit: TestHouse;
let guest: HttpCaller;
beforeAll(async () => {
  kit = await openTestHouse({ serve: {} });
  guest = httpCaller(kit.served?.url as string);
  await listGames(kit.house.database, [
    game("kite", "Paper Kite", ["toy-air"]),
    game("crane", "Paper Crane", ["toy-air", "toy-water"]),
    { ...game("boat", "Folded Boat", ["toy-water"]), kind: "other" },
    { ...game("whale", "Whale", ["toy-deep"]), jackpot: true, provider: DEEP },
  ]);
});
afterAll(() => kit.close());

const ids = (games: readonly GameView[]) => games.map(({ identifier }) => identifier).toSorted();
async function filtered(filter: object, page: object = {}) {
  const body = { device: "desktop" as const, filter, ...page };
  return (await guest.call(filterGames, { body } as never)).body.data;
}

describe("games by filter (GAME-02)", () => {
  it.each([
    ["a category", { categories: { identifiers: ["toy-air"] } }, [CRANE, KITE]],
    [
      "either of two categories",
      { categories: { identifiers: ["toy-air", "toy-water"], strategy: "OR" } },
      [BOAT, CRANE, KITE],
    ],
    [
      "both of two categories",
      { categories: { identifiers: ["toy-air", "toy-water"], strategy: "AND" } },
      [CRANE],
    ],
    ["a provider", { providers: [STUDIO.slug] }, [BOAT, CRANE, KITE]],
    ["another provider", { providers: ["nobody"] }, []],
    ["a part of a title", { title: "PAPER c" }, [CRANE]],
    ["a title that no game has", { title: "zzzz" }, []],
  ])("gives those of %s", async (_, filter, expected) =>
    expect(ids((await filtered(filter)).data)).toEqual(expected),
  );

  it("gives the games that are named", async () => {
    const select = (game_ids: string[]) =>
      guest.call(selectGames, { body: { game_ids, device: "mobile" } });
    expect(ids((await select([KITE, BOAT])).body)).toEqual([BOAT, KITE]);
    expect(ids((await select([KITE, "nobody/nothing"])).body)).toEqual([KITE]);
  });
});

describe("lists of games (GAME-03)", () => {
  it("say on each page which it is and how many there are", async () => {
    const filter = { providers: [STUDIO.slug] };
    const pages = await Promise.all([1, 2].map((page) => filtered(filter, { page, page_size: 2 })));
    const totals = { total_pages: 2, total_count: 3 };
    expect(pages.map(({ pagination }) => pagination)).toEqual([
      { ...totals, current_page: 1, next_page: 2, prev_page: null },
      { ...totals, current_page: 2, next_page: null, prev_page: 1 },
    ]);
    expect(ids(pages.flatMap(({ data }) => data))).toEqual([BOAT, CRANE, KITE]);
  });

  it("exist for jackpots, collections, providers and a random game", async () => {
    expect((await guest.call(listJackpotGames, {})).status).toBe(200);
    const collections = (await guest.call(listCollections, {})).body;
    expect(collections).toContainEqual({ identifier: "toy-air", games_count: 2 });
    const providers = (await guest.call(listProviders, {})).body;
    expect(providers).toContainEqual({ id: STUDIO.slug, ...STUDIO });
    const drawn = new Set<string>();
    for (let draw = 0; draw < 200 && drawn.size < 2; draw += 1)
      drawn.add((await guest.call(randomGame, {})).body.identifier);
    expect(drawn.size).toBe(2);
  });
});

describe("games under a licence (LICENCE-02)", () => {
  /** A player whose requests are served under a licence. */
  async function playerUnder(licence: string): Promise<HttpCaller> {
    const { id, token } = await registered(kit.house);
    await moveToLicence(kit.house, id, licence);
    const caller = httpCaller(kit.served?.url as string);
    caller.useSession(token);
    return caller;
  }
  const WHALE = `${DEEP.slug}/whale`;

  /** Everything that the lists name, by the caller's licence. */
  async function lists(caller: HttpCaller) {
    const body = { device: "desktop" as const, filter: {}, page_size: 100, page: 1 };
    const { data, pagination } = (await caller.call(filterGames, { body })).body.data;
    const named = { game_ids: [BOAT, KITE, WHALE], device: "desktop" as const };
    return {
      all: ids(data).filter((id) => id.startsWith("toy-")),
      counted: pagination.total_count === data.length,
      named: ids((await caller.call(selectGames, { body: named })).body),
      jackpots: ids((await caller.call(listJackpotGames, {})).body),
      studios: (await caller.call(listProviders, {})).body
        .map(({ slug }) => slug)
        .filter((slug) => slug.startsWith("toy-")),
      water: (await caller.call(listCollections, {})).body.filter(({ identifier }) =>
        ["toy-water", "toy-deep", "table"].includes(identifier),
      ),
    };
  }

  it("are all there where it offers table games and jackpots, and neither where it offers none, in any order of asking", async () => {
    const [free, german] = [await playerUnder("CW"), await playerUnder("DE")];
    const everything = {
      all: [WHALE, BOAT, CRANE, KITE],
      counted: true,
      named: [WHALE, BOAT, KITE],
      jackpots: expect.arrayContaining([WHALE]),
      studios: [DEEP.slug, STUDIO.slug],
      water: expect.arrayContaining([
        { identifier: "table", games_count: TABLES },
        { identifier: "toy-water", games_count: 2 },
        { identifier: "toy-deep", games_count: 1 },
      ]),
    };
    const slotsAlone = {
      all: [CRANE, KITE],
      counted: true,
      named: [KITE],
      jackpots: [],
      studios: [STUDIO.slug],
      water: [{ identifier: "toy-water", games_count: 1 }],
    };
    for (const [caller, expected] of [
      [free, everything],
      [german, slotsAlone],
      [free, everything],
      [guest, everything],
    ] as const)
      expect(await lists(caller)).toEqual(expected);
  });

  it("are drawn at random from those that it offers", async () => {
    const german = await playerUnder("DE");
    const drawn = new Set<string>();
    for (let draw = 0; draw < 60; draw += 1)
      drawn.add((await german.call(randomGame, {})).body.identifier);
    for (const kept of [BOAT, WHALE, "foldhouse/european-roulette"])
      expect(drawn).not.toContain(kept);
    expect(drawn.size).toBeGreaterThan(1);
  });
});
