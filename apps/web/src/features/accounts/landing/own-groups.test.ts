import { expect, it } from "vitest";
import { isInstalled, registrationGroup } from "./own-groups.ts";

it("AUTH-11: puts even and odd ids into two groups", () => {
  expect([1002, 1003].map(registrationGroup)).toEqual(["1205", "1206"]);
});

it.each([
  ["a browser", "Mozilla/5.0 Chrome/140", false, false],
  ["an installed page", "Mozilla/5.0 Chrome/140", true, true],
  ["the app", "Mozilla/5.0 HouselightApp/1.2", false, true],
])("AUTH-12: tells whether %s is installed", (_, userAgent, isStandalone, expected) =>
  expect(isInstalled({ userAgent, isStandalone })).toBe(expected),
);
