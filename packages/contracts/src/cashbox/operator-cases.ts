import * as z from "zod/mini";
import { defineEndpoint, refusal } from "../endpoint/index.ts";

export const CASE_KINDS = [
  "late_success",
  "late_failure",
  "amount_mismatch",
  "unknown_payment",
  "overdue",
  "bad_signature",
] as const;

export const CASE_STATES = ["open", "closed"] as const;

/** Something about a payment that a person must look at: a late success, one that is taken back, another amount, one that does not end, a bad signature. */
export const paymentCaseView = z.object({
  id: z.int(),
  kind: z.enum(CASE_KINDS),
  provider: z.string(),
  reference: z.nullable(z.string()),
  detail: z.string(),
  at: z.string(),
  /** Names the operator who closed it, when, and what they found; null while it is open. */
  closed_by: z.nullable(z.string()),
  closed_at: z.nullable(z.string()),
  close_reason: z.nullable(z.string()),
});
export type PaymentCaseView = z.infer<typeof paymentCaseView>;

export const listPaymentCases = defineEndpoint({
  name: "listPaymentCases",
  method: "GET",
  path: "/api/back_office/payment_cases",
  summary: "Lists the payments that need an operator's attention, latest first.",
  access: "operator",
  permission: "payments.read",
  query: z.object({
    state: z._default(z.enum(CASE_STATES), "open"),
    kind: z.optional(z.enum(CASE_KINDS)),
    before: z.optional(z.coerce.number().check(z.int(), z.positive())),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 50),
  }),
  output: z.array(paymentCaseView),
});

export const closePaymentCase = defineEndpoint({
  name: "closePaymentCase",
  method: "POST",
  path: "/api/back_office/payment_cases/{id}/close",
  summary:
    "Closes a case with what was found; it moves no money. A repeat of the same changes nothing.",
  access: "operator",
  permission: "payments.refund",
  params: z.object({ id: z.coerce.number().check(z.int(), z.positive()) }),
  body: z.object({ reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(300)) }),
  output: paymentCaseView,
  refusals: {
    payment_case_not_found: refusal(404, "base", "There is no such case."),
    payment_case_closed: refusal(409, "base", "This case is closed already."),
  },
});
