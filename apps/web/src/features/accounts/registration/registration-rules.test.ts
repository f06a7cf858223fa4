import { describe, expect, it } from "vitest";
import {
  emptyRegistration,
  judgeRegistration,
  type RegistrationTerms,
} from "./registration-rules.ts";

const today = new Date("2026-06-15T12:00:00Z");
const filled = {
  ...emptyRegistration({ email: "", country: null }),
  email: "mia@example.com",
  password: "a longer word 1".replace(/ /g, "-"),
  country: "DE",
  currency: "EUR",
  date_of_birth: { day: "15", month: "6", year: "2008" },
  terms_acceptance: true,
};

const anyAge = (any: number) => ({ any, by_country: {} });
const policy = {
  ages: { casino: { any: 18, by_country: { EE: 21 } }, sports: anyAge(18) },
  sign_up_fields: { any: {}, by_country: {} },
};
type Policy = RegistrationTerms["policy"];
const messages = (values: typeof filled, rules: Policy = policy) =>
  Object.values(judgeRegistration({ today, policy: rules, withPassword: true }, values));

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
    const asking = {
      ...policy,
      sign_up_fields: { any: { nickname: "required" as const }, by_country: {} },
    };
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

  const estonian = {
    ...policy,
    sign_up_fields: {
      any: { first_name: "required", postal_code: "required", mobile_phone: "offered" },
      by_country: { EE: { personal_id: "required" }, AU: { state: "required" } },
    },
  } as const;
  const whole = { ...filled, first_name: "Mia", postal_code: "10115" };

  it.each([
    ["nothing that is asked for", { first_name: "", postal_code: "" }, "first_name postal_code"],
    ["spaces for a name", { first_name: "  " }, "first_name"],
    ["a postal code of another country", { postal_code: "1234" }, "postal_code"],
    ["a number that is too short", { dial_code: "+49", mobile_phone: "1" }, "mobile_phone"],
    ["a number with its dial code", { dial_code: "+49", mobile_phone: "151 2345678" }, ""],
    ["no state where the postal code says it", { country: "AU", postal_code: "2000" }, ""],
    ["no state where nothing says it", { country: "AU", postal_code: "0001" }, "state"],
  ])("AUTH-10: with %s has the faults of its fields", (_, part, faults) => {
    const terms = { today, policy: estonian, withPassword: true };
    const found = Object.keys(judgeRegistration(terms, { ...whole, ...part }));
    expect(found.toSorted().join(" ")).toBe(faults);
  });

  it("AUTH-10: asks people of Estonia alone for their 11 characters", () => {
    const of = (personal_id: string, country = "EE") =>
      messages(
        { ...whole, date_of_birth: { ...whole.date_of_birth, year: "1990" }, country, personal_id },
        estonian,
      );
    expect(of("")).toEqual(["VALIDATION.COMMON.REQUIRED"]);
    expect(of("3760503029")).toEqual(["VALIDATION.PERSONAL_ID.LENGTH"]);
    expect(of("37605030299")).toEqual([]);
    expect(of("", "DE")).toEqual([]);
  });

  it("asks nobody for a password whom a provider has proven", () =>
    expect(
      judgeRegistration({ today, policy, withPassword: false }, { ...filled, password: "" }),
    ).toEqual({}));
});
