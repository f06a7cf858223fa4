import type { ProfileChange } from "@houselight/contracts";
import { agesOf, isCountryServed, licenceOf } from "#core/configuration";
import { appendTrailEntries } from "#core/staff";
import { Refused } from "#platform/http";
import type { House } from "#platform/module";
import { claimIdentity } from "../identity/claim-identity.ts";
import { selectPlayer } from "../player-store.ts";
import { chooseAdvertising } from "./consents/choose-advertising.ts";
import type { Choice } from "./consents/consent-store.ts";
import { emptied, leftBehind, profileFault } from "./change-rules.ts";
import { readPhone } from "./phone-number.ts";
import { lockPlayer, type ProfileColumns, updateProfile } from "./profile-store.ts";

/**
 * Changes the fields of a profile that are named. The audit trail keeps which fields, and none of what
 * stood in them. Throws Refused: too_young, country_not_served, postal_code_invalid, phone_invalid,
 * identity_fixed, phone_confirmed, person_known.
 */
export async function changeProfile(
  house: House,
  playerId: bigint,
  { receive_promos: byMail, receive_sms_promos: bySms, ...change }: ProfileChange,
  from: { readonly ip: string },
): Promise<void> {
  const choices: Choice[] = [];
  if (byMail !== undefined) choices.push({ channel: "email", given: byMail });
  if (bySms !== undefined) choices.push({ channel: "sms", given: bySms });
  await house.database.tx(async (tx) => {
    await lockPlayer(tx, playerId);
    const before = await selectPlayer(tx, playerId);
    if (!before) throw new Error(`no player ${playerId}`);
    const licence = licenceOf(before.licence);
    const today = house.clock.now();
    const fault = profileFault(change, before, {
      today,
      ages: agesOf(licence),
      isServed: (country) => isCountryServed(licence, country),
    });
    if (fault) throw new Refused(fault);
    await chooseAdvertising(house, tx, playerId, choices, { source: "profile", ip: from.ip });
    const { mobile_phone: written, ...named } = emptied(change);
    const rest: ProfileColumns = { ...named, ...leftBehind(change, before) };
    const number =
      written === undefined ? undefined : knownPhone(written, change.country ?? before.country);
    if (number !== undefined && before.phoneConfirmedAt && number !== before.mobilePhone)
      throw new Refused("phone_confirmed");
    const columns: ProfileColumns = number === undefined ? rest : { ...rest, mobile_phone: number };
    const fields = Object.keys(columns).toSorted();
    if (fields.length === 0) return;
    await updateProfile(tx, playerId, columns);
    await claimIdentity(house, tx, playerId, before);
    const entry = { action: "player.profile", subject: `player ${playerId}`, detail: { fields } };
    await appendTrailEntries(tx, [{ at: today, operator: null, ...entry }]);
  });
}

function knownPhone(written: string, country: string | null): string {
  const number = readPhone(written, country);
  if (number === undefined) throw new Refused("phone_invalid");
  return number;
}
