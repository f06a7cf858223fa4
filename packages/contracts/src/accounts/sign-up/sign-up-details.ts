import * as z from "zod/mini";
import { type SignUpField, type SignUpRule, signUpAsks } from "../../configuration/index.ts";
import { refusal } from "../../endpoint/index.ts";
import { profileRules } from "../profile/profile-change.ts";
import { personalId, stateOfPostalCode } from "../rules/index.ts";

/** Makes the rule of each field that a licence may ask for at sign-up, in a country. */
export const signUpRules = (country: string | null) => {
  const { first_name, last_name, nickname, gender, ...rest } = profileRules(country);
  const { postal_code, state, city, address, mobile_phone } = rest;
  const names = { first_name, last_name, nickname, gender, personal_id: personalId };
  return { ...names, postal_code, state, city, address, mobile_phone };
};

const rules = signUpRules(null);

/** Fields that a sign-up may tell besides; the postal code is judged by its country in the use case. */
export const signUpDetails = {
  first_name: z.optional(rules.first_name),
  last_name: z.optional(rules.last_name),
  nickname: z.optional(rules.nickname),
  gender: z.optional(rules.gender),
  personal_id: z.optional(rules.personal_id),
  postal_code: z.optional(rules.postal_code),
  state: z.optional(rules.state),
  city: z.optional(rules.city),
  address: z.optional(rules.address),
  mobile_phone: z.optional(rules.mobile_phone),
};

/** Refusals of what `signUpDetails` tells; `detail_required` names the field that is missing. */
export const DETAIL_REFUSALS = {
  detail_required: refusal(422, "base", "Fill this in."),
  postal_code_invalid: refusal(422, "postal_code", "This is no postal code of the country."),
  phone_invalid: refusal(422, "mobile_phone", "This is no phone number of the country."),
} as const;

type Told = { readonly [Field in SignUpField]?: string | null | undefined };

/** Returns the state that a sign-up tells: the one written, else the one of the postal code. */
export const signUpState = (country: string, told: Told): string | null =>
  told.state || stateOfPostalCode(country, told.postal_code ?? "");

/** Returns the fields that a licence requires of somebody from a country and that are not told. */
export function missingDetails(rule: SignUpRule, country: string, told: Told): SignUpField[] {
  const asks = signUpAsks(rule, country);
  const filled: Told = { ...told, state: signUpState(country, told) };
  return (Object.keys(asks) as SignUpField[]).filter(
    (field) => asks[field] === "required" && !filled[field],
  );
}
