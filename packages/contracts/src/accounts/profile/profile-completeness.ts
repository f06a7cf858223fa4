import type { PlayerView } from "../player-view.ts";

/** Fields that a complete profile has, in the order of the form (PROFILE-10). */
export const COMPLETE_PROFILE_FIELDS = [
  "mobile_phone",
  "first_name",
  "last_name",
  "date_of_birth",
  "country",
  "city",
  "address",
  "postal_code",
] as const;
export type CompleteProfileField = (typeof COMPLETE_PROFILE_FIELDS)[number];

type Profile = Partial<Pick<PlayerView, CompleteProfileField>>;

/** Returns the fields that a complete profile has and this one lacks; spaces alone are nothing. */
export const missingProfileFields = (profile: Profile): readonly CompleteProfileField[] =>
  COMPLETE_PROFILE_FIELDS.filter((field) => !profile[field]?.trim());

/** Returns true for a profile in which something is empty that a complete one has (PROFILE-10). */
export const isProfileIncomplete = (profile: Profile): boolean =>
  missingProfileFields(profile).length > 0;
