import * as z from "zod/mini";

/** Messages of the rules are keys of the texts in `messages`. These are for any field (VALID-18). */
export type CommonRuleKey =
  | "VALIDATION.COMMON.REQUIRED"
  | "VALIDATION.COMMON.MIN_LENGTH"
  | "VALIDATION.COMMON.MAX_LENGTH"
  | "VALIDATION.COMMON.MIN_VALUE"
  | "VALIDATION.COMMON.MAX_VALUE"
  | "VALIDATION.COMMON.INTEGER"
  | "VALIDATION.COMMON.INVALID_FIELD";

/** Smallest and largest of a length or a value; a form hands them to the text of the rule. */
export interface Range {
  readonly min: number;
  readonly max: number;
}

/** A text that is not empty; spaces around it are cut off. */
export const requiredText = z
  .string("VALIDATION.COMMON.REQUIRED")
  .check(z.trim(), z.minLength(1, "VALIDATION.COMMON.REQUIRED"));

/** Makes a check that leaves an empty text to another rule, so that one fault is told once. */
export const unlessEmpty = (holds: (text: string) => boolean, error: string) =>
  z.refine<string>((text) => text === "" || holds(text), error);

/**
 * Makes the rule of a text of `min` to `max` characters, without control characters. It is written
 * in composed Unicode (NFC), and spaces around it are cut off.
 */
export const textBetween = ({ min, max }: Range) =>
  requiredText.check(
    z.normalize("NFC"),
    unlessEmpty((text) => text.length >= min, "VALIDATION.COMMON.MIN_LENGTH"),
    z.maxLength(max, "VALIDATION.COMMON.MAX_LENGTH"),
    z.regex(/^[^\p{C}]*$/u, "VALIDATION.COMMON.INVALID_FIELD"),
  );

/** Makes the rule of a whole number from `min` to `max`. */
export const wholeNumberBetween = ({ min, max }: Range) =>
  z
    .number("VALIDATION.COMMON.REQUIRED")
    .check(
      z.int("VALIDATION.COMMON.INTEGER"),
      z.minimum(min, "VALIDATION.COMMON.MIN_VALUE"),
      z.maximum(max, "VALIDATION.COMMON.MAX_VALUE"),
    );

/** A box that must be ticked, such as the terms (VALID-09). */
export const mustBeChecked = z.pipe(
  z.boolean("VALIDATION.COMMON.REQUIRED"),
  z.literal(true, "VALIDATION.COMMON.REQUIRED"),
);

/** Makes the check of an object that `field` repeats the value of `other` (VALID-09). */
export const confirmedBy = <Field extends string, Other extends string>(
  field: Field,
  other: Other,
) =>
  z.refine<Readonly<Record<Field | Other, string>>>((values) => values[field] === values[other], {
    error: "VALIDATION.PASSWORD.CONFIRMATION",
    path: [field],
    // It is told beside what else is wrong, as soon as both values are texts.
    when: ({ value }) => isTextAt(value, field) && isTextAt(value, other),
  });

const isTextAt = (value: unknown, field: string): boolean =>
  typeof value === "object" && value !== null && typeof Reflect.get(value, field) === "string";

/** Says how a value breaks a rule, as Zod does. */
export interface RuleIssue {
  readonly code?: string | undefined;
  /** Kind of what was too small or too big: `string`, `array`, `number`. */
  readonly origin?: string | undefined;
  /** The type that was wanted; `int` for a number that is not whole. */
  readonly expected?: string | undefined;
}

const MEASURED_BY_LENGTH = new Set(["string", "array", "set", "map", "record", "file"]);

/** Returns the message key of a broken rule that has none of its own; `value` is what was sent. */
export function commonRuleKey(issue: RuleIssue, value: unknown): CommonRuleKey {
  const byLength = MEASURED_BY_LENGTH.has(issue.origin ?? "");
  switch (issue.code) {
    case "too_small":
      return byLength ? "VALIDATION.COMMON.MIN_LENGTH" : "VALIDATION.COMMON.MIN_VALUE";
    case "too_big":
      return byLength ? "VALIDATION.COMMON.MAX_LENGTH" : "VALIDATION.COMMON.MAX_VALUE";
    case "invalid_type":
      if (value === undefined) return "VALIDATION.COMMON.REQUIRED";
      return issue.expected === "int"
        ? "VALIDATION.COMMON.INTEGER"
        : "VALIDATION.COMMON.INVALID_FIELD";
    default:
      return "VALIDATION.COMMON.INVALID_FIELD";
  }
}
