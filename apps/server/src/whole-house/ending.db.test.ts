import { openTestHouse, type TestHouse } from "@houselight/test-kit";
import { afterEach, expect, it } from "vitest";
import { WebSocket } from "ws";
import { LIVE_PATH } from "#core/accounts";

let kit: TestHouse | undefined;
afterEach(() => kit?.close());

/** Opens a live socket. `code` is that with which it is closed. */
async function openSocket(url: string): Promise<{ readonly code: Promise<number> }> {
  const socket = new WebSocket(`${url.replace("http", "ws")}${LIVE_PATH}`);
  await new Promise((opened, failed) => socket.once("open", opened).once("error", failed));
  return { code: new Promise((closed) => socket.once("close", closed)) };
}

it("ends while live sockets are open, and tells them to come back", async () => {
  kit = await openTestHouse({ serve: {} });
  const { url } = kit.served as { url: string };
  const sockets = [await openSocket(url), await openSocket(url)];
  await kit.served?.close();
  expect(await Promise.all(sockets.map(({ code }) => code))).toEqual([3001, 3001]);
});

it("says that it ends, and serves until it has", async () => {
  kit = await openTestHouse({ env: { DRAIN_SECONDS: "1" }, serve: {} });
  const { url } = kit.served as { url: string };
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  const ended = kit.served?.close();
  const ready = await fetch(`${url}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([503, { status: "ending" }]);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  expect((await fetch(`${url}/api/current_ip`)).status).toBe(200);
  await ended;
  await expect(fetch(`${url}/healthz`)).rejects.toThrow();
});
