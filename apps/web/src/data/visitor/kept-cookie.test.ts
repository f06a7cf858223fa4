import { expect, it } from "vitest";
import { cookieText, keptCookie } from "./kept-cookie.ts";

it.each([
  ["cookie_consent=all", "all"],
  ["a=1; cookie_consent=necessary; b=2", "necessary"],
  ["xcookie_consent=all", null],
  ["cookie_consent", ""],
  ["", null],
])("of the cookies %j the one asked for is %j", (all, value) =>
  expect(keptCookie(all, "cookie_consent")).toBe(value),
);

it("writes a cookie for the whole site with its life, and for TLS alone over TLS", () => {
  const life = { seconds: 31_536_000, secure: false };
  const text = "cookie_consent=all; Path=/; Max-Age=31536000; SameSite=Lax";
  expect(cookieText("cookie_consent", "all", life)).toBe(text);
  expect(cookieText("cookie_consent", "all", { ...life, secure: true })).toBe(`${text}; Secure`);
});
