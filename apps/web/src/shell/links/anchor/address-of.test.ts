import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
} from "@tanstack/react-router";
import type { Locale } from "@houselight/contracts/locales";
import { describe, expect, it } from "vitest";
import { joinLocale, splitLocale } from "../../../i18n/locale-path.ts";
import { addressOf, type LinkedPlace, pathOf } from "./address-of.ts";

/** A router with the forms of path that the site has, in a language. */
function openRouter(locale: Locale) {
  const root = createRootRouteWithContext<{ readonly locale: Locale }>()();
  const children = ["/", "/$page", "/play/$producer/$name", "/rocket-mart/{-$tab}", "/slots"].map(
    (path) => createRoute({ getParentRoute: () => root, path }),
  );
  return createRouter({
    routeTree: root.addChildren(children),
    context: { locale },
    history: createMemoryHistory(),
    trailingSlash: "never",
    rewrite: {
      input: ({ url }) => {
        url.pathname = splitLocale(url.pathname).path;
        return url;
      },
      output: ({ url }) => {
        url.pathname = joinLocale(locale, url.pathname);
        return url;
      },
    },
  });
}

const PLACES: readonly LinkedPlace[] = [
  { to: "/" },
  { to: "/", hash: "search" },
  { to: "/slots" },
  { to: "/slots/" },
  { to: "/$page", params: { page: "cookie-policy" } },
  { to: "/$page", params: { page: "a b/ü?#&" } },
  { to: "/play/$producer/$name", params: { producer: "foldhouse", name: "lantern-tide" } },
  {
    to: "/play/$producer/$name",
    params: { producer: "a", name: "b" },
    search: { mode: "demo", amount: 5, empty: undefined },
  },
  { to: "/rocket-mart/{-$tab}", params: {} },
  { to: "/rocket-mart/{-$tab}", params: { tab: "money" } },
  { to: "/promotions/große Fahrt" },
  { to: "//evil.example/x" },
  { to: "/slots//new/" },
  { to: "/slots?page=2" },
  { to: "/slots", search: { redirect: "/play/a/b?mode=real" }, hash: "top" },
];

describe("the address of a link", () => {
  it.each(["en", "de"] as const)("is the one that the router builds (%s)", (locale) => {
    const router = openRouter(locale);
    for (const place of PLACES) {
      const built = router.buildLocation(place as Parameters<typeof router.buildLocation>[0]);
      expect(addressOf(router, place), JSON.stringify(place)).toBe(built.publicHref);
    }
  });

  it.each(["en", "de"] as const)("leads to the page that a press goes to (%s)", (locale) => {
    const router = openRouter(locale);
    for (const place of PLACES) {
      const { search, hash } = place;
      const pressed = { to: pathOf(place), search, hash } as never;
      expect(router.buildLocation(pressed).publicHref).toBe(addressOf(router, place));
    }
  });

  it.each([
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "///evil.example",
    "/.//evil.example",
    "https://evil.example",
    "javascript:alert(1)",
    "data:text/html,x",
    " //evil.example",
    "\\\\evil.example",
  ])("is one of this site (%j)", (to) => {
    const site = "https://site.example";
    const address = addressOf(openRouter("en"), { to });
    expect(new URL(address, site).origin).toBe(site);
    expect(pathOf({ to })).toMatch(/^\/(?![/\\])/);
  });
});
