import {
  email,
  isOldEnough,
  newPassword,
  nickname,
  parseIsoDate,
} from "@houselight/contracts/accounts";
import type { LicencePolicyView } from "@houselight/contracts/configuration";
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

type Policy = Pick<LicencePolicyView, "ages" | "sign_up_fields">;

/** Rules of the registration form on `today` under a licence; the server checks them all again. */
export const registrationRules = (today: Date, { ages, sign_up_fields }: Policy) =>
  z
    .object({
      email,
      password: newPassword,
      nickname: sign_up_fields.includes("nickname")
        ? nickname.check(z.minLength(1, "VALIDATION.COMMON.REQUIRED"))
        : nickname,
      country: choice,
      currency: choice,
      date_of_birth: z
        .object({ day: z.string(), month: z.string(), year: z.string() })
        .check(z.refine((parts) => isoBirthDate(parts) !== null, "VALIDATION.BIRTH_DAY.INVALID")),
      terms_acceptance: z
        .boolean()
        .check(z.refine((accepted) => accepted, "VALIDATION.COMMON.REQUIRED")),
    })
    .check(
      z.refine(
        ({ date_of_birth, country }) => {
          const birth = parseIsoDate(isoBirthDate(date_of_birth) ?? "");
          return birth === null || isOldEnough(birth, today, { ages, country });
        },
        { error: "VALIDATION.BIRTH_DAY.TOO_YOUNG", path: ["date_of_birth"] },
      ),
    );

export type RegistrationValues = z.infer<ReturnType<typeof registrationRules>>;
