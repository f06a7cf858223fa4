import { describe, expect, it } from "vitest";
import { ageOn, email, isoDate, newPassword, nickname, parseIsoDate } from "./index.ts";

const message = (result: { success: boolean; error?: { issues: { message: string }[] } }) =>
  result.success ? "ok" : result.error?.issues[0]?.message;

describe("account rules", () => {
  it.each([
    ["A@B.CO", "ok"],
    ["a@b", "VALIDATION.EMAIL.INVALID"],
    ["", "VALIDATION.EMAIL.INVALID"],
  ])("VALID-01: e-mail %s: %s", (text, expected) =>
    expect(message(email.safeParse(text))).toBe(expected),
  );

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
    ["x".repeat(129), "VALIDATION.PASSWORD.MAX_LENGTH"],
  ])("VALID-02: password %s: %s", (text, expected) =>
    expect(message(newPassword.safeParse(text))).toBe(expected),
  );

  it.each([
    ["", "ok"],
    ["ab", "VALIDATION.NICKNAME.MIN_MAX_LENGTH"],
    ["Zoë", "ok"],
    ["Zoë 1.a-b", "ok"],
    ["x".repeat(15), "ok"],
    ["a_b", "VALIDATION.NICKNAME.WRONG_CHARTS"],
    ["x".repeat(16), "VALIDATION.NICKNAME.MIN_MAX_LENGTH"],
  ])("VALID-03, VALID-04: nickname %s: %s", (text, expected) =>
    expect(message(nickname.safeParse(text))).toBe(expected),
  );

  it("knows the days that exist", () => {
    expect(message(isoDate.safeParse("1990-02-31"))).toBe("VALIDATION.BIRTH_DAY.INVALID");
    expect(parseIsoDate("2000-02-29")).toEqual({ year: 2000, month: 2, day: 29 });
    expect(parseIsoDate("1900-02-29")).toBeNull();
  });

  it("counts a birthday from its own day on", () => {
    const birth = { year: 2008, month: 6, day: 15 };
    expect(ageOn(birth, new Date("2026-06-14T23:59:59Z"))).toBe(17);
    expect(ageOn(birth, new Date("2026-06-15T00:00:00Z"))).toBe(18);
  });
});
