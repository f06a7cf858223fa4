import { expect, it } from "vitest";
import { ruleResolver } from "./rule-errors.ts";

interface Values {
  amount: string;
  holder: string;
}

const resolve = ruleResolver<Values>(({ amount }) =>
  amount === "" ? { amount: "VALIDATION.COMMON.REQUIRED" } : { holder: undefined as never },
);
const options = { fields: {}, shouldUseNativeValidation: false };

it("gives the values on when no rule is broken", async () => {
  const values = { amount: "5", holder: "" };
  expect(await resolve(values, undefined, options)).toEqual({ values, errors: {} });
});

it("marks the fields that break a rule, and gives no values", async () => {
  expect(await resolve({ amount: "", holder: "" }, undefined, options)).toEqual({
    values: {},
    errors: { amount: { type: "rule", message: "VALIDATION.COMMON.REQUIRED" } },
  });
});
