import { LOCALES } from "@houselight/contracts/locales";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hostileText } from "../../../i18n/hostile-text.testing.ts";
import { pathAfterSignIn } from "./path-after-sign-in.ts";

describe("the path after signing in with another language (LOCALE-03)", () => {
  it.each([
    [undefined, "/vip", "/de/vip"],
    [undefined, "/login", "/de"],
    ["/play/a/b?mode=real", "/", "/de/play/a/b?mode=real"],
    ["/it/vip", "/", "/de/vip"],
    ["/cashbox?payment=x", "/", "/de/?payment=x&modal=cashbox"],
    [
      "/deposit?amountProp=75&autoApplyPromocode=true",
      "/",
      "/de/?amountProp=75&autoApplyPromocode=true&modal=deposit",
    ],
    ["/sign-in?redirect=%2Fvip", "/", "/de"],
    ["/de//evil.example", "/", "/de/evil.example"],
  ])("%s from %s is %s", (redirect, below, path) =>
    expect(pathAfterSignIn("de", redirect, below)).toBe(path),
  );

  it("stays on the site in English, which has no prefix", () =>
    expect(pathAfterSignIn("en", "/de//evil.example", "/")).toBe("/evil.example"));

  it("never leads to another site", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...LOCALES),
        hostileText(),
        hostileText(),
        (locale, redirect, below) => {
          const path = pathAfterSignIn(locale, redirect, below);
          expect(new URL(path, "https://site.example").origin).toBe("https://site.example");
        },
      ),
      { numRuns: 5_000 },
    );
  });
});
