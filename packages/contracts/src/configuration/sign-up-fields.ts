import * as z from "zod/mini";

/**
 * Fields that a licence may ask for at sign-up, in the order of the form. E-mail, password, country,
 * currency, date of birth and the terms are asked for by every licence.
 */
export const SIGN_UP_FIELDS = [
  "first_name",
  "last_name",
  "nickname",
  "gender",
  "personal_id",
  "postal_code",
  "state",
  "city",
  "address",
  "mobile_phone",
] as const;
export type SignUpField = (typeof SIGN_UP_FIELDS)[number];

/** Ways to ask for a field, from the mildest to the strictest. */
export const SIGN_UP_ASKS = ["none", "offered", "required"] as const;
export type SignUpAsk = (typeof SIGN_UP_ASKS)[number];

/** Fields and how they are asked for; a field that is not named is not asked for. */
const fieldAsks = z.partialRecord(z.enum(SIGN_UP_FIELDS), z.enum(SIGN_UP_ASKS));
type FieldAsks = z.infer<typeof fieldAsks>;

/** The fields of a licence; those of a country replace them one by one for people who live there. */
export const signUpRule = z.object({
  any: fieldAsks,
  by_country: z.record(z.string(), fieldAsks),
});
export type SignUpRule = z.infer<typeof signUpRule>;

/** Returns how each field is asked for of somebody who lives in a country; null where none is chosen. */
export function signUpAsks(
  rule: SignUpRule,
  country: string | null,
): Readonly<Record<SignUpField, SignUpAsk>> {
  const own = country !== null && Object.hasOwn(rule.by_country, country);
  const asked: FieldAsks = { ...rule.any, ...(own ? rule.by_country[country] : {}) };
  return Object.fromEntries(
    SIGN_UP_FIELDS.map((field) => [field, asked[field] ?? "none"]),
  ) as Record<SignUpField, SignUpAsk>;
}

/** Returns the fields that the form shows to somebody who lives in a country, in its order. */
export function shownSignUpFields(rule: SignUpRule, country: string | null): SignUpField[] {
  const asks = signUpAsks(rule, country);
  return SIGN_UP_FIELDS.filter((field) => asks[field] !== "none");
}

/** Returns the strictest of several rules: in each country, each field as the strictest asks for it. */
export function strictestSignUp(rules: readonly SignUpRule[]): SignUpRule {
  const strictestIn = (country: string | null): FieldAsks =>
    Object.fromEntries(
      SIGN_UP_FIELDS.map((field) => {
        const grades = rules.map((rule) => SIGN_UP_ASKS.indexOf(signUpAsks(rule, country)[field]));
        return [field, SIGN_UP_ASKS[Math.max(0, ...grades)]];
      }),
    );
  const asked = Object.entries(strictestIn(null)).filter(([, ask]) => ask !== "none");
  const countries = [...new Set(rules.flatMap((rule) => Object.keys(rule.by_country)))];
  return {
    any: Object.fromEntries(asked),
    by_country: Object.fromEntries(countries.map((one) => [one, strictestIn(one)])),
  };
}
