import { expect, it } from "vitest";
import { PROMO_COOKIE_SECONDS, promoEnd } from "./promo-timer.ts";

const NOW = 1_900_000_000_000;

it.each([
  ["no cookie", null, NOW + 600_000, true],
  ["the moment of an earlier page", String(NOW + 90_000), NOW + 90_000, false],
  ["a moment that has passed", String(NOW - 1), NOW - 1, false],
  ["nonsense", "soon", 0, false],
])("BANNER-14: with %s the tooltip has its end", (_what, kept, untilMs, isNew) =>
  expect(promoEnd(kept, NOW, 10)).toEqual({ untilMs, isNew }),
);

it("BANNER-14: its cookie lives for a day", () => expect(PROMO_COOKIE_SECONDS).toBe(86_400));
