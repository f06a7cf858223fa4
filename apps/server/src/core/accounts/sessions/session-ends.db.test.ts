import {
  getPlayer,
  getPlayerSettings,
  getSessionTimes,
  keepSession,
  listSessions,
  requestCaptcha,
  updateLocale,
} from "@houselight/contracts";
import {
  httpCaller,
  openTestHouse,
  registered,
  TestClock,
  type TestHouse,
} from "@houselight/test-kit";
import { WebSocket } from "ws";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { endOverdue } from "./sessions.ts";

const MINUTE_MS = 60_000;
const clock = new TestClock();
let kit: TestHouse;
beforeAll(async () => {
  kit = await openTestHouse({ clock, serve: {} });
});
afterAll(() => kit?.close());

type Browser = ReturnType<typeof httpCaller>;
async function newBrowser(): Promise<Browser> {
  const browser = httpCaller(kit.served?.url as string);
  browser.useSession((await registered(kit.house)).token);
  return browser;
}
const isIn = async (browser: Browser) => (await browser.call(getPlayer, {})).body.id !== undefined;
const act = (browser: Browser) => browser.call(updateLocale, { body: { locale: "de" } });

describe("a session", () => {
  it("ends after 30 minutes without activity: asking is none", async () => {
    const browser = await newBrowser();
    clock.advance(29 * MINUTE_MS);
    expect(await isIn(browser)).toBe(true);
    await browser.call(getPlayerSettings, {});
    await browser.call(getSessionTimes, {});
    // Sent by the page of its own accord.
    await browser.call(requestCaptcha, { body: { account: "player", email: "a@example.org" } });
    clock.advance(MINUTE_MS);
    expect(await isIn(browser)).toBe(false);
    expect((await act(browser)).status).toBe(401);
  });

  it.each([
    ["something that changes", act],
    ["the word that somebody is there", (by: Browser) => by.call(keepSession, { body: {} })],
  ])("goes on with %s", async (_, deed) => {
    const browser = await newBrowser();
    clock.advance(29 * MINUTE_MS);
    expect((await deed(browser)).status).toBe(200);
    clock.advance(29 * MINUTE_MS);
    expect(await isIn(browser)).toBe(true);
  });

  it("ends after 12 hours whatever happens", async () => {
    const browser = await newBrowser();
    for (let hours = 0; hours < 11.9; hours += 0.4) {
      expect((await act(browser)).status).toBe(200);
      clock.advance(0.4 * 60 * MINUTE_MS);
    }
    expect(await isIn(browser)).toBe(false);
  });

  it("says how long it lasts", async () => {
    const browser = await newBrowser();
    clock.advance(10 * MINUTE_MS);
    const times = await browser.call(getSessionTimes, {});
    expect(times.body).toEqual({ idle_left_seconds: 20 * 60, left_seconds: 710 * 60 });
    const kept = await browser.call(keepSession, { body: {} });
    expect(kept.body).toEqual({ idle_left_seconds: 30 * 60, left_seconds: 710 * 60 });
  });

  it("takes its sockets with it, and leaves those of other players open", async () => {
    const idle = await newBrowser();
    const idleSocket = await openSocket(idle);
    clock.advance(20 * MINUTE_MS);
    const busy = await newBrowser();
    const busySocket = await openSocket(busy);
    await endOverdue(kit.house);
    expect(idleSocket.closed()).toBe(null);
    clock.advance(10 * MINUTE_MS);
    await endOverdue(kit.house);
    await expect.poll(idleSocket.closed).toBe(3011);
    expect(busySocket.closed()).toBe(null);
    expect((await busy.call(listSessions, {})).body).toHaveLength(1);
    const [row] = await kit.house.database.query<{ open: number }>(
      `select count(*)::int as open from accounts.sessions
       where ended_at is null and last_seen_at <= $1`,
      [new Date(clock.now().getTime() - 30 * MINUTE_MS)],
    );
    expect(row?.open).toBe(0);
    busySocket.close();
  });
});

async function openSocket(who: Browser) {
  const { cent } = (await who.call(getPlayerSettings, {})).body;
  const url = `${kit.served?.url.replace("http", "ws")}${cent.url}`;
  const socket = new WebSocket(url);
  await new Promise((resolve, reject) => socket.once("open", resolve).once("error", reject));
  let code: number | null = null;
  socket.once("close", (why) => (code = why));
  const greeted = new Promise((resolve) => socket.once("message", resolve));
  socket.send(JSON.stringify({ id: 1, connect: { token: cent.token } }));
  await greeted;
  return { closed: () => code, close: () => socket.close() };
}
