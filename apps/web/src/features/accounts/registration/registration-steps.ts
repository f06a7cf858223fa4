import type { SignUpField } from "@houselight/contracts/configuration";
import type { RegistrationValues } from "./registration-rules.ts";

/** Fields of the form; the dial code stands beside its number. */
export type RegistrationField = Exclude<keyof RegistrationValues, "dial_code">;

/** A step of a registration: what it is about, and its fields in their order. */
export interface RegistrationStep {
  readonly name: "account" | "person" | "contact";
  readonly fields: readonly RegistrationField[];
}

/** Fields that a licence may add before the form is cut into steps. */
const IN_ONE_STEP_MAX = 2;

const PERSON: readonly RegistrationField[] = [
  "first_name",
  "last_name",
  "nickname",
  "gender",
  "date_of_birth",
  "personal_id",
];
const CONTACT: readonly RegistrationField[] = [
  "postal_code",
  "state",
  "city",
  "address",
  "mobile_phone",
];

/**
 * Returns the steps of a form with the fields that a licence asks for: one while they are few, else
 * the account, the person and where to reach them. `entry` is what opens the account: the e-mail and
 * the password, or nothing where a provider has proven somebody.
 */
export function registrationSteps(
  asked: readonly SignUpField[],
  entry: readonly RegistrationField[],
): readonly RegistrationStep[] {
  const isShown = (field: RegistrationField) =>
    field === "date_of_birth" || (asked as readonly string[]).includes(field);
  const account = [...entry, "country", "currency"] as const;
  const person = PERSON.filter(isShown);
  const contact = CONTACT.filter(isShown);
  const terms = ["terms_acceptance"] as const;
  if (asked.length <= IN_ONE_STEP_MAX)
    return [{ name: "account", fields: [...account, ...person, ...contact, ...terms] }];
  if (contact.length === 0)
    return [
      { name: "account", fields: account },
      { name: "person", fields: [...person, ...terms] },
    ];
  return [
    { name: "account", fields: account },
    { name: "person", fields: person },
    { name: "contact", fields: [...contact, ...terms] },
  ];
}
