import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { request } from "./http-client.ts";

const side = vi.hoisted(() => ({ server: false }));
vi.mock("../transport.ts", () => ({
  isServer: () => side.server,
  pageUrl: () => new URL("http://site.example/"),
  sendInProcess: () => new Promise(() => {}),
}));

const endpoint = {
  name: "thing",
  method: "POST" as const,
  path: "/api/things",
  summary: "",
  access: "all" as const,
  output: {} as never,
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", () => new Promise(() => {}));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  side.server = false;
});

describe("a call to an endpoint that hangs (API-02)", () => {
  it.each([
    ["the browser", false, 30_000],
    ["a page that is rendered", true, 8_000],
  ])("from %s is given up in time, and says so (ERROR-03)", async (_, server, limitMs) => {
    side.server = server;
    let message = "";
    const asked = request(endpoint, {}, {}).catch((error: Error) => {
      message = error.message;
    });
    await vi.advanceTimersByTimeAsync(limitMs - 1);
    expect(message).toBe("");
    await vi.advanceTimersByTimeAsync(1);
    await asked;
    expect(message).toBe(`timeout of ${limitMs}ms exceeded`);
  });
});
