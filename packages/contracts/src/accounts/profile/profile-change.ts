import * as z from "zod/mini";
import { type ProfileField, PROFILE_FIELDS } from "../../configuration/index.ts";
import {
  address,
  city,
  countryCode,
  gender,
  isoDate,
  nickname,
  personalId,
  personName,
  phone,
  postalCode,
  textBetween,
} from "../rules/index.ts";

export const STATE_LENGTH = { min: 2, max: 50 } as const;

/** Fields that a player may leave empty again; null empties one. */
export const CLEARABLE_FIELDS: ReadonlySet<ProfileField> = new Set(["nickname", "gender", "state"]);

/** Fields that say who somebody is: they stay as they are once documents were shown for them. */
export const IDENTITY_FIELDS: ReadonlySet<ProfileField> = new Set([
  "first_name",
  "last_name",
  "date_of_birth",
]);

/** Makes the rule of each field of a profile in a country, for browser and server alike. */
export const profileRules = (country: string | null) => ({
  first_name: personName,
  last_name: personName,
  nickname: z.nullable(nickname),
  gender: z.nullable(gender),
  date_of_birth: isoDate,
  country: countryCode,
  postal_code: postalCode(country),
  state: z.nullable(textBetween(STATE_LENGTH)),
  city,
  address,
  mobile_phone: phone,
});

const rules = profileRules(null);

/**
 * A change of the profile: the fields that it names, and no others. A field that is not a player's to
 * change is refused, whoever asks. The postal code is judged by its country in the use case.
 */
export const profileChange = z.strictObject({
  ...(Object.fromEntries(
    PROFILE_FIELDS.map((field) => [field, z.optional(rules[field])]),
  ) as unknown as {
    readonly [Field in ProfileField]: z.ZodMiniOptional<(typeof rules)[Field]>;
  }),
  /** Told once, by a player whose licence asks for it; no view shows it. */
  personal_id: z.optional(personalId),
  receive_promos: z.optional(z.boolean()),
  receive_sms_promos: z.optional(z.boolean()),
});
export type ProfileChange = z.infer<typeof profileChange>;
