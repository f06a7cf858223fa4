import * as z from "zod/mini";
import { type Ages, signUpAge } from "../../configuration/index.ts";

/** A calendar date written YYYY-MM-DD that exists. */
export const isoDate = z
  .string("VALIDATION.BIRTH_DAY.INVALID")
  .check(z.refine((text) => parseIsoDate(text) !== null, "VALIDATION.BIRTH_DAY.INVALID"));

export interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Reads YYYY-MM-DD; null when the day does not exist (31 February) or the form is another. */
export function parseIsoDate(text: string): CalendarDate | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists && year >= 1900 ? { year, month, day } : null;
}

/** Whole years lived on `today`, both as UTC dates; a birthday counts from its own day on (OPEN-24). */
export function ageOn(birth: CalendarDate, today: Date): number {
  const hadBirthday =
    today.getUTCMonth() + 1 > birth.month ||
    (today.getUTCMonth() + 1 === birth.month && today.getUTCDate() >= birth.day);
  return today.getUTCFullYear() - birth.year - (hadBirthday ? 0 : 1);
}

/** Returns the whole years of somebody born on a day (YYYY-MM-DD) at a time; null where it is not known. */
export function ageOnDay(born: string | null, today: Date): number | null {
  const birth = born === null ? null : parseIsoDate(born);
  return birth && ageOn(birth, today);
}

/** Decides how old somebody must be. */
export interface AgeTerms {
  readonly ages: Ages;
  readonly country: string | null;
}

/** Returns true from the birthday on, in UTC dates (OPEN-24). */
export const isOldEnough = (birth: CalendarDate, today: Date, of: AgeTerms): boolean =>
  ageOn(birth, today) >= signUpAge(of.ages, of.country);

/** The age of the Estonian case, under whatever licence or country it is asked for (OPEN-24). */
const ESTONIAN_AGE = 21;

/**
 * Returns the message key of somebody who is too young today; null from the birthday on (VALID-11).
 * The text takes the `age` that is asked for (`signUpAge`).
 */
export function ageFault(
  birth: CalendarDate,
  today: Date,
  of: AgeTerms,
): "VALIDATION.BIRTH_DAY.MIN" | "VALIDATION.BIRTH_DAY.MIN_ESTONIA" | null {
  if (isOldEnough(birth, today, of)) return null;
  return signUpAge(of.ages, of.country) >= ESTONIAN_AGE
    ? "VALIDATION.BIRTH_DAY.MIN_ESTONIA"
    : "VALIDATION.BIRTH_DAY.MIN";
}

/** A date as typed, in the order DD/MM/YYYY. */
export interface BirthParts {
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

/** Makes the rule of a number that is typed with at most two digits, from 1 to `max`. */
const twoDigitsUpTo = (max: number) =>
  z
    .string("VALIDATION.BIRTH_DAY.INVALID")
    .check(
      z.refine(
        (text) => /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= max,
        "VALIDATION.BIRTH_DAY.INVALID",
      ),
    );

export const dayOfBirth = twoDigitsUpTo(31);
export const monthOfBirth = twoDigitsUpTo(12);
export const yearOfBirth = z
  .string("VALIDATION.BIRTH_DAY.INVALID")
  .check(z.regex(/^\d{4}$/, "VALIDATION.BIRTH_DAY.INVALID"));

const partRules = { day: dayOfBirth, month: monthOfBirth, year: yearOfBirth };

/** Three parts of a date that exists. The fault is the whole date's. */
export const birthParts = z
  .object({ day: z.string(), month: z.string(), year: z.string() })
  .check(z.refine((parts) => isoBirthDate(parts) !== null, "VALIDATION.BIRTH_DAY.INVALID"));

/** Day, month and year as typed to YYYY-MM-DD; null when there is no such day. */
export function isoBirthDate(parts: BirthParts): string | null {
  const { day, month, year } = parts;
  const names = ["day", "month", "year"] as const;
  if (!names.every((name) => partRules[name].safeParse(parts[name]).success)) return null;
  const iso = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return parseIsoDate(iso) ? iso : null;
}
