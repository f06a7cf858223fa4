import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hostileText } from "./i18n/hostile-text.testing.ts";
import { isGamePath, localPath, modalOfPath, pageUnder } from "./paths.ts";

describe("redirect", () => {
  it.each([
    ["/profile/limits?x=1", "/profile/limits?x=1"],
    ["/play/a/b?mode=real#top", "/play/a/b?mode=real#top"],
    ["//evil.example", null],
    ["/\\evil.example", null],
    ["/.//evil.example", null],
    ["/\t/evil.example", null],
    ["https://evil.example/", null],
    ["javascript:alert(1)", null],
    ["", null],
    [undefined, null],
  ])("%s → %s", (redirect, path) => expect(localPath(redirect)).toBe(path));

  it("never leads to another site", () => {
    fc.assert(
      fc.property(hostileText(), (redirect) => {
        const path = localPath(redirect);
        if (path === null) return;
        expect(new URL(path, "https://site.example").origin).toBe("https://site.example");
      }),
      { numRuns: 5_000 },
    );
  });
});

describe("popup routes", () => {
  it.each([
    ["/login", "login"],
    ["/sign-in", "login"],
    ["/sign-up", "registration"],
    ["/remind", "remind"],
    ["/new-password", "new-password"],
    ["/confirmation", "confirmation"],
    ["/email-verify", "email-verify"],
    ["/dashboard", "cashbox"],
    ["/withdraw", "withdraw"],
    ["/accounts/7/deposit", "deposit"],
    ["/accounts/history", null],
    ["/vip", null],
    ["constructor", null],
  ])("%s → %s", (path, modal) => expect(modalOfPath(path)).toBe(modal));
});

describe("the page under a popup", () => {
  it.each([
    ["/payments", "."],
    ["/", "."],
    ["/cashbox", "/"],
    ["/cashbox/statement", "/"],
    ["/accounts/7/deposit", "/"],
    ["/login", "/"],
    ["/sport/login", "/sport/{-$param}"],
    ["/sport/live", "."],
  ])("of one opened at %s is %s", (path, under) => expect(pageUnder(path)).toBe(under));
});

it.each([
  ["/play/foldhouse/lantern-tide", true],
  ["/play/foldhouse/lantern-tide/sfu", true],
  ["/playground", false],
  ["/games", false],
  ["/", false],
])("%s is the address of a game: %s", (path, isGame) => expect(isGamePath(path)).toBe(isGame));
