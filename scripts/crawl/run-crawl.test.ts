import { expect, it } from "vitest";
import type { Walker } from "./open-site.ts";
import { stopsOf } from "./run-crawl.ts";

const walker = (host: string, role: Walker["role"], locales: Walker["locales"]): Walker => ({
  role,
  origin: `http://${host}`,
  locales,
  session: role === "player" ? "token" : null,
});
const WALKERS = [
  walker("one.test", "guest", ["en", "de"]),
  walker("one.test", "player", ["en", "de"]),
  walker("two.test", "guest", ["en"]),
  walker("two.test", "player", ["en"]),
];

it("opens each address once in each language and role, at brands by turns that have the language", () => {
  const stops = stopsOf(WALKERS, ["/", "/vip"], () => true);
  expect(stops.map(({ who, path }) => `${who} ${path}`)).toEqual([
    "one.test guest /",
    "two.test guest /vip",
    "one.test guest /de",
    "one.test guest /de/vip",
    "one.test player /",
    "two.test player /vip",
    "one.test player /de",
    "one.test player /de/vip",
  ]);
});

it("opens only the languages that are asked for", () => {
  const stops = stopsOf(WALKERS, ["/"], (locale) => locale === "de");
  expect(stops.map(({ path, session }) => [path, session])).toEqual([
    ["/de", null],
    ["/de", "token"],
  ]);
});
