import * as z from "zod/mini";
import { defineEndpoint, refusal } from "../endpoint/index.ts";
import { LOCALES } from "../locales/index.ts";

export const PAYMENT_STATES = [
  "pending",
  "processing",
  "reserved",
  "succeeded",
  "declined",
  "rejected",
  "recalled",
  "canceled",
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

export const paymentView = z.object({
  id: z.string(),
  action: z.enum(["deposit", "cashout"]),
  state: z.enum(PAYMENT_STATES),
  method: z.string(),
  currency: z.string(),
  amount_cents: z.int(),
  /** The provider's page, while the player has something to do there. */
  redirect_url: z.nullable(z.string()),
  recallable: z.boolean(),
  created_at: z.string(),
  finished_at: z.nullable(z.string()),
});
export type PaymentView = z.infer<typeof paymentView>;

export const createDeposit = defineEndpoint({
  name: "createDeposit",
  method: "POST",
  path: "/api/player/payments",
  summary: "Starts a deposit at the method's provider; the money comes with its webhook.",
  access: "player",
  body: z.object({
    /** Made by the browser and kept there: the same id is the same deposit. */
    id: z.uuid(),
    method: z.string().check(z.minLength(1), z.maxLength(40)),
    currency: z.string().check(z.regex(/^[A-Z]{3,4}$/)),
    amount_cents: z.int().check(z.positive()),
    /** The language of the page to come back to. */
    locale: z.optional(z.enum(LOCALES)),
  }),
  output: paymentView,
  status: 201,
  idempotency: "body-id",
  refusals: {
    method_not_offered: refusal(422, "method", "This method is not offered."),
    currency_not_held: refusal(422, "currency", "You have no account in this currency."),
    amount_under_minimum: refusal(422, "amount_cents", "The amount is under the minimum."),
    amount_over_maximum: refusal(422, "amount_cents", "The amount is over the maximum."),
    provider_unavailable: refusal(
      503,
      "base",
      "The payment provider does not answer. Nothing is charged.",
    ),
  },
  limits: [{ by: "player", count: 10, windowSeconds: 3600 }],
});

export const listPayments = defineEndpoint({
  name: "listPayments",
  method: "GET",
  path: "/api/player/payments",
  summary: "The player's payments, latest first.",
  access: "player",
  query: z.object({
    before: z.optional(z.uuid()),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 20),
  }),
  output: z.array(paymentView),
});

export const getPayment = defineEndpoint({
  name: "getPayment",
  method: "GET",
  path: "/api/player/payments/{id}",
  summary: "One of the player's own payments.",
  access: "player",
  params: z.object({ id: z.uuid() }),
  output: paymentView,
  refusals: { payment_not_found: refusal(404, "base", "There is no such payment.") },
});

/**
 * A provider tells what became of a payment. Signed: `webhook-id`, `webhook-timestamp` and
 * `webhook-signature` (`v1,` and base64 of HMAC-SHA256 over `id.timestamp.rawBody`), the form of
 * Standard Webhooks. A bad or old signature is answered 401 without detail.
 */
export const paymentWebhook = defineEndpoint({
  name: "paymentWebhook",
  method: "POST",
  path: "/api/webhooks/payments/{provider}",
  summary: "A payment provider's signed report.",
  access: "provider",
  params: z.object({ provider: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)) }),
  body: z.object({
    payment_id: z.uuid(),
    provider_reference: z.string().check(z.minLength(1), z.maxLength(100)),
    status: z.enum(["processing", "succeeded", "declined", "canceled"]),
    currency: z.string().check(z.regex(/^[A-Z]{3,4}$/)),
    amount_cents: z.int().check(z.positive()),
  }),
  output: z.object({ received: z.literal(true) }),
  refusals: {
    signature_invalid: refusal(401, "base", "The signature does not hold."),
    payment_unknown: refusal(404, "base", "There is no such payment."),
    payment_mismatch: refusal(409, "base", "The report is about another amount or currency."),
  },
});
