import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { filterGames, getGame, listStudios } from "@houselight/contracts";
import {
  httpCaller,
  openTestHouse,
  signedInOperator,
  TestClock,
  type TestHouse,
} from "@houselight/test-kit";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { signatureFault } from "../protocol/signature.ts";
import { fetchGames, prepareStudios } from "./fetch-games.ts";

const KEY = "k".repeat(40);
const clock = new TestClock("2026-05-01T12:00:00Z");
/** Answer of the studio to the next question. */
let answer: { status: number; body: string; headers?: Record<string, string> };
let isSigned = false;
let server: Server;
let kit: TestHouse;
beforeAll(async () => {
  server = createServer((request, response) => {
    const header = (name: string) => request.headers[name]?.toString();
    isSigned = signatureFault([KEY], { call: "games", body: "", header }, clock.now()) === null;
    response.writeHead(request.url === "/mill/games" ? answer.status : 404, answer.headers);
    response.end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/mill/`;
  const env = { STUDIOS: JSON.stringify([{ id: "mill", name: "Mill", url, keys: [KEY] }]) };
  kit = await openTestHouse({ serve: {}, clock, env });
});
afterAll(async () => {
  await kit.close();
  server.close();
});

const game = (id: string, more: object = {}) => ({
  id,
  name: `Toy ${id}`,
  kind: "slots",
  currencies: ["EUR"],
  demo: true,
  ...more,
});
const say = (games: unknown, status = 200) => {
  answer = { status, body: typeof games === "string" ? games : JSON.stringify({ games }) };
};
async function asked(minutes = 11): Promise<string[]> {
  clock.advance(minutes * 60_000);
  await fetchGames(kit.house);
  clock.advance(3_000);
  const caller = httpCaller(kit.served?.url as string);
  const body = { device: "desktop", filter: { providers: ["mill"] }, page: 1, page_size: 100 };
  const { data } = (await caller.call(filterGames, { body } as never)).body;
  return data.data.map(({ slug }) => slug);
}
const state = async () => {
  const manager = await signedInOperator(kit.house, kit.served?.url as string, "manager");
  return (await manager.call(listStudios, {})).body[0];
};

beforeEach(async () => {
  say([game("reels"), game("cards", { kind: "other", demo: false })]);
  expect(await asked()).toEqual(["reels", "cards"]);
});

describe("games of an outside studio", () => {
  it("are asked for with a signature, and listed as the studio's own", async () => {
    expect(isSigned).toBe(true);
    const params = { producer: "mill", name: "reels" };
    const caller = httpCaller(kit.served?.url as string);
    const { body } = await caller.call(getGame, { params });
    expect(body).toMatchObject({
      provider_name: "Mill",
      run_by: "studio",
      has_demo_mode: true,
      currencies: { EUR: "reels", FUN: "reels" },
      preview: null,
    });
    const other = await caller.call(getGame, { params: { ...params, name: "nothing" } });
    expect(other.status).toBe(404);
  });

  it("go when the studio offers them no more, and come back", async () => {
    say([game("cards")]);
    expect(await asked()).toEqual(["cards"]);
    say([]);
    expect(await asked()).toEqual([]);
  });

  it.each([
    ["answers with an error", () => say("[]", 500)],
    ["says no JSON", () => say("<html>")],
    ["says another form", () => say('{"list":[]}')],
    ["has a name that is none", () => say([game("reels", { name: "<b>x</b>" })])],
    ["has an address in its name", () => say([game("../../etc")])],
    ["has no currency", () => say([game("reels", { currencies: [] })])],
    ["has too many games", () => say(Array.from({ length: 2_001 }, (_, at) => game(`g${at}`)))],
    ["says too much", () => say(" ".repeat(5_000_000))],
    [
      "leads elsewhere",
      () => {
        answer = { status: 302, body: "", headers: { location: "http://127.0.0.1:9/" } };
      },
    ],
  ])("stay as they are when it %s", async (_, fault) => {
    fault();
    expect(await asked()).toEqual(["reels", "cards"]);
    expect((await state())?.fault).not.toBeNull();
    // Soon again, not after ten minutes.
    say([game("reels")]);
    expect(await asked(1)).toEqual(["reels"]);
    expect(await state()).toMatchObject({ fault: null, games: 1, id: "mill" });
  });

  it("take no name of another's game, and no place in lists of the house", async () => {
    say([
      game("lantern-tide"),
      game("reels", { categories: ["exclusive", "jackpot", "pokies", "live"] }),
      game("reels"),
    ]);
    expect(await asked()).toEqual(["reels"]);
    const { body } = await httpCaller(kit.served?.url as string).call(getGame, {
      params: { producer: "foldhouse", name: "lantern-tide" },
    });
    expect(body.run_by).toBe("house");
    say([game("reels", { categories: ["exclusive", "pokies"] })]);
    await asked();
    const listed = await httpCaller(kit.served?.url as string).call(getGame, {
      params: { producer: "mill", name: "reels" },
    });
    expect(listed.body.categories).toEqual(["pokies"]);
  });

  it("are asked for by one of many that look at once", async () => {
    let count = 0;
    server.on("request", () => {
      count += 1;
    });
    clock.advance(11 * 60_000);
    await Promise.all(Array.from({ length: 8 }, () => fetchGames(kit.house)));
    expect(count).toBe(1);
    await fetchGames(kit.house);
    expect(count).toBe(1);
    await prepareStudios(kit.house);
    await fetchGames(kit.house);
    expect(count).toBe(2);
  });
});
