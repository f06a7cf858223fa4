import { describe, expect, it } from "vitest";
import { registrationRules } from "./registration-rules.ts";

const today = new Date("2026-06-15T12:00:00Z");
const filled = {
  email: "mia@example.com",
  password: "a longer word 1".replace(/ /g, "-"),
  nickname: "",
  country: "DE",
  currency: "EUR",
  date_of_birth: { day: "15", month: "6", year: "2008" },
  terms_acceptance: true,
};

const anyAge = (any: number) => ({ any, by_country: {} });
const policy = {
  ages: { casino: { any: 18, by_country: { EE: 21 } }, sports: anyAge(18) },
  sign_up_fields: [],
};
const messages = (values: unknown, rules: Parameters<typeof registrationRules>[1] = policy) =>
  registrationRules(today, rules)
    .safeParse(values)
    .error?.issues.map(({ message }) => message) ?? [];

describe("registration form", () => {
  it("takes a player on the birthday itself", () => expect(messages(filled)).toEqual([]));

  it("VALID-11: refuses a player one day younger", () =>
    expect(
      messages({ ...filled, date_of_birth: { day: "16", month: "06", year: "2008" } }),
    ).toEqual(["VALIDATION.BIRTH_DAY.MIN"]));

  it("VALID-11: asks for the age of the licence, and of the country that is chosen", () => {
    const estonian = { ...policy, ages: { casino: anyAge(21), sports: anyAge(18) } };
    expect(messages(filled, estonian)).toEqual(["VALIDATION.BIRTH_DAY.MIN_ESTONIA"]);
    expect(messages({ ...filled, country: "EE" })).toEqual(["VALIDATION.BIRTH_DAY.MIN_ESTONIA"]);
  });

  it("says that a player is too young beside what is missing elsewhere", () =>
    expect(
      messages({
        ...filled,
        currency: "",
        date_of_birth: { day: "16", month: "6", year: "2008" },
      }),
    ).toEqual(["VALIDATION.COMMON.REQUIRED", "VALIDATION.BIRTH_DAY.MIN"]));

  it("asks for a nickname where the licence does", () => {
    const asking = { ...policy, sign_up_fields: ["nickname" as const] };
    expect(messages(filled, asking)).toEqual(["VALIDATION.COMMON.REQUIRED"]);
    expect(messages({ ...filled, nickname: "Mia" }, asking)).toEqual([]);
  });

  it("wants the terms, a country and a currency", () =>
    expect(messages({ ...filled, terms_acceptance: false, country: "", currency: "" })).toEqual(
      Array(3).fill("VALIDATION.COMMON.REQUIRED"),
    ));

  it("VALID-09: refuses terms that are not ticked, and still says who is too young", () =>
    expect(
      messages({
        ...filled,
        terms_acceptance: false,
        date_of_birth: { day: "16", month: "6", year: "2008" },
      }),
    ).toEqual(["VALIDATION.COMMON.REQUIRED", "VALIDATION.BIRTH_DAY.MIN"]));

  it.each([
    ["32", "1", "1990"],
    ["1", "13", "1990"],
    ["31", "02", "1990"],
    ["001", "2", "1990"],
    ["", "2", "1990"],
  ])("VALID-11: refuses %s/%s/%s as a day", (day, month, year) =>
    expect(messages({ ...filled, date_of_birth: { day, month, year } })).toEqual([
      "VALIDATION.BIRTH_DAY.INVALID",
    ]),
  );
});
