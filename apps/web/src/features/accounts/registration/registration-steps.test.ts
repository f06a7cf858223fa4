import { expect, it } from "vitest";
import { registrationSteps } from "./registration-steps.ts";

const ENTRY = ["email", "password"] as const;
const shape = (...asked: Parameters<typeof registrationSteps>[0]) =>
  registrationSteps(asked, ENTRY).map(({ name, fields }) => `${name}: ${fields.join(" ")}`);

it("AUTH-10: a form with few fields is one step, one with many is cut into three", () => {
  expect(shape("nickname")).toEqual([
    "account: email password country currency nickname date_of_birth terms_acceptance",
  ]);
  expect(shape("first_name", "last_name", "city", "mobile_phone")).toEqual([
    "account: email password country currency",
    "person: first_name last_name date_of_birth",
    "contact: city mobile_phone terms_acceptance",
  ]);
  expect(shape("first_name", "last_name", "personal_id")).toEqual([
    "account: email password country currency",
    "person: first_name last_name date_of_birth personal_id terms_acceptance",
  ]);
});
