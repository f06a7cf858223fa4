import { describe, expect, it } from "vitest";
import { POSTAL_CODE_COUNTRIES, postalCode } from "./index.ts";
import { messagesOf } from "./message-of.testing.ts";

/** Codes of a country that its pattern takes, and codes on the other side of each of its edges. */
const TABLE: Readonly<Record<string, readonly [right: string, wrong: string]>> = {
  AU: ["2000|0200|0800", "200|20000|200A"],
  BR: ["01310-100|01310100", "0131-0100|01310-10|01310 100"],
  CA: [
    "K1A 0B1|K1A0B1|k1a-0b1|V5K 0Z9",
    "D1A 0B1|W1A 0B1|Z1A 0B1|K1D 0B1|K1A 0O1|K1A  0B1|K1A 0B|1KA 0B1",
  ],
  DE: ["10115|01067", "1011|101155|1011A"],
  EE: ["10111", "1011|101111"],
  GB: ["SW1A 1AA|M1 1AE|EC1A1BB|gir 0aa|B33 8TH", "SW1A|SW1A 1A|1W1A 1AA|SW1A 1A1"],
  IT: ["00118", "0118|001180"],
  JP: ["100-0001|1000001", "100-001|1000-001|100 0001"],
  KZ: ["050000|A10A5T4|Z00T0C6", "05000|0500000|A10A5T|AA0A5T4"],
  NO: ["0150", "150|01500"],
  NZ: ["6011", "601|60111"],
  US: ["94103|94103-1234", "9410|941031|94103-123|94103 1234"],
};

describe("postal codes", () => {
  it("VALID-17, OPEN-25: have a pattern in each of these countries", () =>
    expect(POSTAL_CODE_COUNTRIES.toSorted()).toEqual(Object.keys(TABLE).toSorted()));

  it.each(Object.entries(TABLE))("VALID-17, OPEN-25: of %s", (country, [right, wrong]) => {
    const rule = postalCode(country);
    for (const code of right.split("|")) expect([code, ...messagesOf(rule, code)]).toEqual([code]);
    for (const code of wrong.split("|"))
      expect([code, ...messagesOf(rule, code)]).toEqual([code, "VALIDATION.POSTAL_CODE.INVALID"]);
  });

  it.each([
    ["AB-12 3", "ok"],
    ["12345", "ok"],
    ["AB_1", "VALIDATION.POSTAL_CODE.INVALID"],
    ["AB--1", "VALIDATION.POSTAL_CODE.INVALID"],
    ["-AB1", "VALIDATION.POSTAL_CODE.INVALID"],
    ["AB1-", "VALIDATION.POSTAL_CODE.INVALID"],
    ["1".repeat(16), "ok"],
    ["1".repeat(17), "VALIDATION.COMMON.MAX_LENGTH"],
    ["", "VALIDATION.COMMON.REQUIRED"],
  ])("VALID-17: of a country without a pattern: %j: %s", (code, expected) => {
    for (const country of ["SE", "constructor", "", null])
      expect(messagesOf(postalCode(country), code)).toEqual(expected === "ok" ? [] : [expected]);
  });

  it("VALID-17: are written in capitals, without spaces around them", () =>
    expect(postalCode("CA").parse(" k1a 0b1 ")).toBe("K1A 0B1"));
});
