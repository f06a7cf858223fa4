import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { openTestHouse, TestClock, type TestHouse } from "@houselight/test-kit";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createFeedClient } from "./feed-client.ts";
import { lookAtFeed } from "./feed-loop.ts";
import { selectPosition, selectProducers } from "./producer-store.ts";

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A feed that answers as the test says: polls by turns, then with nothing new; recoveries with a status. */
const clock = new TestClock("2026-05-01T12:00:00Z");
let server: Server;
let address: string;
let kit: TestHouse;
let polls: Answer[] = [];
let recoveryStatus = 202;
/** Requests in their order. */
let asked: string[] = [];

const json =
  (body: unknown, status = 200): Answer =>
  (_request, response) => {
    response.writeHead(status, { "content-type": "application/json" });
    response.end(JSON.stringify(body));
  };

beforeAll(async () => {
  server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "", "http://feed.test");
    asked.push(`${request.method} ${pathname} ${searchParams.get("after")}`);
    if (request.headers.authorization !== "Bearer a key") return json({}, 401)(request, response);
    if (request.method === "POST") return json({}, recoveryStatus)(request, response);
    const run = searchParams.get("run");
    const empty = json({ run, next: Number(searchParams.get("after")), messages: [] });
    return (polls.shift() ?? empty)(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  address = `http://houselight:a%20key@127.0.0.1:${(server.address() as AddressInfo).port}/feed`;
  kit = await openTestHouse({ clock, env: { SPORTS_FEED_URL: address } });
});
afterAll(async () => {
  await kit.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
beforeEach(() => {
  polls = [];
  asked = [];
  recoveryStatus = 202;
});

const look = () => lookAtFeed(kit.house, 0);
const producers = () => selectProducers(kit.house.database);
const states = async () => (await producers()).map(({ state }) => state);
let sequence = 0;
/** Answers a poll with messages behind the last ones. */
const told =
  (...messages: readonly object[]): Answer =>
  (request, response) => {
    const { searchParams } = new URL(request.url ?? "", "http://feed.test");
    const timed = messages.map((message) => ({
      sequence: ++sequence,
      timestamp: clock.now().getTime(),
      ...message,
    }));
    json({ run: searchParams.get("run"), next: sequence, messages: timed })(request, response);
  };
const alive = (...products: string[]) => products.map((product) => ({ type: "alive", product }));
const done = (product: string, request_id: number) => ({
  type: "snapshot_complete",
  product,
  request_id,
});

/** Begins a run of the feed in which both producers are up. */
async function begin(): Promise<void> {
  sequence = 0;
  polls = [json({ run: `run ${clock.now().getTime()}`, next: 0 }, 410)];
  clock.advance(2_000);
  await look();
  const [live, pre] = await producers();
  polls = [
    told(
      ...alive("pre", "live"),
      done("pre", pre?.requestId ?? 0),
      done("live", live?.requestId ?? 0),
    ),
  ];
  await look();
  expect(await states()).toEqual(["up", "up"]);
  asked = [];
}

describe("the loop that hears the feed", () => {
  // Both are asked for at once: which request arrives first is nobody's business.
  it("asks for both recoveries at the first start, each once, from the beginning", async () => {
    polls = [json({ run: "first", next: 41 }, 410)];
    await look();
    expect(await selectPosition(kit.house.database)).toEqual({ run: "first", position: 41 });
    expect(await states()).toEqual(["recovering", "recovering"]);
    await look();
    expect(asked[0]).toBe("GET /feed/messages 0");
    expect(asked.slice(1, 3).toSorted()).toEqual([
      "POST /feed/live/recovery/initiate_request 0",
      "POST /feed/pre/recovery/initiate_request 0",
    ]);
    expect(asked.slice(3)).toEqual(["GET /feed/messages 41"]);
  });

  it("opens a producer by the end of the recovery that was asked for last, and no other", async () => {
    await begin();
    polls = [json({ run: "another", next: 7 }, 410)];
    await look();
    sequence = 7;
    const [live] = await producers();
    polls = [
      told(done("live", (live?.requestId ?? 0) - 1), done("pre", (live?.requestId ?? 0) + 99)),
    ];
    await look();
    expect((await states())[0]).toBe("recovering");
    polls = [told(done("live", live?.requestId ?? 0))];
    await look();
    expect((await states())[0]).toBe("up");
  });

  it("asks from where the producer was heard last", async () => {
    await begin();
    clock.advance(3_000);
    const heard = clock.now().getTime();
    polls = [told(...alive("pre", "live"))];
    await look();
    clock.advance(3_000);
    polls = [json({ run: "the next", next: 0 }, 410)];
    await look();
    expect(asked.slice(-2).toSorted()).toEqual([
      `POST /feed/live/recovery/initiate_request ${heard}`,
      `POST /feed/pre/recovery/initiate_request ${heard}`,
    ]);
  });

  it("asks again after a minute without an end, and after a refusal at once", async () => {
    await begin();
    polls = [json({ run: "slow", next: 0 }, 410)];
    sequence = 0;
    recoveryStatus = 503;
    await look();
    recoveryStatus = 202;
    expect((await producers()).map(({ requestedAt }) => requestedAt)).toEqual([null, null]);
    clock.advance(1_000);
    asked = [];
    await look();
    expect(asked.filter((one) => one.startsWith("POST"))).toHaveLength(2);
    for (let second = 0; second < 58; second += 2) {
      clock.advance(2_000);
      polls = [told(...alive("pre", "live"))];
      await look();
    }
    expect(asked.filter((one) => one.startsWith("POST"))).toHaveLength(2);
    const before = (await producers()).map(({ requestId }) => requestId);
    clock.advance(2_000);
    polls = [told(...alive("pre", "live"))];
    await look();
    expect(asked.filter((one) => one.startsWith("POST"))).toHaveLength(4);
    expect((await producers()).map(({ requestId }) => requestId)).toEqual(
      before.map((id) => id + 1),
    );
  });

  it("puts a producer down that says nothing for ten seconds, though the other one goes on", async () => {
    await begin();
    for (let second = 0; second < 10; second += 2) {
      expect(await states()).toEqual(["up", "up"]);
      clock.advance(2_000);
      polls = [told(...alive("pre"))];
      await look();
    }
    expect(await states()).toEqual(["down", "up"]);
    expect(asked.some((one) => one.startsWith("POST"))).toBe(false);
    polls = [told(...alive("pre", "live"))];
    await look();
    expect(await states()).toEqual(["recovering", "up"]);
  });

  it("puts both down when the feed is away, and goes on from where it was when it is back", async () => {
    await begin();
    const before = await selectPosition(kit.house.database);
    const fail: Answer = (request) => void request.socket.destroy();
    const warn = vi.spyOn(kit.house.log, "warn");
    for (let second = 0; second < 12; second += 2) {
      clock.advance(2_000);
      polls = [fail];
      await look();
    }
    expect(await states()).toEqual(["down", "down"]);
    // One line when it goes, with the variable to look at.
    const said = warn.mock.calls.map(([first, second]: readonly unknown[]) => second ?? first);
    expect(said).toEqual(["the feed of SPORTS_FEED_URL is away", "the feed has fallen silent"]);
    warn.mockRestore();
    clock.advance(2_000);
    polls = [told(...alive("pre", "live"))];
    await look();
    expect(await states()).toEqual(["recovering", "recovering"]);
    expect((await selectPosition(kit.house.database)).run).toBe(before.run);
  });

  it.each<[string, Answer]>([
    ["an error", json({}, 500)],
    ["a wrong key", json({}, 401)],
    ["no JSON", (_request, response) => void response.end("<html>")],
    ["JSON of another form", json({ hello: 1 })],
    ["a redirect", (_request, response) => void response.writeHead(302, { location: "/" }).end()],
    ["a position that goes back", json({ run: "?", next: -1, messages: [] })],
    ["another run with status 200", json({ run: "another", next: 900, messages: [] })],
    [
      "more than it may",
      json({ run: "?", next: 9_000, messages: Array.from({ length: 3_000 }, () => ({})) }),
    ],
  ])("takes nothing in from an answer that is %s", async (_title, answer) => {
    await begin();
    const before = await selectPosition(kit.house.database);
    polls = [answer];
    await look();
    expect(await selectPosition(kit.house.database)).toEqual(before);
    expect(await states()).toEqual(["up", "up"]);
  });

  it("rests for a second after a failure", async () => {
    await begin();
    polls = [json({}, 500)];
    await look();
    await look();
    clock.advance(999);
    await look();
    expect(asked).toHaveLength(1);
    clock.advance(1);
    await look();
    expect(asked).toHaveLength(2);
  });
});

describe("a house without a feed", () => {
  it("suspends what stands open from before", async () => {
    const without = await openTestHouse({ clock });
    const { database } = without.house;
    await database.query("update sportsbook.producers set state = 'up', alive_at = $1", [
      clock.now(),
    ]);
    clock.advance(11_000);
    await lookAtFeed(without.house, 0);
    expect((await selectProducers(database)).map(({ state }) => state)).toEqual(["down", "down"]);
    await without.close();
  });
});

describe("the client of a feed", () => {
  it("stops reading a body without end", async () => {
    let sent = 0;
    polls = [
      (_request, response) => {
        const chunk = "x".repeat(1024 * 1024);
        const send = (): void => {
          if (response.destroyed || sent > 200) return void response.destroy();
          sent += 1;
          response.write(chunk, () => setImmediate(send));
        };
        send();
      },
    ];
    const polled = createFeedClient(address).poll({ run: "r", position: 0 }, 0);
    await expect(polled).rejects.toThrow("without end");
    expect(sent).toBeLessThan(100);
  });
});
