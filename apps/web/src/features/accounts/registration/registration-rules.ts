import {
  ageFault,
  type BirthParts,
  birthParts,
  countryCode,
  currencyCode,
  email,
  isoBirthDate,
  missingDetails,
  mustBeChecked,
  newPassword,
  parseIsoDate,
  signUpRules,
  withDialCode,
} from "@houselight/contracts/accounts";
import {
  type LicencePolicyView,
  type SignUpField,
  type SignUpRule,
  shownSignUpFields,
} from "@houselight/contracts/configuration";
import * as z from "zod/mini";
import type { RuleProblems } from "../../../forms/rule-errors.ts";

/** Values as they stand in the form: texts, a date in three parts, a number beside its dial code. */
export type RegistrationValues = Record<SignUpField, string> & {
  email: string;
  password: string;
  country: string;
  currency: string;
  dial_code: string;
  date_of_birth: BirthParts;
  terms_acceptance: boolean;
};

/** Terms of a registration on a day under a licence. */
export interface RegistrationTerms {
  readonly today: Date;
  readonly policy: Pick<LicencePolicyView, "ages" | "sign_up_fields">;
  /** False for somebody whom a provider has proven. */
  readonly withPassword: boolean;
}

const OF_EVERY_LICENCE = {
  email,
  password: newPassword,
  country: countryCode,
  currency: currencyCode,
  date_of_birth: birthParts,
  terms_acceptance: mustBeChecked,
} as const;
type Everyones = keyof typeof OF_EVERY_LICENCE;

/** Returns an empty form for a visitor from a country. */
export const emptyRegistration = (told: {
  readonly email: string;
  readonly country: string | null;
}): RegistrationValues => ({
  email: told.email,
  password: "",
  country: told.country ?? "",
  currency: "",
  dial_code: "",
  first_name: "",
  last_name: "",
  nickname: "",
  gender: "",
  personal_id: "",
  postal_code: "",
  state: "",
  city: "",
  address: "",
  mobile_phone: "",
  date_of_birth: { day: "", month: "", year: "" },
  terms_acceptance: false,
});

/**
 * Returns the message key of each field that breaks a rule, those of a licence included: by the rules
 * of the server, which asks them all again.
 */
export function judgeRegistration(
  { today, policy, withPassword }: RegistrationTerms,
  values: RegistrationValues,
): RuleProblems<RegistrationValues> {
  const problems: Partial<Record<Everyones | SignUpField, string>> = {};
  for (const field of Object.keys(OF_EVERY_LICENCE) as Everyones[]) {
    if (field === "password" && !withPassword) continue;
    const fault = messageOf(OF_EVERY_LICENCE[field], values[field]);
    if (fault) problems[field] = fault;
  }
  const birth = parseIsoDate(isoBirthDate(values.date_of_birth) ?? "");
  const fault = birth && ageFault(birth, today, { ages: policy.ages, country: values.country });
  if (fault) problems.date_of_birth = fault;
  const details = detailsOf(policy.sign_up_fields, values);
  const rules = signUpRules(values.country || null);
  for (const [field, text] of Object.entries(details) as [SignUpField, string][]) {
    const broken = messageOf(rules[field], text);
    if (broken) problems[field] = broken;
  }
  for (const field of missingDetails(policy.sign_up_fields, values.country, details))
    problems[field] = "VALIDATION.COMMON.REQUIRED";
  return problems;
}

const messageOf = (rule: z.ZodMiniType, value: unknown): string | undefined => {
  const { error } = z.safeParse(rule, value);
  return error && (error.issues[0]?.message ?? "VALIDATION.COMMON.INVALID_FIELD");
};

/** Returns what is filled in of the fields that the licence asks for, as the endpoint takes it. */
export function detailsOf(
  rule: SignUpRule,
  values: RegistrationValues,
): Partial<Record<SignUpField, string>> {
  const filled = shownSignUpFields(rule, values.country || null).flatMap((field) => {
    const text = values[field].trim();
    if (text === "") return [];
    return [[field, field === "mobile_phone" ? withDialCode(values.dial_code, text) : text]];
  });
  return Object.fromEntries(filled) as Partial<Record<SignUpField, string>>;
}
