import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { request } from "./http-client.ts";
import { putHouseAhead } from "./house-time.testing.ts";
import { houseNow, noteHouseTime } from "./house-time.ts";

vi.mock("../transport.ts", () => ({
  isServer: () => false,
  pageUrl: () => new URL("http://site.example/"),
}));

/** The visitor's clock is two hours behind. */
const HERE_MS = Date.parse("2026-01-01T10:00:00.000Z");
const HOUSE_MS = Date.parse("2026-01-01T12:00:00.000Z");

beforeAll(() => void vi.useFakeTimers({ now: HERE_MS, toFake: ["Date"] }));
afterAll(() => {
  vi.useRealTimers();
  putHouseAhead(0);
});

const endpoint = {
  name: "thing",
  method: "GET",
  path: "/api/things",
  summary: "",
  access: "all",
  output: {} as never,
} as const;

it("is the browser's until the house has told its own", () => {
  expect(houseNow()).toBe(HERE_MS);
  noteHouseTime(null);
  expect(houseNow()).toBe(HERE_MS);
});

it("is what an answer tells, and goes on from there", async () => {
  const headers = { date: new Date(HOUSE_MS).toUTCString() };
  await request(endpoint, {}, { fetch: async () => Response.json({}, { headers }) });
  expect(houseNow()).toBe(HOUSE_MS);
  vi.setSystemTime(HERE_MS + 60_000);
  expect(houseNow()).toBe(HOUSE_MS + 60_000);
});

it("is told by an answer that says no too", async () => {
  vi.setSystemTime(HERE_MS);
  const headers = { date: new Date(HOUSE_MS + 5_000).toUTCString() };
  const refused = async () => Response.json({ errors: {} }, { status: 422, headers });
  await request(endpoint, {}, { fetch: refused }).catch(() => undefined);
  expect(houseNow()).toBe(HOUSE_MS + 5_000);
});
