import {
  ageFault,
  birthParts,
  countryCode,
  currencyCode,
  email,
  isoBirthDate,
  mustBeChecked,
  newPassword,
  nickname,
  parseIsoDate,
} from "@houselight/contracts/accounts";
import type { LicencePolicyView } from "@houselight/contracts/configuration";
import * as z from "zod/mini";

type Policy = Pick<LicencePolicyView, "ages" | "sign_up_fields">;

/** Rules of the registration form on `today` under a licence; the server checks them all again. */
export const registrationRules = (today: Date, policy: Policy) =>
  rulesWith(newPassword, today, policy);

/** The same for somebody whom a provider has proven: without a password. */
export const detailsRules = (today: Date, policy: Policy) => rulesWith(z.string(), today, policy);

const rulesWith = <Password extends z.ZodMiniType<string, string>>(
  password: Password,
  today: Date,
  { ages, sign_up_fields }: Policy,
) =>
  z
    .object({
      email,
      password,
      nickname: sign_up_fields.includes("nickname")
        ? nickname.check(z.minLength(1, "VALIDATION.COMMON.REQUIRED"))
        : nickname,
      country: countryCode,
      currency: currencyCode,
      date_of_birth: birthParts,
      terms_acceptance: mustBeChecked,
    })
    .check(isOfAge(today, ages));

/** Makes the check that a person of the chosen country is old enough, told beside what else is wrong. */
const isOfAge = (today: Date, ages: Policy["ages"]) => {
  const faultOf = ({ date_of_birth, country }: AgeValues) => {
    const birth = parseIsoDate(isoBirthDate(date_of_birth) ?? "");
    return birth && ageFault(birth, today, { ages, country });
  };
  return z.refine<AgeValues>((values) => faultOf(values) === null, {
    error: ({ input }) => faultOf(input as AgeValues),
    path: ["date_of_birth"],
    when: ({ value }) => ageValues.safeParse(value).success,
  });
};

const ageValues = z.object({ date_of_birth: birthParts, country: z.string() });
type AgeValues = z.infer<typeof ageValues>;

/** Values as they stand in the form; `z.output` is what the endpoint takes. */
export type RegistrationValues = z.input<ReturnType<typeof registrationRules>>;
