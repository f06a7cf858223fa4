import { describe, expect, it } from "vitest";
import { isProfileIncomplete, missingProfileFields } from "./index.ts";

const complete = {
  mobile_phone: "+4930123456",
  first_name: "Mia",
  last_name: "Muster",
  date_of_birth: "1990-02-01",
  country: "DE",
  city: "Berlin",
  address: "Hauptstraße 1",
  postal_code: "10115",
};

describe("an incomplete profile", () => {
  it("PROFILE-10: is not one in which all of these fields are filled in", () => {
    expect(isProfileIncomplete(complete)).toBe(false);
    const withRest = { ...complete, state: null, gender: null, nickname: null };
    expect(isProfileIncomplete(withRest)).toBe(false);
  });

  it.each(Object.keys(complete))("PROFILE-10: lacks %s", (field) => {
    for (const nothing of [null, "", " ", undefined]) {
      const profile = { ...complete, [field]: nothing };
      expect(isProfileIncomplete(profile)).toBe(true);
      expect(missingProfileFields(profile)).toEqual([field]);
    }
  });
});
