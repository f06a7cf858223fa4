import { setImmediate as letOthersGo } from "node:timers/promises";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { oddsfeed } from "../index.ts";
import type { Message } from "../telling/messages.ts";
import { seasonOf, smallSeason, type TestFolder, testFolder } from "./seasons.testing.ts";

const KEY = "the key of tests";
const headers = { authorization: `Bearer ${KEY}` };
/** The first matches begin half a minute later. */
const NOW = Date.UTC(2026, 4, 2, 14, 59, 30);
const FIRST = "fj:match:pl.matchday-1.1-fc-koln-paper-town";

let now: number;
let folder: TestFolder;
let app: FastifyInstance;
beforeEach(async () => {
  now = NOW;
  folder = await testFolder();
  await folder.write("pl.json", seasonOf(smallSeason(), "Paper <League>"));
  app = await open();
});
afterEach(async () => {
  await app.close();
  await folder.close();
});

async function open(path: string | null = folder.path): Promise<FastifyInstance> {
  const opened = Fastify();
  const publicUrl = "http://outside.test/oddsfeed";
  const seasons = path === null ? undefined : { folder: path };
  const options = { key: KEY, seed: "a world", publicUrl, now: () => now, seasons };
  await opened.register(oddsfeed(options), { prefix: "/oddsfeed" });
  return opened;
}

const get = (path: string, one = app) =>
  one.inject({ method: "GET", url: `/oddsfeed${path}`, headers });

/** Reads all messages behind a place. */
async function read(run: string, after: number): Promise<{ messages: Message[]; next: number }> {
  const messages: Message[] = [];
  for (let next = after; ; ) {
    const answer = (await get(`/messages?after=${next}&run=${run}`)).json<{
      messages: Message[];
      next: number;
    }>();
    if (answer.messages.length === 0) return { messages, next };
    messages.push(...answer.messages);
    next = answer.next;
  }
}

describe("the feed with real seasons", () => {
  it("tells of them in a recovery beside the world, in one row of numbers", async () => {
    const { run, next } = (await get("/messages?after=0&run=")).json<{
      run: string;
      next: number;
    }>();
    const url = "/oddsfeed/pre/recovery/initiate_request?after=0&request_id=4";
    expect((await app.inject({ method: "POST", url, headers })).statusCode).toBe(202);
    const heard: Message[] = [];
    for (let at = next; heard.at(-1)?.type !== "snapshot_complete"; ) {
      const answer = await read(run, at);
      heard.push(...answer.messages);
      at = answer.next;
      // The recovery goes on between two questions.
      await letOthersGo();
    }
    expect(heard.map(({ sequence }) => sequence)).toEqual(heard.map((_, at) => next + 1 + at));
    const ours = heard.filter((one) => "fixture" in one && one.fixture === FIRST);
    expect(ours).toMatchObject([
      { type: "fixture_change", change_type: "NEW", product: "pre", request_id: 4 },
      { type: "odds_change", product: "pre", request_id: 4 },
    ]);
    expect(heard.some((one) => "fixture" in one && one.fixture.startsWith("pf:"))).toBe(true);
  });

  it("tells what happens to them as news of the source of prices before the start", async () => {
    const { run, next } = (await get("/messages?after=0&run=")).json<{
      run: string;
      next: number;
    }>();
    const { next: before } = await read(run, next);
    now = NOW + 30_000;
    const { messages } = await read(run, before);
    const ours = messages.filter((one) => "fixture" in one && one.fixture === FIRST);
    expect(ours).toMatchObject([
      { type: "odds_change", product: "pre", markets: expect.anything() },
    ]);
    expect(ours[0]?.timestamp).toBeGreaterThanOrEqual(now);
  });

  it("shows its files on the page, with their faults, and what is offered", async () => {
    await folder.write("<b>.json", "{");
    const { body } = await get("/");
    expect(body).toContain("Real seasons");
    expect(body).toContain("pl.json</td><td>12</td>");
    expect(body).toContain('&#60;b&#62;.json<span class="fault">file: is no JSON</span>');
    expect(body).toContain("05-02 15:00");
    expect(body).toContain("1. FC Köln – Paper Town<span>Paper &#60;League&#62;</span>");
    expect(body).toContain("4 matches are offered");
  });

  it("shows nothing of them without a folder", async () => {
    const other = await open(null);
    expect((await get("/", other)).body).not.toContain("Real seasons");
    await other.close();
  });
});
