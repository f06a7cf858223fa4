import { type PlayerView, signUpRules } from "@houselight/contracts/accounts";
import type { EditedField } from "./profile-values.ts";

const DETAILS = Object.keys(signUpRules(null)) as (keyof ReturnType<typeof signUpRules>)[];

/**
 * Returns the fields that the player's licence asks for and the profile lacks, in the order of the
 * form; the country with a postal code, which is judged by it.
 */
export function licenceAsks({ auth_fields_missed: missed, country }: AskedPlayer): EditedField[] {
  const fields: EditedField[] = DETAILS.filter((field) => missed.includes(field));
  if (country === null && fields.includes("postal_code"))
    fields.splice(fields.indexOf("postal_code"), 0, "country");
  return fields;
}
type AskedPlayer = Pick<PlayerView, "auth_fields_missed" | "country">;
