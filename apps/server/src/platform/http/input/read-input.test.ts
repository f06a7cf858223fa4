import { registerPlayer } from "@houselight/contracts";
import { describe, expect, it } from "vitest";
import { readInput } from "./read-input.ts";

const user = {
  email: "mia@example.com",
  password: "a-longer-word-1",
  currency: "EUR",
  country: "DE",
  date_of_birth: "1990-02-01",
  terms_acceptance: true,
};
const faultsOf = (changed: object) => {
  const raw = { params: {}, query: {}, body: { user: { ...user, ...changed } } };
  const read = readInput(registerPlayer, raw);
  return "faults" in read ? read.faults.map(({ field, code }) => [field, code]) : [];
};

describe("faults of an input", () => {
  it("are none in a registration as it should be", () => expect(faultsOf({})).toEqual([]));

  it.each([
    [{ email: "a@b" }, "email", "VALIDATION.EMAIL.INVALID"],
    [{ password: "abcdefg~" }, "password", "VALIDATION.PASSWORD.WRONG_CHARTS"],
    [{ nickname: "a_b" }, "nickname", "VALIDATION.NICKNAME.WRONG_CHARTS"],
    [{ date_of_birth: "1990-02-31" }, "date_of_birth", "VALIDATION.BIRTH_DAY.INVALID"],
    [{ terms_acceptance: false }, "terms_acceptance", "VALIDATION.COMMON.REQUIRED"],
    [{ country: undefined }, "country", "VALIDATION.COMMON.REQUIRED"],
    [{ country: "" }, "country", "VALIDATION.COMMON.REQUIRED"],
    [{ currency: "eur" }, "currency", "VALIDATION.COMMON.INVALID_FIELD"],
    // These have no message of their own.
    [{ dfpc: "x".repeat(257) }, "dfpc", "VALIDATION.COMMON.MAX_LENGTH"],
    [{ receive_promos: "yes" }, "receive_promos", "VALIDATION.COMMON.INVALID_FIELD"],
  ])("VALID-18: %j: %s, %s", (changed, field, code) =>
    expect(faultsOf(changed)).toEqual([[field, code]]),
  );
});
