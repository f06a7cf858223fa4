import {
  type ageFault,
  CLEARABLE_FIELDS,
  IDENTITY_FIELDS,
  isOldEnough,
  parseIsoDate,
  type ProfileChange,
  profileRules,
  type VerificationStatus,
} from "@houselight/contracts";

/** The facts about a player that decide on a change of the profile. */
export interface ProfileStanding {
  readonly country: string | null;
  readonly dateOfBirth: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly personalId: string | null;
  readonly postalCode: string | null;
  readonly verification: VerificationStatus;
}

export interface ProfileTerms {
  readonly today: Date;
  readonly ages: Parameters<typeof ageFault>[2]["ages"];
  isServed(country: string): boolean;
}

export type ProfileFault =
  | "too_young"
  | "country_not_served"
  | "postal_code_invalid"
  | "identity_fixed";

/** Statuses in which documents were shown for the name and the date of birth. */
const SHOWN: ReadonlySet<VerificationStatus> = new Set(["pending", "verified", "expired"]);

/** Returns why a change of a profile is refused; null when it may be made. */
export function profileFault(
  change: ProfileChange,
  before: ProfileStanding,
  terms: ProfileTerms,
): ProfileFault | null {
  if (SHOWN.has(before.verification) && touchesIdentity(change, before)) return "identity_fixed";
  if (before.personalId && (change.personal_id ?? before.personalId) !== before.personalId)
    return "identity_fixed";
  const country = change.country ?? before.country;
  if (change.country !== undefined && change.country !== before.country)
    if (!terms.isServed(change.country)) return "country_not_served";
  const born = change.date_of_birth ?? before.dateOfBirth;
  const birth = born === null ? null : parseIsoDate(born);
  const asksAge = change.date_of_birth !== undefined || change.country !== undefined;
  if (asksAge && birth && !isOldEnough(birth, terms.today, { ages: terms.ages, country }))
    return "too_young";
  if (change.postal_code !== undefined)
    if (!profileRules(country).postal_code.safeParse(change.postal_code).success)
      return "postal_code_invalid";
  return null;
}

/**
 * Returns the postal code emptied where a change leaves the country that it belongs to without naming
 * another: a profile without one is asked for it again, and one with a strange one is not.
 */
export function leftBehind(
  { country, postal_code }: ProfileChange,
  before: ProfileStanding,
): { readonly postal_code?: null } {
  if (country === undefined || country === before.country) return {};
  if (postal_code !== undefined || before.postalCode === null) return {};
  const fits = profileRules(country).postal_code.safeParse(before.postalCode).success;
  return fits ? {} : { postal_code: null };
}

/** The same value again changes nothing. */
function touchesIdentity(change: ProfileChange, before: ProfileStanding): boolean {
  const now: Readonly<Record<string, string | null>> = {
    first_name: before.firstName,
    last_name: before.lastName,
    date_of_birth: before.dateOfBirth,
  };
  return [...IDENTITY_FIELDS].some((field) => {
    const next = change[field];
    return next !== undefined && next !== now[field];
  });
}

/** Writes an emptied field as null. */
export const emptied = (change: ProfileChange): ProfileChange =>
  Object.fromEntries(
    Object.entries(change).map(([field, value]) => [
      field,
      value === "" && (CLEARABLE_FIELDS as ReadonlySet<string>).has(field) ? null : value,
    ]),
  );
