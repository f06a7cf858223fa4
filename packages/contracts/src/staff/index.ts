import * as z from "zod/mini";
import { defineEndpoint, PERMISSIONS } from "../endpoint/index.ts";
import { captchaAnswer, SIGN_IN_REFUSALS } from "../sign-in/index.ts";

export const ROLES = ["support", "cashier", "manager"] as const;
export type Role = (typeof ROLES)[number];

export const operatorView = z.object({
  id: z.int(),
  email: z.string(),
  name: z.string(),
  role: z.enum(ROLES),
  permissions: z.array(z.enum(PERMISSIONS)),
});
export type OperatorView = z.infer<typeof operatorView>;

export const operatorSignIn = defineEndpoint({
  name: "operatorSignIn",
  method: "POST",
  path: "/api/back_office/sign_in",
  summary: "Signs an operator in and sets the back office's own cookie.",
  access: "all",
  body: z.object({
    email: z.string().check(z.trim(), z.toLowerCase(), z.minLength(3), z.maxLength(254)),
    password: z.string().check(z.minLength(1), z.maxLength(256)),
    captcha: captchaAnswer,
  }),
  output: operatorView,
  refusals: SIGN_IN_REFUSALS,
  limits: [{ by: "ip", count: 20, windowSeconds: 60 }],
});

export const operatorSignOut = defineEndpoint({
  name: "operatorSignOut",
  method: "DELETE",
  path: "/api/back_office/sign_out",
  summary: "Ends the operator's session.",
  access: "operator",
  output: z.object({}),
});

export const getOperator = defineEndpoint({
  name: "getOperator",
  method: "GET",
  path: "/api/back_office/operator",
  summary: "Returns the operator who is signed in.",
  access: "operator",
  output: operatorView,
});

/** Entry of the audit trail: an action of an operator or the house. Its hash covers the entry before it. */
export const trailEntryView = z.object({
  id: z.int(),
  at: z.string(),
  operator: z.nullable(z.string()),
  action: z.string(),
  subject: z.string(),
  detail: z.record(z.string(), z.unknown()),
  hash: z.string(),
});
export type TrailEntryView = z.infer<typeof trailEntryView>;

export const listTrailEntries = defineEndpoint({
  name: "listTrailEntries",
  method: "GET",
  path: "/api/back_office/audit",
  summary: "The audit trail, latest first.",
  access: "operator",
  permission: "audit.read",
  query: z.object({
    subject: z.optional(z.string().check(z.maxLength(100))),
    before: z.optional(z.coerce.number().check(z.int(), z.positive())),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 50),
  }),
  output: z.array(trailEntryView),
});
