import {
  type EndpointInput,
  missingDetails,
  type registerPlayer,
  type SignUpRule,
  signUpRules,
  signUpState,
} from "@houselight/contracts";
import { Refused } from "#platform/http";
import type { SignUpDetails } from "../player-store.ts";
import { readPhone } from "../profile/phone-number.ts";

type Told = Omit<EndpointInput<typeof registerPlayer>["body"]["user"], "password" | "email">;

/** Details of somebody who was asked for none yet. */
export const NOTHING_TOLD: SignUpDetails = {
  firstName: null,
  lastName: null,
  nickname: null,
  gender: null,
  personalId: null,
  postalCode: null,
  state: null,
  city: null,
  address: null,
  mobilePhone: null,
};

/**
 * Returns what a sign-up tells besides, as it is kept: the state by the postal code where none is
 * written, the number in the form of E.164. Throws Refused: detail_required with the first field that
 * the licence requires and nobody filled in, postal_code_invalid, phone_invalid.
 */
export function readDetails(user: Told, rule: SignUpRule): SignUpDetails {
  const { country, postal_code: postalCode, mobile_phone: phone } = user;
  const [missing] = missingDetails(rule, country, user);
  if (missing) throw new Refused("detail_required", missing);
  if (postalCode !== undefined && !signUpRules(country).postal_code.safeParse(postalCode).success)
    throw new Refused("postal_code_invalid");
  const mobilePhone = phone === undefined ? null : readPhone(phone, country);
  if (mobilePhone === undefined) throw new Refused("phone_invalid");
  return {
    firstName: user.first_name ?? null,
    lastName: user.last_name ?? null,
    nickname: user.nickname || null,
    gender: user.gender ?? null,
    personalId: user.personal_id ?? null,
    postalCode: postalCode ?? null,
    state: signUpState(country, user),
    city: user.city ?? null,
    address: user.address ?? null,
    mobilePhone,
  };
}
