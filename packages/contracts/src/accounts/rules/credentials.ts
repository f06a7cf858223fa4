import * as z from "zod/mini";

/** Limits of a password (OPEN-25). */
export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 128;

const PASSWORD_CHARACTERS = /^[A-Za-z0-9|@#$^&="!№';%:?()_+\-/,.<>]*$/u;

/** An address of e-mail, written in small letters (VALID-01). */
export const email = z
  .string("VALIDATION.COMMON.REQUIRED")
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(254, "VALIDATION.EMAIL.INVALID"),
    z.email("VALIDATION.EMAIL.INVALID"),
  );

/** A password that somebody chooses (VALID-02). */
export const newPassword = z
  .string("VALIDATION.COMMON.REQUIRED")
  .check(
    z.minLength(PASSWORD_MIN_LENGTH, "VALIDATION.PASSWORD.MIN_LENGTH"),
    z.maxLength(PASSWORD_MAX_LENGTH, "VALIDATION.PASSWORD.MAX_LENGTH"),
    z.regex(PASSWORD_CHARACTERS, "VALIDATION.PASSWORD.WRONG_CHARTS"),
  );

/** A password that is compared with the one that is kept: any text, of bounded length. */
export const currentPassword = z
  .string("VALIDATION.COMMON.REQUIRED")
  .check(
    z.minLength(1, "VALIDATION.COMMON.REQUIRED"),
    z.maxLength(256, "VALIDATION.PASSWORD.MAX_LENGTH"),
  );
