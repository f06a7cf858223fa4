import {
  addFavourite,
  FAVOURITE_GAMES_TYPE,
  FAVOURITE_IDS_TYPE,
  FAVOURITES_MAX,
  type GameView,
  listFavourites,
  removeFavourite,
} from "@houselight/contracts";
import {
  type HttpCaller,
  httpCaller,
  moveToLicence,
  openTestHouse,
  signedInPlayer,
  type TestHouse,
} from "@houselight/test-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listGames } from "../catalogue-store.ts";
import { favouriteData } from "./favourite-store.ts";

const STUDIO = { slug: "toy-liked", name: "Liked" };
const idOf = (number: number) => `${STUDIO.slug}/game-${number}`;
const [FIRST, SECOND, TABLE] = [idOf(0), idOf(1), `${STUDIO.slug}/table`];

let kit: TestHouse;
let url: string;
beforeAll(async () => {
  kit = await openTestHouse({ serve: {} });
  url = kit.served?.url as string;
  const game = (slug: string, kind: "slots" | "other" = "slots") => ({
    slug,
    name: `Game ${slug}`,
    provider: STUDIO,
    categories: ["toy-liked"],
    currencies: { EUR: slug, FUN: slug },
    preview: null,
    position: 2_000,
    kind,
    jackpot: false,
  });
  await listGames(kit.house.database, [
    ...Array.from({ length: FAVOURITES_MAX + 10 }, (_, number) => game(`game-${number}`)),
    game("table", "other"),
  ]);
});
afterAll(() => kit.close());

const player = () => signedInPlayer(kit.house, url);
const add = (caller: HttpCaller, id: string) => caller.call(addFavourite, { params: { id } });
const remove = (caller: HttpCaller, id: string) => caller.call(removeFavourite, { params: { id } });
const idsOf = async (caller: HttpCaller) => (await caller.call(listFavourites, {})).body;
const ask = (caller: HttpCaller, accept: string) =>
  caller.send("GET", listFavourites.path, undefined, { accept });

describe("a player's favourites (GAME-17)", () => {
  it("are ids or games, as Accept says, the latest first", async () => {
    const { caller } = await player();
    for (const id of [FIRST, SECOND]) expect((await add(caller, id)).status).toBe(200);
    const ids = await ask(caller, FAVOURITE_IDS_TYPE);
    expect(ids.body).toEqual([SECOND, FIRST]);
    expect(ids.headers.get("content-type")).toContain(FAVOURITE_IDS_TYPE);
    const games = await ask(caller, FAVOURITE_GAMES_TYPE);
    expect(games.headers.get("content-type")).toContain(FAVOURITE_GAMES_TYPE);
    expect(games.headers.get("vary")).toContain("accept");
    expect((games.body as GameView[]).map(({ identifier }) => identifier)).toEqual([SECOND, FIRST]);
    expect((games.body as GameView[])[0]?.title).toBe("Game game-1");
    expect(await idsOf(caller)).toEqual([SECOND, FIRST]);
  });

  it("stay as they are when one is added or removed twice", async () => {
    const { caller } = await player();
    for (const id of [FIRST, SECOND, FIRST]) await add(caller, id);
    expect(await idsOf(caller)).toEqual([SECOND, FIRST]);
    for (const id of [FIRST, FIRST, "no/such"]) expect((await remove(caller, id)).status).toBe(200);
    expect(await idsOf(caller)).toEqual([SECOND]);
  });

  it("are nobody else's, and a guest has none", async () => {
    const [{ caller: one }, { caller: other }] = [await player(), await player()];
    await add(one, FIRST);
    await remove(other, FIRST);
    expect(await idsOf(other)).toEqual([]);
    expect(await idsOf(one)).toEqual([FIRST]);
    const guest = httpCaller(url);
    expect((await guest.call(listFavourites, {})).status).toBe(401);
    expect((await add(guest, FIRST)).status).toBe(401);
    expect((await remove(guest, FIRST)).status).toBe(401);
  });

  it.each([
    ["no game", "foldhouse/no-such-game", 404],
    ["half an id", STUDIO.slug, 404],
    ["a path", "../../etc/passwd", 404],
    ["too long an id", "x".repeat(101), 422],
  ])("refuse %s", async (_, id, status) => {
    const { caller } = await player();
    expect((await add(caller, id)).status).toBe(status);
    expect(await idsOf(caller)).toEqual([]);
  });

  it("have a bound that holds when many are added at once", async () => {
    const { id, caller } = await player();
    const full = Array.from({ length: FAVOURITES_MAX - 2 }, (_, number) => idOf(number));
    await kit.house.database.query(
      "insert into catalogue.favourites (player_id, games) values ($1, $2::text[])",
      [id, full],
    );
    const more = Array.from({ length: 8 }, (_, number) => idOf(full.length + number));
    const statuses = await Promise.all(more.map(async (game) => (await add(caller, game)).status));
    expect(statuses.toSorted()).toEqual([200, 200, 422, 422, 422, 422, 422, 422]);
    expect(await idsOf(caller)).toHaveLength(FAVOURITES_MAX);
    // One that is there already needs no room.
    expect((await add(caller, FIRST)).status).toBe(200);
    await remove(caller, FIRST);
    expect((await add(caller, FIRST)).status).toBe(200);
  });

  it("hide what the licence does not offer, and keep it", async () => {
    const { id, caller } = await player();
    for (const game of [FIRST, TABLE]) await add(caller, game);
    await moveToLicence(kit.house, id, "DE");
    expect(await idsOf(caller)).toEqual([FIRST]);
    expect((await add(caller, TABLE)).status).toBe(404);
    await moveToLicence(kit.house, id, "CW");
    expect(await idsOf(caller)).toEqual([TABLE, FIRST]);
  });

  it("are told with the player's data, and forgotten with it", async () => {
    const { id, caller } = await player();
    await add(caller, FIRST);
    const { database, clock } = kit.house;
    expect(await favouriteData.read(database, id)).toEqual({ favourites: [FIRST] });
    await database.tx((tx) => favouriteData.erase?.(tx, id, clock.now()) ?? Promise.resolve());
    expect(await favouriteData.read(database, id)).toEqual({ favourites: [] });
  });
});
