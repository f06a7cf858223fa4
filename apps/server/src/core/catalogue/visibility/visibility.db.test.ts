import {
  disabledProviders,
  filterGames,
  gameLists,
  type GameView,
  listCollections,
  listProviders,
  randomGame,
  selectGames,
} from "@houselight/contracts";
import {
  chosenByTwo,
  type HttpCaller,
  httpCaller,
  openTestHouse,
  signedInOperator,
  type TestHouse,
} from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type CatalogueGame, listGames } from "../catalogue-store.ts";

const GOOGLEBOT = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
const [MILL, PRESS] = ["toy-mill", "toy-press"];

let kit: TestHouse;
let url: string;
let manager: HttpCaller;
beforeAll(async () => {
  kit = await openTestHouse({ serve: {}, env: { TRUST_PROXY: "1", GEO_HEADER: "X-Country" } });
  url = kit.served?.url as string;
  manager = await signedInOperator(kit.house, url, "manager");
  const game = (studio: string, slug: string, more: Partial<CatalogueGame> = {}) => ({
    slug,
    name: `Toy ${slug}`,
    provider: { slug: studio, name: studio },
    categories: ["toy-shown"],
    currencies: { EUR: slug },
    preview: null,
    position: 3_000,
    kind: "slots" as const,
    jackpot: false,
    ...more,
  });
  await listGames(kit.house.database, [
    game(MILL, "one"),
    game(MILL, "two", { position: 2_999, categories: ["toy-shown", "toy-picked"] }),
    game(PRESS, "three", { devices: ["desktop"] }),
    game(PRESS, "four", { devices: ["mobile"], categories: ["toy-shown", "toy-picked"] }),
  ]);
});
afterAll(() => kit.close());

/** Lets the moment pass for which what was read is kept. */
const afterChange = () => kit.clock.advance(1_000);
const from = (country: string, userAgent = "Firefox") =>
  httpCaller(url, { "x-country": country, "user-agent": userAgent });
const toys = (slugs: readonly string[]) => slugs.filter((slug) => slug.startsWith("toy-"));
const ids = (games: readonly GameView[]) => toys(games.map(({ identifier }) => identifier));

async function listed(caller: HttpCaller, filter: object = {}, device = "desktop") {
  const body = { device, filter, page: 1, page_size: 100 };
  return ids((await caller.call(filterGames, { body } as never)).body.data.data);
}

describe("studios that are hidden (GAME-15, GAME-16)", () => {
  const studios = async (caller: HttpCaller) =>
    toys((await caller.call(listProviders, {})).body.map(({ slug }) => slug));
  const hide = async (body: Readonly<Record<string, "all" | string[]>>) => {
    await chosenByTwo(kit.house, url, disabledProviders, body);
    afterChange();
  };

  it("GAME-15: are missing in the countries that the map names, with their games", async () => {
    await hide({ [MILL]: ["CA"], [PRESS]: "all" });
    expect(await studios(from("CA"))).toEqual([]);
    expect(await studios(from("DE"))).toEqual([MILL]);
    const german = from("DE");
    const shown = [`${MILL}/two`, `${MILL}/one`];
    expect(await listed(german)).toEqual(shown);
    expect(await listed(german, { title: "toy" })).toEqual(shown);
    expect(await listed(german, { providers: [PRESS] })).toEqual([]);
    const named = { game_ids: [`${PRESS}/three`, `${MILL}/one`], device: "desktop" as const };
    expect(ids((await german.call(selectGames, { body: named })).body)).toEqual([`${MILL}/one`]);
    const collections = (await from("CA").call(listCollections, {})).body;
    expect(collections.map(({ identifier }) => identifier)).not.toContain("toy-shown");
    for (let draw = 0; draw < 40; draw += 1)
      expect((await from("CA").call(randomGame, {})).body.provider).not.toMatch(/^toy-/);
  });

  it("GAME-16: are all there for a crawler", async () => {
    await hide({ [MILL]: ["CA"], [PRESS]: "all" });
    expect(await studios(from("CA", GOOGLEBOT))).toEqual([MILL, PRESS]);
    expect(await listed(from("CA", GOOGLEBOT))).toHaveLength(3);
  });

  it("OPEN-36: are the first twenty of the map, in the order that was chosen", async () => {
    const others = Object.fromEntries(
      Array.from({ length: 20 }, (_, at) => [`z-studio-${20 - at}`, "all" as const]),
    );
    await hide({ ...others, [MILL]: "all" });
    expect(await studios(from("DE"))).toEqual([MILL, PRESS]);
    await hide({ [MILL]: "all", ...others });
    expect(await studios(from("DE"))).toEqual([PRESS]);
    await hide({});
    expect(await studios(from("DE"))).toEqual([MILL, PRESS]);
  });
});

describe("the games of a list", () => {
  it("are those of the device that asks", async () => {
    const both = [`${MILL}/two`, `${MILL}/one`];
    expect(await listed(from("DE"), { categories: { identifiers: ["toy-shown"] } })).toEqual([
      ...both,
      `${PRESS}/three`,
    ]);
    expect(
      await listed(from("DE"), { categories: { identifiers: ["toy-shown"] } }, "mobile"),
    ).toEqual([both[0], `${PRESS}/four`, both[1]]);
  });

  it("GAME-01: are those that operators list under the category, in their order, and say so", async () => {
    const lists = {
      exclusive: [`${PRESS}/three`, `${MILL}/two`, "nobody/nothing"],
      "toy-picked": [`${MILL}/one`],
    };
    expect((await manager.call(gameLists.choose, { body: lists })).status).toBe(200);
    afterChange();
    const of = (category: string) =>
      listed(from("DE"), { categories: { identifiers: [category] } });
    expect(await of("exclusive")).toEqual([`${PRESS}/three`, `${MILL}/two`]);
    expect(await of("toy-picked")).toEqual([`${MILL}/one`]);
    const body = { game_ids: [`${MILL}/two`, `${MILL}/one`], device: "desktop" as const };
    const games = (await from("DE").call(selectGames, { body })).body;
    expect(games.map(({ categories, badges }) => [categories, badges[0]?.type])).toEqual([
      [["toy-shown", "exclusive"], "exclusive"],
      [["toy-shown", "toy-picked"], undefined],
    ]);
    const collections = (await from("DE").call(listCollections, {})).body;
    expect(collections).toContainEqual({ identifier: "exclusive", games_count: 2 });
    await manager.call(gameLists.choose, { body: {} });
    afterChange();
    expect(await of("exclusive")).toEqual([]);
    expect(await of("toy-picked")).toHaveLength(1);
  });
});
