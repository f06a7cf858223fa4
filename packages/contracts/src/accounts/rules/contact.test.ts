import { describe, expect, it } from "vitest";
import { address, city, countryCode, currencyCode, phone } from "./index.ts";
import { messagesOf } from "./message-of.testing.ts";

const REQUIRED = "VALIDATION.COMMON.REQUIRED";
const TOO_SHORT = "VALIDATION.COMMON.MIN_LENGTH";
const TOO_LONG = "VALIDATION.COMMON.MAX_LENGTH";
const INVALID = "VALIDATION.COMMON.INVALID_FIELD";
const expected = (message: string) => (message === "ok" ? [] : [message]);

describe("rules of what somebody is reached by", () => {
  it.each([
    ["+1 (204) 555-0100", "ok"],
    ["12345678", "ok"],
    ["1234567", "VALIDATION.PHONE.INVALID"],
    ["1234567a", "VALIDATION.PHONE.INVALID"],
    ["1234.5678", "VALIDATION.PHONE.INVALID"],
    ["1234\n5678", "VALIDATION.PHONE.INVALID"],
    ["1".repeat(32), "ok"],
    ["1".repeat(33), TOO_LONG],
    ["", REQUIRED],
  ])("VALID-07: phone %j: %s", (text, message) =>
    expect(messagesOf(phone, text)).toEqual(expected(message)),
  );

  it.each([
    ["", REQUIRED],
    ["ab", TOO_SHORT],
    ["abc", "ok"],
    ["Bahnhofstraße 1/2, 3. OG", "ok"],
    ["x".repeat(100), "ok"],
    ["x".repeat(101), TOO_LONG],
    ["Main Street\n1", INVALID],
  ])("OPEN-25: address %j: %s", (text, message) =>
    expect(messagesOf(address, text)).toEqual(expected(message)),
  );

  it.each([
    ["", REQUIRED],
    ["Y", TOO_SHORT],
    ["Bø", "ok"],
    ["x".repeat(50), "ok"],
    ["x".repeat(51), TOO_LONG],
  ])("OPEN-25: city %j: %s", (text, message) =>
    expect(messagesOf(city, text)).toEqual(expected(message)),
  );

  it.each([
    [countryCode, "DE", "ok"],
    [countryCode, "", REQUIRED],
    [countryCode, "de", INVALID],
    [countryCode, "DEU", INVALID],
    [currencyCode, "EUR", "ok"],
    [currencyCode, "USDT", "ok"],
    [currencyCode, "EU", INVALID],
    [currencyCode, "EUROS", INVALID],
    [currencyCode, undefined, REQUIRED],
  ])("code %#: %j: %s", (rule, text, message) =>
    expect(messagesOf(rule, text)).toEqual(expected(message)),
  );
});
