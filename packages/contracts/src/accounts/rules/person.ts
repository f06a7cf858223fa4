import * as z from "zod/mini";
import { requiredText, unlessEmpty } from "./any-field.ts";

/** Lengths of a first or last name (OPEN-25). */
export const NAME_LENGTH = { min: 1, max: 50 } as const;
/** Lengths of a nickname that is not empty (VALID-04). */
export const NICKNAME_LENGTH = { min: 3, max: 15 } as const;
export const PERSONAL_ID_LENGTH = 11;
export const GENDERS = ["m", "f", "none"] as const;
export type Gender = (typeof GENDERS)[number];

const NICKNAME_CHARACTERS = /^[\p{L}\p{N} .-]*$/u;
/** Letters with the marks that some scripts write vowels and accents with. */
const NAME_CHARACTERS = /^(?:\p{L}\p{M}*|[\p{N} .-])*$/u;

/** Nickname, which may be left empty (VALID-03, VALID-04). */
export const nickname = z.string().check(
  z.trim(),
  z.normalize("NFC"),
  z.regex(NICKNAME_CHARACTERS, "VALIDATION.NICKNAME.WRONG_CHARTS"),
  z.refine(
    (text) =>
      text === "" || (text.length >= NICKNAME_LENGTH.min && text.length <= NICKNAME_LENGTH.max),
    "VALIDATION.NICKNAME.MIN_MAX_LENGTH",
  ),
);

/** First or last name: Unicode letters, digits, spaces, dots, hyphens (VALID-05, OPEN-25). */
export const personName = requiredText.check(
  z.normalize("NFC"),
  z.maxLength(NAME_LENGTH.max, "VALIDATION.COMMON.MAX_LENGTH"),
  z.regex(NAME_CHARACTERS, "VALIDATION.NAME.WRONG_CHARTS"),
);

/** English letters and spaces alone: the whole name of a card's holder (VALID-05, OPEN-25). */
export const englishOnly = requiredText.check(
  z.maxLength(2 * NAME_LENGTH.max, "VALIDATION.COMMON.MAX_LENGTH"),
  z.regex(/^[A-Za-z ]*$/, "VALIDATION.NAME.ONLY_ENGLISH"),
);

/** Number that a state knows a person by (VALID-06). */
export const personalId = requiredText.check(
  unlessEmpty((text) => text.length === PERSONAL_ID_LENGTH, "VALIDATION.PERSONAL_ID.LENGTH"),
  z.regex(/^[^\p{C}]*$/u, "VALIDATION.COMMON.INVALID_FIELD"),
);

/** One of the genders that a profile can say (OPEN-25). */
export const gender = z.enum(GENDERS, "VALIDATION.COMMON.INVALID_FIELD");
