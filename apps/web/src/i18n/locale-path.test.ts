import { LOCALES } from "@houselight/contracts/locales";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hostileText } from "./hostile-text.testing.ts";
import { canonicalPath, joinLocale, splitLocale } from "./locale-path.ts";

describe("locale prefix (ROUTE-39)", () => {
  it.each([
    ["/", "en", "/"],
    ["/vip", "en", "/vip"],
    ["/de", "de", "/"],
    ["/de/vip", "de", "/vip"],
    ["/EN-ca/tournaments/all", "en-CA", "/tournaments/all"],
    ["/xx/vip", "en", "/xx/vip"],
    ["/deposit", "en", "/deposit"],
    ["/de//evil.example", "de", "/evil.example"],
    ["/de/\\evil.example", "de", "/evil.example"],
  ])("%s is %s %s", (pathname, locale, path) =>
    expect(splitLocale(pathname)).toEqual({ locale, path }),
  );

  it("joins what it split", () => {
    const segment = fc.stringMatching(/^[a-z0-9-]{3,12}$/);
    fc.assert(
      fc.property(fc.constantFrom(...LOCALES), fc.array(segment), (locale, segments) => {
        const path = `/${segments.join("/")}`;
        fc.pre(splitLocale(path).locale === "en");
        expect(splitLocale(joinLocale(locale, path))).toEqual({ locale, path });
      }),
    );
  });
});

describe("canonical path (OPEN-30)", () => {
  it.each([
    ["/", null],
    ["/vip", null],
    ["/de/vip", null],
    ["/vip/", "/vip"],
    ["/DE", "/de"],
    ["/en-ca/", "/en-CA"],
    ["/en/vip", "/vip"],
    ["/en", "/"],
    ["//evil.example/", "/evil.example"],
    ["///de//", "/de"],
    ["/en//evil.example", "/evil.example"],
    ["/en/en/vip", "/vip"],
    ["/de//evil.example", "/de/evil.example"],
    ["/\\evil.example", "/evil.example"],
    ["/\t/evil.example", "/evil.example"],
  ])("%s → %s", (pathname, expected) => expect(canonicalPath(pathname)).toBe(expected));

  it("is reached in one step and never leaves the site", () => {
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        const canonical = canonicalPath(path);
        if (canonical === null) return;
        expect(canonicalPath(canonical)).toBeNull();
        expect(canonical).toMatch(/^\/(?!\/)/);
      }),
    );
  });

  it("is one of the site for whatever text somebody sends", () => {
    fc.assert(
      fc.property(hostileText(), (text) => {
        const canonical = canonicalPath(text) ?? text;
        fc.pre(canonical.startsWith("/"));
        expect(new URL(canonical, "https://site.example").origin).toBe("https://site.example");
        expect(canonicalPath(canonical)).toBeNull();
      }),
      { numRuns: 5_000 },
    );
  });
});
