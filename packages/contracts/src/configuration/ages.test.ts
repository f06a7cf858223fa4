import { describe, expect, it } from "vitest";
import { isOldEnough } from "../accounts/index.ts";
import { signUpAge } from "./index.ts";

const ages = {
  casino: { any: 18, by_country: { EE: 21 } },
  sports: { any: 19, by_country: { EE: 18 } },
};

describe("the age at sign-up", () => {
  it.each([
    ["DE", 19],
    ["EE", 21],
    [null, 19],
    ["", 19],
  ])("is the highest of all products: from %s %d", (country, age) => {
    expect(signUpAge(ages, country)).toBe(age);
  });

  it("OPEN-24: counts from the birthday itself, in UTC", () => {
    const birth = { year: 2005, month: 6, day: 15 };
    const of = { ages, country: "EE" };
    expect(isOldEnough(birth, new Date("2026-06-14T23:59:59Z"), of)).toBe(false);
    expect(isOldEnough(birth, new Date("2026-06-15T00:00:00Z"), of)).toBe(true);
  });
});
