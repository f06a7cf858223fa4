import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint/index.ts";

/** Names of errors that a browser reports (ERROR-01, ERROR-04, ERROR-06). */
export const LOG_NAME = /^[A-Z][A-Z0-9_]{2,63}$/;
export const LOG_MESSAGE_MAX = 500;
export const LOG_PAGE_MAX = 300;

export const writeLog = defineEndpoint({
  name: "writeLog",
  method: "PUT",
  path: "/log",
  summary: "Writes an error that a browser met to the log.",
  access: "all",
  unattended: true,
  body: z.object({
    /** Name of the error: `LOAD_USER_PROFILE_ERROR`. */
    name: z.string().check(z.regex(LOG_NAME)),
    message: z.string().check(z.maxLength(LOG_MESSAGE_MAX)),
    /** Path of the page, without its query. */
    page: z.string().check(z.maxLength(LOG_PAGE_MAX)),
  }),
  output: z.object({}),
  limits: [{ by: "ip", count: 60, windowSeconds: 60, uncounted: "pass" }],
});

/** Forms that report the rules they were refused by; the names are labels of a metric. */
export const FORM_COMPONENTS = [
  "login",
  "registration",
  "remind",
  "new_password",
  "confirmation",
  "security",
  "deposit",
  "withdraw",
  "limit",
  "questionnaire",
  "profile",
  "contact",
  "promo_code",
] as const;
export type FormComponent = (typeof FORM_COMPONENTS)[number];
/** Says who found the fault: the form itself, or the server in what the form let pass. */
export const FORM_SIDES = ["client", "server"] as const;
export type FormSide = (typeof FORM_SIDES)[number];

/** Name of a form's field: `date_of_birth`. */
export const FORM_FIELD = /^[A-Za-z][A-Za-z_]{0,39}$/;
/** Message key of a rule: a key alone, so that nothing that a person typed is reported. */
export const RULE_KEY = /^(?:VALIDATION|errors)(?:\.[A-Za-z_]{1,40}){1,3}$/;
export const FORM_ERRORS_MAX = 20;

export const reportFormErrors = defineEndpoint({
  name: "reportFormErrors",
  method: "PUT",
  path: "/metrics-errors-validation",
  summary: "Counts the rules that a form was refused by (TRACK-05).",
  access: "all",
  unattended: true,
  body: z.object({
    side: z.enum(FORM_SIDES),
    component: z.enum(FORM_COMPONENTS),
    /** Each field that broke a rule, and its first message. */
    errors: z
      .array(
        z.object({
          key: z.string().check(z.regex(FORM_FIELD)),
          message: z.string().check(z.regex(RULE_KEY)),
        }),
      )
      .check(z.minLength(1), z.maxLength(FORM_ERRORS_MAX)),
  }),
  output: z.object({}),
  limits: [{ by: "ip", count: 60, windowSeconds: 60, uncounted: "pass" }],
});
export type FormErrorsReport = z.infer<typeof reportFormErrors.body>;
