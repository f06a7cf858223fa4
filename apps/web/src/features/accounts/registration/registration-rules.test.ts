import { describe, expect, it } from "vitest";
import { isoBirthDate, registrationRules } from "./registration-rules.ts";

const today = new Date("2026-06-15T12:00:00Z");
const filled = {
  email: "mia@example.com",
  password: "a longer word 1".replace(/ /g, "-"),
  country: "DE",
  currency: "EUR",
  date_of_birth: { day: "15", month: "6", year: "2008" },
  terms_acceptance: true,
};

const messages = (values: unknown, ageMin = 18) =>
  registrationRules(today, ageMin)
    .safeParse(values)
    .error?.issues.map(({ message }) => message) ?? [];

describe("registration form", () => {
  it("takes a player on the birthday itself", () => expect(messages(filled)).toEqual([]));

  it("refuses a player one day younger", () =>
    expect(
      messages({ ...filled, date_of_birth: { day: "16", month: "06", year: "2008" } }),
    ).toEqual(["VALIDATION.BIRTH_DAY.TOO_YOUNG"]));

  it("asks for 21 years where the law does", () =>
    expect(messages(filled, 21)).toEqual(["VALIDATION.BIRTH_DAY.TOO_YOUNG"]));

  it("wants the terms, a country and a currency", () =>
    expect(
      messages({ ...filled, terms_acceptance: false, country: "", currency: "" }),
    ).toHaveLength(3));

  it.each([
    [{ day: "1", month: "2", year: "1990" }, "1990-02-01"],
    [{ day: "31", month: "2", year: "1990" }, null],
    [{ day: "", month: "2", year: "1990" }, null],
    [{ day: "1", month: "2", year: "90" }, null],
  ])("reads %o as %s", (parts, iso) => expect(isoBirthDate(parts)).toBe(iso));
});
