import { ageOn, email, newPassword, parseIsoDate } from "@houselight/contracts/accounts";
import * as z from "zod/mini";

export interface BirthParts {
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

/** Day, month and year as typed to YYYY-MM-DD; null when there is no such day. */
export function isoBirthDate({ day, month, year }: BirthParts): string | null {
  if (!/^\d{1,2}$/.test(day) || !/^\d{1,2}$/.test(month) || !/^\d{4}$/.test(year)) return null;
  const iso = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return parseIsoDate(iso) ? iso : null;
}

const choice = z.string().check(z.minLength(1, "VALIDATION.COMMON.REQUIRED"));

/** Rules of the registration form on `today`; the server checks them all again. */
export const registrationRules = (today: Date, ageMin: number) =>
  z.object({
    email,
    password: newPassword,
    country: choice,
    currency: choice,
    date_of_birth: z.object({ day: z.string(), month: z.string(), year: z.string() }).check(
      z.refine((parts) => isoBirthDate(parts) !== null, "VALIDATION.BIRTH_DAY.INVALID"),
      z.refine((parts) => {
        const birth = parseIsoDate(isoBirthDate(parts) ?? "");
        return birth === null || ageOn(birth, today) >= ageMin;
      }, "VALIDATION.BIRTH_DAY.TOO_YOUNG"),
    ),
    terms_acceptance: z
      .boolean()
      .check(z.refine((accepted) => accepted, "VALIDATION.COMMON.REQUIRED")),
  });

export type RegistrationValues = z.infer<ReturnType<typeof registrationRules>>;
