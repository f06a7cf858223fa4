import { describe, expect, it } from "vitest";
import {
  addressOfEach,
  inLocale,
  localeOf,
  ROUTES,
  unopened,
  WITHOUT_PAGE,
} from "./site-routes.ts";

it.each([
  ["/", "en", "/"],
  ["/vip", "en", "/vip"],
  ["/de", "de", "/"],
  ["/de/vip?x=1", "de", "/vip?x=1"],
  ["/fr-CA/live/all", "fr-CA", "/live/all"],
  ["/design", "en", "/design"],
] as const)("%s is in %s the page %s, and back", (path, locale, bare) => {
  expect(localeOf(path)).toEqual({ locale, path: bare });
  expect(inLocale(locale, bare)).toBe(path);
});

describe("the address that stands for a route", () => {
  const seen = [
    "/de/live/all",
    "/live/blackjack",
    "/profile/level",
    "/some-words",
    "/play/a/b?mode=demo",
  ];
  const addresses = addressOfEach(seen);

  it.each([
    ["/", "/"],
    ["/pokies", "/pokies"],
    ["/vip/{-$tab}", "/vip"],
    ["/live/$slug", "/live/all"],
    ["/play/$producer/$name", "/play/a/b?mode=demo"],
    ["/$page", "/some-words"],
    ["/games/$slug", "/games/new"],
    ["/popup/$name", "/popup/vip-level-info"],
    ["/bonus/$id", undefined],
  ])("%s is %s", (pattern, address) => {
    expect(ROUTES).toContain(pattern);
    expect(addresses.get(pattern)).toBe(address);
  });
});

describe("routes without an address", () => {
  it("are those of which no link tells one, but for those that have no page", () => {
    const known = addressOfEach(["/live/blackjack"]);
    expect(unopened(known)).toContain("/$page");
    expect(unopened(known)).not.toContain("/live/$slug");
    expect(unopened(known)).not.toContain("/bonus/$id");
    const all = ROUTES.map((route) => route.replaceAll(/\{?-?\$\w*\}?/g, "x"));
    expect(unopened(addressOfEach(all))).toEqual([]);
  });

  it("are routes of the site", () => {
    for (const route of Object.keys(WITHOUT_PAGE)) expect(ROUTES).toContain(route);
  });
});
