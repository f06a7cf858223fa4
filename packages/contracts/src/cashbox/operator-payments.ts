import * as z from "zod/mini";
import { defineEndpoint, refusal, wireId } from "../endpoint/index.ts";
import { utcDay } from "../wallet/index.ts";
import { paymentCaseView } from "./operator-cases.ts";
import { withdrawalView } from "./operator-endpoints.ts";
import { PAYMENT_ACTIONS, PAYMENT_STATES } from "./views.ts";

/** A payment of either direction as an operator sees it. */
export const operatorPaymentView = z.object({
  reference: z.string(),
  /** Names it at its provider; null until the provider has answered. */
  provider_reference: z.nullable(z.string()),
  player_id: z.int(),
  action: z.enum(PAYMENT_ACTIONS),
  method: z.string(),
  provider: z.string(),
  currency: z.string(),
  amount_cents: z.int(),
  /** The value in EUR cents when it was asked for. */
  eur_cents: z.int(),
  state: z.enum(PAYMENT_STATES),
  account_label: z.nullable(z.string()),
  /** Code of why it ended without success, as its player reads it. */
  reason: z.nullable(z.string()),
  /** Paid although it was canceled or declined before. */
  late: z.boolean(),
  /** The reference of the deposit that goes back with this cashout. */
  refund_of: z.nullable(z.string()),
  created_at: z.string(),
  finished_at: z.nullable(z.string()),
});
export type OperatorPaymentView = z.infer<typeof operatorPaymentView>;

/** A payment with all that is on record of it. */
export const paymentFileView = z.object({
  payment: operatorPaymentView,
  /** With the approvals that it needs and has; null for a deposit. */
  withdrawal: z.nullable(withdrawalView),
  /** Amount of a deposit that was refunded, or is on its way back. */
  refunded_cents: z.int(),
  /** The cashouts that send this deposit back, latest first. */
  refunds: z.array(operatorPaymentView),
  /** Reports of its provider, each once, latest first; `id` is the provider's. */
  reports: z.array(z.object({ id: z.string(), status: z.string(), at: z.string() })),
  /** Cases that name it, open and closed, latest first. */
  cases: z.array(paymentCaseView),
});
export type PaymentFileView = z.infer<typeof paymentFileView>;

export const findPayments = defineEndpoint({
  name: "findPayments",
  method: "GET",
  path: "/api/back_office/payments",
  summary:
    "Lists deposits and cashouts, latest first: those of the last 28 days where neither days, a player nor a reference is named.",
  access: "operator",
  permission: "payments.read",
  query: z.object({
    /** A payment's own reference, or the one that its provider gave it. */
    reference: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(200))),
    player_id: z.optional(z.coerce.number().check(z.int(), z.positive())),
    action: z.optional(z.enum(PAYMENT_ACTIONS)),
    state: z.optional(z.enum(PAYMENT_STATES)),
    method: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
    /** UTC days on which it was asked for, both included. */
    from: z.optional(utcDay),
    to: z.optional(utcDay),
    /** The reference of the last one of the page before. */
    before: z.optional(wireId),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 50),
  }),
  output: z.array(operatorPaymentView),
  refusals: {
    span_invalid: refusal(422, "to", "Choose 1 to 400 days, the first one first."),
  },
});

export const getPaymentFile = defineEndpoint({
  name: "getPaymentFile",
  method: "GET",
  path: "/api/back_office/payments/{reference}",
  summary: "Returns one payment by its reference, with its refunds, reports and cases.",
  access: "operator",
  permission: "payments.read",
  params: z.object({ reference: wireId }),
  output: paymentFileView,
  refusals: { payment_not_found: refusal(404, "base", "There is no such payment.") },
});
