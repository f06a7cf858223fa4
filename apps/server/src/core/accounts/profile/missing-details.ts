import { missingDetails, type ProfileField, type SignUpField } from "@houselight/contracts";
import { licenceOf } from "#core/configuration";
import type { Player } from "../player.ts";

/** Facts of a player that decide whether something is missing, as a session reads them. */
export interface DetailsTold {
  readonly licence: string;
  readonly country: string | null;
  readonly postalCode: string | null;
  /** Names of the details that the profile has. */
  readonly told: readonly string[];
}

/** Returns true when the licence asks at sign-up for something that is not told. */
export function lacksDetails({ licence, country, postalCode, told }: DetailsTold): boolean {
  const filled = Object.fromEntries(told.map((field) => [field, field]));
  const details = { ...filled, postal_code: postalCode };
  return missingDetails(licenceOf(licence).signUpFields, country ?? "", details).length > 0;
}

/** Names what a player's licence asks for at sign-up and the profile lacks, in the order of the form. */
export const detailsMissingOf = (player: Player): SignUpField[] =>
  missingDetails(licenceOf(player.licence).signUpFields, player.country ?? "", {
    first_name: player.firstName,
    last_name: player.lastName,
    nickname: player.nickname,
    gender: player.gender,
    personal_id: player.personalId,
    postal_code: player.postalCode,
    state: player.state,
    city: player.city,
    address: player.address,
    mobile_phone: player.mobilePhone,
  });

/** Returns those of some fields that a profile lacks. */
export const lackedOf = (player: Player, fields: readonly ProfileField[]): ProfileField[] =>
  fields.filter((field) => !player[PROPERTY_OF[field]]);

const PROPERTY_OF = {
  first_name: "firstName",
  last_name: "lastName",
  nickname: "nickname",
  gender: "gender",
  date_of_birth: "dateOfBirth",
  country: "country",
  postal_code: "postalCode",
  state: "state",
  city: "city",
  address: "address",
  mobile_phone: "mobilePhone",
} as const satisfies Record<ProfileField, keyof Player>;
