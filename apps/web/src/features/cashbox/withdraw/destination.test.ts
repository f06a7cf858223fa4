import { findMethod, type PaymentMethod } from "@houselight/contracts/cashbox";
import { describe, expect, it } from "vitest";
import {
  destinationBody,
  destinationProblem,
  hasForbiddenCharacter,
  isUnconfirmed,
  marksAsLithuanian,
  type TypedDestination,
} from "./destination.ts";

const EMPTY: TypedDestination = {
  profileId: "",
  holder: "",
  iban: "",
  address: "",
  password: "",
};
const BANK: TypedDestination = {
  ...EMPTY,
  holder: "Ada",
  iban: "LT12 1000 0111 0100 1000",
  password: "my-own-word-7",
};
const COINS: TypedDestination = { ...EMPTY, address: `0x${"a".repeat(40)}` };
const method = (id: string) => findMethod(id) as PaymentMethod;

describe("where a withdrawal goes", () => {
  it.each([
    ["card", "EUR", EMPTY, "profileId", "VALIDATION.COMMON.REQUIRED"],
    ["bank", "EUR", EMPTY, "holder", "VALIDATION.HOLDER.TOO_SHORT"],
    ["bank", "EUR", { ...BANK, iban: " " }, "iban", "VALIDATION.COMMON.REQUIRED"],
    ["bank", "EUR", { ...BANK, iban: "LT12-" }, "iban", "VALIDATION.IBAN.CHARACTERS"],
    [
      "bank",
      "EUR",
      { ...BANK, iban: "LT13 1000 0111 0100 1000" },
      "iban",
      "VALIDATION.IBAN.INVALID",
    ],
    ["bank", "EUR", { ...BANK, password: "" }, "password", "VALIDATION.COMMON.REQUIRED"],
    ["ethereum", "ETH", COINS, "password", "VALIDATION.COMMON.REQUIRED"],
    ["bitcoin", "BTC", EMPTY, "address", "VALIDATION.COMMON.REQUIRED"],
    ["bitcoin", "BTC", { ...EMPTY, address: "0xabc" }, "address", "VALIDATION.ADDRESS.INVALID"],
  ])("%s in %s with %o lacks %s", (id, currency, typed, field, key) =>
    expect(destinationProblem(method(id), currency, typed, true)).toEqual({ field, key }),
  );

  it.each([
    ["card", "EUR", { ...EMPTY, profileId: "7", password: "my-own-word-7" }],
    ["bank", "EUR", BANK],
    ["ethereum", "ETH", { ...COINS, password: "my-own-word-7" }],
  ])("%s in %s is complete", (id, currency, typed) =>
    expect(destinationProblem(method(id), currency, typed, true)).toBeNull(),
  );

  it.each([
    ["typed", "", true],
    ["saved from a deposit", "1", true],
    ["paid out to before", "2", false],
    ["gone", "3", true],
  ])("is unconfirmed when it is %s: %s, %s", (_, profileId, expected) => {
    const profiles = [
      { id: "1", paid_out: false },
      { id: "2", paid_out: true },
    ];
    expect(isUnconfirmed({ profileId }, profiles)).toBe(expected);
    const typed = { ...EMPTY, profileId: "2" };
    expect(destinationProblem(method("card"), "EUR", typed, false)).toBeNull();
  });

  it("is sent as a saved account or as what was typed, never both", () => {
    expect(destinationBody(method("bank"), { ...BANK, profileId: "7" })).toEqual({
      profile_id: "7",
    });
    expect(destinationBody(method("bank"), BANK)).toEqual({
      destination: { kind: "bank", holder: "Ada", iban: "LT12 1000 0111 0100 1000" },
    });
  });

  it("is kept without the password", () => {
    expect(JSON.stringify(destinationBody(method("bank"), BANK))).not.toContain("my-own-word-7");
  });
});

describe("an IBAN that is left (VALID-15, VALID-16)", () => {
  it.each([
    ["LT", false],
    ["LT1", false],
    ["LT12", true],
    ["lt12 1000", true],
    ["L T1 2", true],
    ["LT12-", false],
    ["LTAB", false],
    ["DE12 LT12", false],
    ["", false],
  ])("%s marks the player: %s", (iban, marks) => expect(marksAsLithuanian(iban)).toBe(marks));

  it.each([
    ["LT12-", true],
    ["DE89_", true],
    ["LT12", false],
    ["", false],
    [" ", false],
  ])("%s has a character that none has: %s", (iban, forbidden) =>
    expect(hasForbiddenCharacter(iban)).toBe(forbidden),
  );
});
