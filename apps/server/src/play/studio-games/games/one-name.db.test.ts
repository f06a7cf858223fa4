import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { openTestHouse, type TestHouse } from "@houselight/test-kit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { fetchGames } from "./fetch-games.ts";

const STUDIOS = ["mill", "press", "kiln"];
let server: Server;
let kit: TestHouse;
beforeAll(async () => {
  server = createServer((request, response) => {
    const own = request.url?.split("/")[1] ?? "";
    const games = ["twin", own].map((id) => ({
      id,
      name: `Toy ${id}`,
      kind: "slots",
      currencies: ["EUR"],
    }));
    response.end(JSON.stringify({ games }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const studios = STUDIOS.map((id) => ({
    id,
    name: id,
    url: `http://127.0.0.1:${port}/${id}`,
    keys: [id.repeat(10)],
  }));
  kit = await openTestHouse({ env: { STUDIOS: JSON.stringify(studios) } });
});
afterAll(async () => {
  await kit.close();
  server.close();
});

it("gives a name that several studios tell at once to one of them: rounds name their game by that alone", async () => {
  const { database } = kit.house;
  const query: typeof database.query = async (...asked) => {
    const rows = await database.query(...asked);
    // Whoever reads who has a name goes on behind all others who do.
    await pause(50);
    return rows as never;
  };
  await fetchGames({ ...kit.house, database: { ...database, query } });
  const listed = await kit.house.database.query<{ provider: string; slug: string }>(
    "select provider, slug from catalogue.games where provider = any($1) order by slug, provider",
    [STUDIOS],
  );
  expect(listed.map(({ slug }) => slug)).toEqual(["kiln", "mill", "press", "twin"]);
});
