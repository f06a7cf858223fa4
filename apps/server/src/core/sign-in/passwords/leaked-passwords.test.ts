import { dictionary } from "@zxcvbn-ts/language-common";
import { describe, expect, it } from "vitest";
import { isTooCommon } from "./leaked-passwords.ts";

describe("a password", () => {
  it.each([
    ["password1", true],
    ["PassWord123", true],
    ["passw0rd", true],
    ["zaq12wsx", true],
    ["iloveyou", true],
    ["casino123", true],
    ["abababab", true],
    ["mia.moller@example.org", true],
    ["mia.moller", true],
    ["long-enough-7", false],
    ["paper-boats-on-the-sea-9", false],
  ])("%s is too common: %s", (password, expected) =>
    expect(isTooCommon(password, "mia.moller@example.org")).toBe(expected),
  );

  it("is refused among the 3,000 most common of fitting length (ASVS V6.2.4)", () => {
    const fitting = dictionary["passwords-common"].filter((one) => one.length >= 8);
    expect(fitting.length).toBeGreaterThan(15_000);
    const passed = fitting.slice(0, 3000).filter((one) => !isTooCommon(one, "mia@example.org"));
    expect(passed).toEqual([]);
  });
});
