import * as z from "zod/mini";
import { requiredText, unlessEmpty } from "./any-field.ts";

/** Longest code of a country whose pattern is not known. */
const POSTAL_CODE_MAX_LENGTH = 16;

/** Patterns of postal codes by country, in capitals (VALID-17, OPEN-25). */
const PATTERNS: Readonly<Record<string, RegExp>> = {
  AU: /^\d{4}$/,
  BR: /^\d{5}-?\d{3}$/,
  // Canada Post never writes D, F, I, O, Q, U; W and Z never come first.
  CA: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z][ -]?\d[ABCEGHJ-NPRSTV-Z]\d$/,
  DE: /^\d{5}$/,
  EE: /^\d{5}$/,
  GB: /^(?:GIR ?0AA|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})$/,
  IT: /^\d{5}$/,
  JP: /^\d{3}-?\d{4}$/,
  // Six digits as of old, or a letter and what follows it since 2015.
  KZ: /^(?:\d{6}|[A-Z]\d{2}[A-Z]\d[A-Z]\d)$/,
  NO: /^\d{4}$/,
  NZ: /^\d{4}$/,
  US: /^\d{5}(?:-\d{4})?$/,
};

/** Letters and digits, with single hyphens or spaces between them. */
const ANYWHERE = /^[A-Z\d]+(?:[ -][A-Z\d]+)*$/;

/** Countries whose postal codes have a pattern of their own. */
export const POSTAL_CODE_COUNTRIES = Object.keys(PATTERNS);

/**
 * Makes the rule of a postal code in a country: by its pattern, and by a general one where none is
 * known or the country is not chosen (VALID-17). The code is written in capitals.
 */
export const postalCode = (country: string | null) =>
  requiredText.check(
    z.toUpperCase(),
    z.maxLength(POSTAL_CODE_MAX_LENGTH, "VALIDATION.COMMON.MAX_LENGTH"),
    unlessEmpty((code) => patternOf(country).test(code), "VALIDATION.POSTAL_CODE.INVALID"),
  );

const patternOf = (country: string | null): RegExp =>
  (country !== null && Object.hasOwn(PATTERNS, country) ? PATTERNS[country] : null) ?? ANYWHERE;
