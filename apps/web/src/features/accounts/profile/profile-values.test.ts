import type { PlayerView } from "@houselight/contracts/accounts";
import { PROFILE_FIELDS } from "@houselight/contracts/configuration";
import { describe, expect, it } from "vitest";
import {
  birthDateText,
  changeOf,
  judgeProfile,
  type ProfileValues,
  valuesOf,
} from "./profile-values.ts";

const before = {
  first_name: "Ada",
  last_name: "Lovelace",
  nickname: "Ada",
  gender: null,
  date_of_birth: "1990-04-12",
  country: "CA",
  postal_code: null,
  state: null,
  city: null,
  address: null,
  mobile_phone: null,
} as unknown as PlayerView;
const ages = { casino: { any: 18, by_country: { EE: 21 } }, sports: { any: 18, by_country: {} } };
const terms = {
  fields: PROFILE_FIELDS,
  required: [],
  before,
  today: new Date("2026-11-22T12:00:00Z"),
  ages,
} as const;
const filled = (changed: Partial<ProfileValues>) => ({ ...valuesOf(before), ...changed });

describe("the rules of the profile form", () => {
  it("take what stands in the profile", () =>
    expect(judgeProfile(terms, valuesOf(before))).toEqual({}));

  it.each([
    [{ city: "X" }, "city", "VALIDATION.COMMON.MIN_LENGTH"],
    [{ address: "ab" }, "address", "VALIDATION.COMMON.MIN_LENGTH"],
    [{ first_name: "A@" }, "first_name", "VALIDATION.NAME.WRONG_CHARTS"],
    [{ nickname: "a_b" }, "nickname", "VALIDATION.NICKNAME.WRONG_CHARTS"],
    [{ postal_code: "AB-12 3" }, "postal_code", "VALIDATION.POSTAL_CODE.INVALID"],
    [{ mobile_phone: "1234567" }, "mobile_phone", "VALIDATION.PHONE.INVALID"],
    [
      { date_of_birth: { day: "31", month: "2", year: "1990" } },
      "date_of_birth",
      "VALIDATION.BIRTH_DAY.INVALID",
    ],
    [
      { date_of_birth: { day: "23", month: "11", year: "2008" } },
      "date_of_birth",
      "VALIDATION.BIRTH_DAY.MIN",
    ],
    // What was filled in is not emptied again.
    [{ last_name: " " }, "last_name", "VALIDATION.COMMON.REQUIRED"],
  ])("refuse %j at %s: %s", (changed, field, key) =>
    expect(judgeProfile(terms, filled(changed))).toEqual({ [field]: key }),
  );

  it("judge a postal code by the country that is chosen", () => {
    const values = filled({ country: "DE", postal_code: "10115" });
    expect(judgeProfile(terms, values)).toEqual({});
    expect(judgeProfile(terms, { ...values, country: "CA" })).toHaveProperty("postal_code");
  });

  it("ask for what is required and empty", () =>
    expect(judgeProfile({ ...terms, required: ["city"] }, valuesOf(before))).toEqual({
      city: "VALIDATION.COMMON.REQUIRED",
    }));
});

describe("the change that a form sends", () => {
  it("names the fields that differ, and no others", () =>
    expect(changeOf(terms, filled({ city: " Ottawa ", nickname: "" }))).toEqual({
      city: "Ottawa",
      nickname: null,
    }));

  it("is empty when nothing differs", () => expect(changeOf(terms, valuesOf(before))).toEqual({}));

  it("writes a date of birth the way the server does", () =>
    expect(
      changeOf(terms, filled({ date_of_birth: { day: "3", month: "4", year: "1990" } })),
    ).toEqual({ date_of_birth: "1990-04-03" }));
});

describe("the date of birth in the profile", () => {
  it.each([
    ["en-AU", "12 April 1990"],
    ["de", "12. April 1990"],
    ["no", "12. april 1990"],
    ["fr-CA", "12 avril 1990"],
  ])("is written as %s does", (locale, text) => {
    expect(birthDateText("1990-04-12", locale)).toBe(text);
  });
});
