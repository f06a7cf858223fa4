import { describe, expect, it } from "vitest";
import { currentPassword, email, newPassword } from "./index.ts";
import { messageOf } from "./message-of.testing.ts";

describe("rules of credentials", () => {
  it.each([
    ["A@B.CO", "ok"],
    ["a@b", "VALIDATION.EMAIL.INVALID"],
    ["", "VALIDATION.EMAIL.INVALID"],
  ])("VALID-01: e-mail %s: %s", (text, expected) => expect(messageOf(email, text)).toBe(expected));

  it("writes e-mail addresses in small letters", () =>
    expect(email.parse(" A@B.CO ")).toBe("a@b.co"));

  it.each([
    ["abcdefg№", "ok"],
    ["abcdefg*", "VALIDATION.PASSWORD.WRONG_CHARTS"],
    ["abcdefg~", "VALIDATION.PASSWORD.WRONG_CHARTS"],
    ["abcdefg h", "VALIDATION.PASSWORD.WRONG_CHARTS"],
    ["abcdefg[]", "VALIDATION.PASSWORD.WRONG_CHARTS"],
    ["abcdefg{}", "VALIDATION.PASSWORD.WRONG_CHARTS"],
    ["abcdefg`", "VALIDATION.PASSWORD.WRONG_CHARTS"],
    ["abcdefg\\", "VALIDATION.PASSWORD.WRONG_CHARTS"],
    ["aZ09|@#$^&=\"!№';%:?()_+-/,.<>", "ok"],
    ["short", "VALIDATION.PASSWORD.MIN_LENGTH"],
    ["x".repeat(7), "VALIDATION.PASSWORD.MIN_LENGTH"],
    ["x".repeat(8), "ok"],
    ["x".repeat(128), "ok"],
    ["x".repeat(129), "VALIDATION.PASSWORD.MAX_LENGTH"],
  ])("VALID-02, OPEN-25: password %s: %s", (text, expected) =>
    expect(messageOf(newPassword, text)).toBe(expected),
  );

  it.each([
    ["x", "ok"],
    ["old pass*word~", "ok"],
    ["x".repeat(256), "ok"],
    ["x".repeat(257), "VALIDATION.PASSWORD.MAX_LENGTH"],
    ["", "VALIDATION.COMMON.REQUIRED"],
  ])("takes any text as the password that is kept: %s: %s", (text, expected) =>
    expect(messageOf(currentPassword, text)).toBe(expected),
  );
});
