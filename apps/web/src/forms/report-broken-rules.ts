import {
  FORM_ERRORS_MAX,
  FORM_FIELD,
  type FormComponent,
  type FormErrorsReport,
  type FormSide,
  RULE_KEY,
  reportFormErrors,
} from "@houselight/contracts/tracking";
import type { FieldErrors } from "react-hook-form";
import { call } from "../api/call.ts";
import type { FieldRefusal } from "../api/errors.ts";

type BrokenRule = FormErrorsReport["errors"][number];

/**
 * Makes what a form's `handleSubmit` calls when its rules refuse: it tells the house which fields
 * broke which rules (TRACK-05), once for each time that somebody sends the form.
 */
export const reportInvalid =
  (component: FormComponent) =>
  (errors: FieldErrors): void =>
    report("client", component, brokenRules(errors));

/** Tells the house the rules by which the server refused what the form had let pass. */
export const reportRefused = (component: FormComponent, refusals: readonly FieldRefusal[]): void =>
  report(
    "server",
    component,
    firstOfEach(refusals.map(({ field, code }) => ({ key: field, message: code }))),
  );

/** Sends a report and waits for nothing: no form stands still or fails because of it. */
function report(side: FormSide, component: FormComponent, all: readonly BrokenRule[]): void {
  const errors = all
    .filter(({ key, message }) => FORM_FIELD.test(key) && RULE_KEY.test(message))
    .slice(0, FORM_ERRORS_MAX);
  if (errors.length === 0) return;
  void call(reportFormErrors, { body: { side, component, errors } }, { retries: 0 }).catch(() => {
    // A report that does not arrive is one count less.
  });
}

/** Returns each field with its first message, whatever the field is made of. */
const brokenRules = (errors: FieldErrors): readonly BrokenRule[] =>
  Object.entries(errors).flatMap(([key, error]) => {
    const message = firstMessage(error);
    return message === null ? [] : [{ key, message }];
  });

/** A field of parts, such as a date, has its message at the whole, at `root` or at a part. */
function firstMessage(error: unknown): string | null {
  if (typeof error !== "object" || error === null) return null;
  const { message, ref: _element, ...parts } = error as Record<string, unknown>;
  if (typeof message === "string") return message;
  for (const part of Object.values(parts)) {
    const found = firstMessage(part);
    if (found !== null) return found;
  }
  return null;
}

const firstOfEach = (rules: readonly BrokenRule[]): readonly BrokenRule[] =>
  rules.filter(({ key }, index) => rules.findIndex((one) => one.key === key) === index);
