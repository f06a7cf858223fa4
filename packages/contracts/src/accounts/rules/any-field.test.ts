import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import {
  commonRuleKey,
  confirmedBy,
  mustBeChecked,
  requiredText,
  textBetween,
  wholeNumberBetween,
} from "./index.ts";
import { messageOf, messagesOf } from "./message-of.testing.ts";

const [REQUIRED, INVALID] = ["VALIDATION.COMMON.REQUIRED", "VALIDATION.COMMON.INVALID_FIELD"];

describe("rules of any field (VALID-18)", () => {
  it.each([
    [undefined, REQUIRED],
    ["", REQUIRED],
    ["  ", REQUIRED],
    [" a ", "ok"],
  ])("VALID-18: required: %j: %s", (value, expected) =>
    expect(messagesOf(requiredText, value)).toEqual(expected === "ok" ? [] : [expected]),
  );

  it.each([
    ["", REQUIRED],
    ["ab", "VALIDATION.COMMON.MIN_LENGTH"],
    ["abc", "ok"],
    ["abcde", "ok"],
    ["abcdef", "VALIDATION.COMMON.MAX_LENGTH"],
    ["a\nbc", INVALID],
    ["a\u202ebc", INVALID],
  ])("VALID-18: min and max length, 3 to 5: %j: %s", (value, expected) =>
    expect(messagesOf(textBetween({ min: 3, max: 5 }), value)).toEqual(
      expected === "ok" ? [] : [expected],
    ),
  );

  it("VALID-18: counts an accent with its letter, and cuts spaces off", () =>
    expect(textBetween({ min: 3, max: 3 }).parse(" Ane\u0301 ")).toBe("An\u00e9"));

  it.each([
    [undefined, REQUIRED],
    [1, "VALIDATION.COMMON.MIN_VALUE"],
    [2, "ok"],
    [4, "ok"],
    [5, "VALIDATION.COMMON.MAX_VALUE"],
    [2.5, "VALIDATION.COMMON.INTEGER"],
  ])("VALID-18: integer, min and max value, 2 to 4: %s: %s", (value, expected) =>
    expect(messageOf(wholeNumberBetween({ min: 2, max: 4 }), value)).toBe(expected),
  );

  it.each([
    ["a text that is missing", z.string(), undefined, REQUIRED],
    ["a number for a text", z.string(), 7, INVALID],
    ["too short a text", z.string().check(z.minLength(2)), "a", "VALIDATION.COMMON.MIN_LENGTH"],
    ["too long a text", z.string().check(z.maxLength(2)), "abc", "VALIDATION.COMMON.MAX_LENGTH"],
    [
      "too short a list",
      z.array(z.int()).check(z.minLength(1)),
      [],
      "VALIDATION.COMMON.MIN_LENGTH",
    ],
    ["too small a number", z.int().check(z.positive()), 0, "VALIDATION.COMMON.MIN_VALUE"],
    ["too large a number", z.number().check(z.maximum(9)), 10, "VALIDATION.COMMON.MAX_VALUE"],
    ["a fraction", z.int(), 0.5, "VALIDATION.COMMON.INTEGER"],
    ["a text for a whole number", z.int(), "5", INVALID],
    ["another word", z.enum(["a", "b"]), "c", INVALID],
    ["another form", z.string().check(z.regex(/^a$/)), "b", INVALID],
  ])("VALID-18: names the rule that %s breaks", (_, rule, value, expected) => {
    const [issue] = rule.safeParse(value).error?.issues ?? [];
    expect(issue && commonRuleKey(issue, value)).toBe(expected);
  });
});

describe("a box that must be ticked, a value to repeat", () => {
  it.each([
    [true, "ok"],
    [false, REQUIRED],
    [undefined, REQUIRED],
    ["true", REQUIRED],
  ])("VALID-09: must be checked: %j: %s", (value, expected) =>
    expect(messageOf(mustBeChecked, value)).toBe(expected),
  );

  const passwords = z
    .object({ password: z.string().check(z.minLength(3, "short")), again: z.string() })
    .check(confirmedBy("again", "password"));

  it("VALID-09: refuses another value than the one to repeat, at the second field", () => {
    expect(messageOf(passwords, { password: "abc", again: "abc" })).toBe("ok");
    const { error } = passwords.safeParse({ password: "abc", again: "abC" });
    expect(error?.issues).toMatchObject([
      { path: ["again"], message: "VALIDATION.PASSWORD.CONFIRMATION" },
    ]);
  });

  it("VALID-09: tells it beside what else is wrong, and asks nothing of what is no text", () => {
    expect(messagesOf(passwords, { password: "a", again: "b" })).toEqual([
      "short",
      "VALIDATION.PASSWORD.CONFIRMATION",
    ]);
    expect(messagesOf(passwords, { password: "abc" })).toHaveLength(1);
    expect(messagesOf(passwords, null)).toHaveLength(1);
  });
});
