import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { oddsfeed } from "./index.ts";

const KEY = "the key of tests";
const authorization = `Bearer ${KEY}`;
let now: number;
let app: FastifyInstance;
beforeEach(async () => {
  now = Date.UTC(2026, 4, 1, 12);
  app = Fastify();
  const publicUrl = "http://outside.test/oddsfeed";
  await app.register(oddsfeed({ key: KEY, seed: "a world", publicUrl, now: () => now }), {
    prefix: "/oddsfeed",
  });
});
afterEach(() => app.close());

const get = (path: string, headers: Record<string, string> = { authorization }) =>
  app.inject({ method: "GET", url: `/oddsfeed${path}`, headers });
const post = (path: string, body = "") =>
  app.inject({
    method: "POST",
    url: `/oddsfeed${path}`,
    headers: {
      authorization,
      ...(body ? { "content-type": "application/x-www-form-urlencoded" } : {}),
    },
    ...(body ? { payload: body } : {}),
  });
const start = async () => {
  const gone = await get("/messages?after=0&run=");
  expect(gone.statusCode).toBe(410);
  return gone.json() as { run: string; next: number };
};

const isEnd = (message: object) => "type" in message && message.type === "snapshot_complete";

describe("the feed over HTTP", () => {
  it.each(["", "Bearer", "Bearer wrong", `Basic ${KEY}`])("says nothing to %j", async (wrong) => {
    expect((await get("/messages?after=0&run=", { authorization: wrong })).statusCode).toBe(401);
    expect((await get("/messages?after=0&run=", {})).statusCode).toBe(401);
  });

  it("tells a new reader where to begin, then what there is", async () => {
    const { run, next } = await start();
    now += 10_000;
    const { statusCode, body } = await get(`/messages?after=${next}&run=${run}`);
    expect(statusCode).toBe(200);
    const answer = JSON.parse(body) as { messages: { sequence: number }[]; next: number };
    expect(answer.messages.length).toBeGreaterThan(0);
    expect(answer.messages.at(-1)?.sequence).toBe(answer.next);
  });

  it("waits for news as long as it is asked to", async () => {
    const { run, next } = await start();
    const began = Date.now();
    // The first question finds that the feed is alive.
    const { next: heard } = (await get(`/messages?after=${next}&run=${run}`)).json() as {
      next: number;
    };
    const empty = await get(`/messages?after=${heard}&run=${run}&wait=1`);
    expect((empty.json() as { messages: unknown[] }).messages).toEqual([]);
    expect(Date.now() - began).toBeGreaterThanOrEqual(900);
    const waiting = get(`/messages?after=${heard}&run=${run}&wait=20`);
    setTimeout(() => (now += 5_000), 150);
    expect(((await waiting).json() as { messages: unknown[] }).messages.length).toBeGreaterThan(0);
    expect(Date.now() - began).toBeLessThan(5_000);
  });

  it("tells all of a product to whoever asks for a recovery", async () => {
    const { run, next } = await start();
    expect((await post("/pre/recovery/initiate_request?after=0&request_id=3")).statusCode).toBe(
      202,
    );
    const heard: object[] = [];
    for (let at = next; !heard.some(isEnd); ) {
      const { body } = await get(`/messages?after=${at}&run=${run}&wait=1`);
      const answer = JSON.parse(body) as { messages: object[]; next: number };
      heard.push(...answer.messages);
      at = answer.next;
    }
    expect(heard.at(-1)).toMatchObject({
      type: "snapshot_complete",
      request_id: 3,
      product: "pre",
    });
    expect(heard.length).toBeGreaterThan(100);
  });

  it.each([
    ["/messages?after=-1&run="],
    ["/messages?run="],
    ["/messages?after=0&run=&wait=21"],
    ["/messages?after=0&run=&wait=x"],
  ])("refuses %s", async (path) => {
    expect((await get(path)).statusCode).toBe(400);
  });

  it.each([
    ["/ctrl/recovery/initiate_request?after=0&request_id=3"],
    ["/pre/recovery/initiate_request?after=x&request_id=3"],
    ["/pre/recovery/initiate_request?after=0"],
  ])("refuses %s", async (path) => {
    expect((await post(path)).statusCode).toBe(400);
  });
});

describe("the page of the feed", () => {
  it("shows what is on and to come, and each match without its seed before the end", async () => {
    const { body } = await get("/", {});
    expect(body).toContain("On now");
    const [, path = ""] = /oddsfeed(\/matches\/[^"]+)"/.exec(body) ?? [];
    const page = await get(path, {});
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain("told when the match is over");
    now += 60 * 60_000;
    const over = await get(path, {});
    expect(over.body).not.toContain("told when the match is over");
    expect((await get("/matches/pf:match:none", {})).statusCode).toBe(404);
  });

  it.each([
    ["pause", /sends nothing for 20 s/],
    ["drop", /loses 200 messages/],
    ["double", /sends 200 messages twice/],
    ["forget", /is not disturbed/],
  ])("disturbs the feed by %s", async (fault, words) => {
    const answer = await post("/faults", `fault=${fault}`);
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      "http://outside.test/oddsfeed/",
    ]);
    expect((await get("/", {})).body).toMatch(words);
  });

  it("knows no other fault", async () => {
    expect((await post("/faults", "fault=toString")).statusCode).toBe(400);
    expect((await post("/faults", "x=1")).statusCode).toBe(400);
  });
});
