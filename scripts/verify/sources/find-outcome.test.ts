import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { askHouse } from "./ask-house.ts";
import { findDrops, findFlight, findMatch, findTableRound, type Sources } from "./find-outcome.ts";

const sealed = { seed_hash: "5e", nonce: 3, salt: "ab", closes_at: "2027-03-01T10:00:00.000Z" };
const flight = {
  ...sealed,
  number: 7,
  phase: "over",
  bets: 3,
  flew_at: null,
  over_at: null,
  point: 120,
  broken_off_at: null,
  seed: "c0",
};
const tableRound = {
  ...sealed,
  table: "dragon-tiger-live",
  number: 9,
  phase: "over",
  game: "dragon-tiger",
  game_version: "1",
  entries: 1,
  players: 1,
  opened_at: "2027-03-01T10:00:00.000Z",
  drawn_at: null,
  shown_until: null,
  outcome: null,
  seed: "c0",
};

let end = (): void => undefined;
afterEach(() => end());

type Answer = readonly [status: number, body: unknown];

/** Serves answers by address, those of one address in turn. `asked` gathers what was asked. */
async function serve(answers: Readonly<Record<string, readonly Answer[]>>) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const url = request.url ?? "";
    const turn = asked.filter((before) => before === url).length;
    asked.push(url);
    const [status, body] = answers[url]?.[turn] ?? [404, {}];
    response.writeHead(status, { "retry-after": "0" }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  end = () => server.close();
  const { port } = server.address() as AddressInfo;
  const sources: Sources = {
    house: () => askHouse(`http://127.0.0.1:${port}`),
    saltFile: undefined,
  };
  return { sources, asked };
}

describe("an outcome that a house is asked for", () => {
  it("comes with all that its salt was made of, page after page", async () => {
    const { sources } = await serve({
      "/api/rocket/rounds/7": [[200, flight]],
      "/api/rocket/rounds/7/bets?after=0": [[200, { next: 2, ids: ["a", "b"] }]],
      "/api/rocket/rounds/7/bets?after=2": [[200, { next: null, ids: ["c"] }]],
    });
    expect(await findFlight("7", sources)).toEqual({ outcome: flight, parts: ["a", "b", "c"] });
  });

  it("is a round of a live table by the table's name and its number", async () => {
    const of = "/api/live_tables/dragon-tiger-live/rounds/9";
    const { sources } = await serve({
      [of]: [[200, tableRound]],
      [`${of}/entries?after=0`]: [[200, { next: null, ids: ["a"] }]],
    });
    expect(await findTableRound("dragon-tiger-live/9", sources)).toEqual({
      outcome: tableRound,
      parts: ["a"],
    });
  });

  it("is asked for again where the house asks for patience", async () => {
    const { sources, asked } = await serve({
      "/api/rocket/rounds/7": [
        [429, {}],
        [200, { ...flight, seed: null }],
      ],
    });
    expect((await findFlight("7", sources)).outcome.number).toBe(7);
    expect(asked).toHaveLength(2);
  });

  it("whose seed is secret is not asked for its bets", async () => {
    const { sources, asked } = await serve({
      "/api/rocket/rounds/7": [[200, { ...flight, seed: null }]],
    });
    expect((await findFlight("7", sources)).parts).toBe(null);
    expect(asked).toEqual(["/api/rocket/rounds/7"]);
  });

  it.each([
    ["does not know it", { "/api/jackpots/kites": [[404, {}]] as const }, "answers 404"],
    ["answers something else", { "/api/jackpots/kites": [[200, { drops: 1 }]] as const }, "a form"],
  ])("cannot be verified where the house %s", async (_what, answers, says) => {
    const { sources } = await serve(answers);
    await expect(findDrops("kites", sources)).rejects.toThrow(says);
  });

  it("needs the address of a house that answers", async () => {
    expect(() => askHouse("nowhere")).toThrow("no address");
    const sources = { house: () => askHouse("http://127.0.0.1:1"), saltFile: undefined };
    await expect(findMatch("7", sources)).rejects.toThrow("does not answer");
  });
});

describe("an outcome in a file", () => {
  const files = { house: () => askHouse("http://127.0.0.1:1"), saltFile: undefined };

  it.each(["./kites", "kites.json", "a/kites"])("%s is not asked of the house", (named) =>
    expect(findDrops(named, files)).rejects.toThrow(`The file ${named} cannot be read.`),
  );
});
