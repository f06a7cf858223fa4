import { describe, expect, it } from "vitest";
import { shownSignUpFields, signUpAsks, strictestSignUp } from "./sign-up-fields.ts";

const long = {
  any: { first_name: "required", nickname: "offered" },
  by_country: { EE: { personal_id: "required", nickname: "none" } },
} as const;
const short = { any: { mobile_phone: "offered" }, by_country: {} } as const;

describe("the fields of a sign-up", () => {
  it.each([
    [null, ["first_name", "nickname"]],
    ["DE", ["first_name", "nickname"]],
    ["EE", ["first_name", "personal_id"]],
    ["toString", ["first_name", "nickname"]],
  ])(
    "AUTH-10: of somebody from %s are those of the licence with the exceptions of the country",
    (country, shown) => expect(shownSignUpFields(long, country)).toEqual(shown),
  );

  it("are required, offered or none", () =>
    expect(signUpAsks(long, "DE")).toMatchObject({
      first_name: "required",
      nickname: "offered",
      address: "none",
    }));

  it("are the strictest of all licences where none says, in each country", () => {
    const strictest = strictestSignUp([long, short]);
    expect(strictest.any).toEqual({
      first_name: "required",
      nickname: "offered",
      mobile_phone: "offered",
    });
    expect(signUpAsks(strictest, "EE")).toMatchObject({
      personal_id: "required",
      nickname: "none",
      mobile_phone: "offered",
    });
    expect(strictestSignUp([])).toEqual({ any: {}, by_country: {} });
  });
});
