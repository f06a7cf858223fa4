import { describe, expect, it } from "vitest";
import { englishOnly, gender, nickname, personalId, personName } from "./index.ts";
import { messageOf, messagesOf } from "./message-of.testing.ts";

const REQUIRED = "VALIDATION.COMMON.REQUIRED";

describe("rules of a person", () => {
  it.each([
    ["", "ok"],
    ["ab", "VALIDATION.NICKNAME.MIN_MAX_LENGTH"],
    ["abc", "ok"],
    ["Zoë", "ok"],
    ["Zoe\u0308", "ok"],
    ["Zoë 1.a-b", "ok"],
    ["x".repeat(15), "ok"],
    ["a_b", "VALIDATION.NICKNAME.WRONG_CHARTS"],
    ["x".repeat(16), "VALIDATION.NICKNAME.MIN_MAX_LENGTH"],
  ])("VALID-03, VALID-04: nickname %s: %s", (text, expected) =>
    expect(messageOf(nickname, text)).toBe(expected),
  );

  const WRONG_NAME = "VALIDATION.NAME.WRONG_CHARTS";
  it.each([
    ["Ann-Marie 2.", "ok"],
    ["José", "ok"],
    ["Jose\u0301", "ok"],
    ["Ольга", "ok"],
    ["हिन्दी", "ok"],
    ["A@", WRONG_NAME],
    ["a_b", WRONG_NAME],
    ["a\tb", WRONG_NAME],
    ["\u0301a", WRONG_NAME],
    ["", REQUIRED],
    [" ", REQUIRED],
    ["x", "ok"],
    ["x".repeat(50), "ok"],
    ["x".repeat(51), "VALIDATION.COMMON.MAX_LENGTH"],
  ])("VALID-05, OPEN-25: name %j: %s", (text, expected) =>
    expect(messagesOf(personName, text)).toEqual(expected === "ok" ? [] : [expected]),
  );

  const NOT_ENGLISH = "VALIDATION.NAME.ONLY_ENGLISH";
  it.each([
    ["Jose Luis", "ok"],
    ["José", NOT_ENGLISH],
    ["Ann-Marie", NOT_ENGLISH],
    ["Ann 2", NOT_ENGLISH],
    ["x".repeat(100), "ok"],
    ["x".repeat(101), "VALIDATION.COMMON.MAX_LENGTH"],
    ["", REQUIRED],
  ])("VALID-05: English only: %j: %s", (text, expected) =>
    expect(messagesOf(englishOnly, text)).toEqual(expected === "ok" ? [] : [expected]),
  );

  it.each([
    [10, "VALIDATION.PERSONAL_ID.LENGTH"],
    [11, "ok"],
    [12, "VALIDATION.PERSONAL_ID.LENGTH"],
  ])("VALID-06: personal id of %d characters: %s", (length, expected) =>
    expect(messageOf(personalId, "7".repeat(length))).toBe(expected),
  );
  it("VALID-06: asks for a personal id once", () =>
    expect(messagesOf(personalId, "")).toEqual([REQUIRED]));

  it.each([
    ["m", "ok"],
    ["f", "ok"],
    ["none", "ok"],
    ["x", "VALIDATION.COMMON.INVALID_FIELD"],
    ["", "VALIDATION.COMMON.INVALID_FIELD"],
  ])("OPEN-25: gender %j: %s", (text, expected) => expect(messageOf(gender, text)).toBe(expected));
});
