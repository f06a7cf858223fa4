import { expect, it } from "vitest";
import { changeRules, newPasswordRules } from "./password-pair.ts";

const pair = (password_confirmation: string) => ({
  password: "a-fine-word-7",
  password_confirmation,
});

it.each([
  ["a new password", newPasswordRules, {}],
  ["a changed one", changeRules, { current_password: "the-one-before-6" }],
] as const)(
  "VALID-09: %s is written twice, and another repeat is refused at its field",
  (_, rules, rest) => {
    expect(rules.safeParse({ ...rest, ...pair("a-fine-word-7") }).success).toBe(true);
    expect(rules.safeParse({ ...rest, ...pair("a-fine-word-8") }).error?.issues).toMatchObject([
      { path: ["password_confirmation"], message: "VALIDATION.PASSWORD.CONFIRMATION" },
    ]);
  },
);
