import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, it, vi } from "vitest";
import { houseNow } from "../sending/house-time.ts";
import { putHouseAhead } from "../sending/house-time.testing.ts";
import { pageQueriesOf, takePageQueries } from "./page-queries.ts";

const READ_AT = 1_790_000_000_000;

afterEach(() => {
  vi.useRealTimers();
  putHouseAhead(0);
});

const client = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

it("a page carries what was read, when it was read, and nothing that failed or is left out", async () => {
  const server = client();
  const games = [{ name: "</script><!--", categories: ["new"] }];
  server.setQueryData(["games", { category: "new" }], games, { updatedAt: READ_AT });
  server.setQueryData(["player"], null);
  server.setQueryData(["messages", "en"], { a: "b" });
  server.setQueryData(["messages", "en", "coin-flip"], { heads: "Heads" });
  await server.prefetchQuery({
    queryKey: ["failed"],
    queryFn: () => Promise.reject(new Error("lost")),
  });
  const json = pageQueriesOf(server, ["messages", "en"]);
  expect(json).not.toContain("<");
  const browser = client();
  takePageQueries(browser, json);
  expect(browser.getQueryData(["games", { category: "new" }])).toEqual(games);
  expect(browser.getQueryState(["games", { category: "new" }])?.dataUpdatedAt).toBe(READ_AT);
  expect(browser.getQueryData(["player"])).toBeNull();
  expect(browser.getQueryState(["failed"])).toBeUndefined();
  expect(browser.getQueryState(["messages", "en"])).toBeUndefined();
  expect(browser.getQueryData(["messages", "en", "coin-flip"])).toEqual({ heads: "Heads" });
});

it("a page without queries leaves its browser without", () => {
  const browser = client();
  takePageQueries(browser, null);
  expect(browser.getQueryCache().getAll()).toEqual([]);
});

it("a page tells the house's time, and is no news of the future to a clock that is behind", () => {
  const server = client();
  server.setQueryData(["visitor"], null, { updatedAt: READ_AT - 500 });
  server.setQueryData(["notices"], [], { updatedAt: READ_AT });
  const json = pageQueriesOf(server, []);
  const hereMs = READ_AT - 2 * 3_600_000;
  vi.useFakeTimers({ now: hereMs, toFake: ["Date"] });
  putHouseAhead(0);
  const browser = client();
  takePageQueries(browser, json);
  expect(houseNow()).toBe(READ_AT);
  expect(browser.getQueryState(["notices"])?.dataUpdatedAt).toBe(hereMs);
});
