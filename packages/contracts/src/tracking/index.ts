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
