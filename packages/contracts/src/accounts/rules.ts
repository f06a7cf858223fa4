import * as z from "zod/mini";
import { type Ages, signUpAge } from "../configuration/index.ts";

/** Limits of account fields (VALID-02, VALID-11, OPEN-24, OPEN-25). Messages of the rules below are keys. */
export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 128;

const PASSWORD_CHARACTERS = /^[A-Za-z0-9|@#$^&="!№';%:?()_+\-/,.<>]*$/u;
const NICKNAME_CHARACTERS = /^[\p{L}\p{N} .-]*$/u;

export const email = z
  .string("VALIDATION.COMMON.REQUIRED")
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(254, "VALIDATION.EMAIL.INVALID"),
    z.email("VALIDATION.EMAIL.INVALID"),
  );

export const newPassword = z
  .string("VALIDATION.COMMON.REQUIRED")
  .check(
    z.minLength(PASSWORD_MIN_LENGTH, "VALIDATION.PASSWORD.MIN_LENGTH"),
    z.maxLength(PASSWORD_MAX_LENGTH, "VALIDATION.PASSWORD.MAX_LENGTH"),
    z.regex(PASSWORD_CHARACTERS, "VALIDATION.PASSWORD.WRONG_CHARTS"),
  );

export const nickname = z.string().check(
  z.trim(),
  z.regex(NICKNAME_CHARACTERS, "VALIDATION.NICKNAME.WRONG_CHARTS"),
  z.refine(
    (text) => text === "" || (text.length >= 3 && text.length <= 15),
    "VALIDATION.NICKNAME.MIN_MAX_LENGTH",
  ),
);

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

/** Returns true from the birthday on, in UTC dates (OPEN-24). */
export const isOldEnough = (
  birth: CalendarDate,
  today: Date,
  of: { readonly ages: Ages; readonly country: string | null },
): boolean => ageOn(birth, today) >= signUpAge(of.ages, of.country);
