import { describe, expect, it } from "vitest";
import {
  ageFault,
  ageOn,
  birthParts,
  dayOfBirth,
  isoBirthDate,
  isoDate,
  monthOfBirth,
  parseIsoDate,
} from "./index.ts";
import { messageOf, messagesOf } from "./message-of.testing.ts";

const INVALID = "VALIDATION.BIRTH_DAY.INVALID";

describe("date of birth", () => {
  it("knows the days that exist", () => {
    expect(messageOf(isoDate, "1990-02-31")).toBe(INVALID);
    expect(parseIsoDate("2000-02-29")).toEqual({ year: 2000, month: 2, day: 29 });
    expect(parseIsoDate("1900-02-29")).toBeNull();
  });

  it.each([
    ["01/02/1990", "1990-02-01"],
    ["1/2/1990", "1990-02-01"],
    ["29/02/2000", "2000-02-29"],
    ["29/02/2001", null],
    ["31/02/1990", null],
    ["32/01/1990", null],
    ["01/13/1990", null],
    ["/02/1990", null],
    ["01/02/90", null],
    ["01/02/1899", null],
  ])("VALID-11: %s is %s", (text, iso) => {
    const [day = "", month = "", year = ""] = text.split("/");
    expect(isoBirthDate({ day, month, year })).toBe(iso);
    expect(messagesOf(birthParts, { day, month, year })).toEqual(iso ? [] : [INVALID]);
  });

  it.each([
    [dayOfBirth, "0", INVALID],
    [dayOfBirth, "1", "ok"],
    [dayOfBirth, "31", "ok"],
    [dayOfBirth, "32", INVALID],
    [dayOfBirth, "031", INVALID],
    [monthOfBirth, "00", INVALID],
    [monthOfBirth, "01", "ok"],
    [monthOfBirth, "12", "ok"],
    [monthOfBirth, "13", INVALID],
    [monthOfBirth, "012", INVALID],
    [monthOfBirth, "-1", INVALID],
  ])("VALID-11: part %#: %s: %s", (rule, text, expected) =>
    expect(messageOf(rule, text)).toBe(expected),
  );

  it("counts a birthday from its own day on", () => {
    const birth = { year: 2008, month: 6, day: 15 };
    expect(ageOn(birth, new Date("2026-06-14T23:59:59Z"))).toBe(17);
    expect(ageOn(birth, new Date("2026-06-15T00:00:00Z"))).toBe(18);
  });
});

describe("the message of somebody too young", () => {
  const today = new Date("2026-06-15T12:00:00Z");
  const rule = (any: number) => ({ any, by_country: { EE: 21 } });
  const faultOf = (birth: string, age: number, country: string) => {
    const date = parseIsoDate(birth);
    if (!date) throw new Error(`${birth} is no date`);
    return ageFault(date, today, { ages: { casino: rule(age), sports: rule(18) }, country });
  };

  it.each([
    ["2008-06-15", 18, "DE", null],
    ["2008-06-16", 18, "DE", "VALIDATION.BIRTH_DAY.MIN"],
    ["2007-06-16", 19, "DE", "VALIDATION.BIRTH_DAY.MIN"],
    ["2005-06-15", 18, "EE", null],
    ["2005-06-16", 18, "EE", "VALIDATION.BIRTH_DAY.MIN_ESTONIA"],
    ["2005-06-15", 21, "DE", null],
    ["2005-06-16", 21, "DE", "VALIDATION.BIRTH_DAY.MIN_ESTONIA"],
  ])("VALID-11, OPEN-24: born %s, from %d, in %s: %s", (birth, age, country, fault) =>
    expect(faultOf(birth, age, country)).toBe(fault),
  );
});
