import * as z from "zod/mini";
import { DEPOSIT_REFUSALS, DETAILS_REFUSALS } from "../compliance/index.ts";
import { defineEndpoint, refusal, wireId } from "../endpoint/index.ts";
import { LOCALES } from "../locales/index.ts";
import { PASSWORD_REFUSALS } from "../sign-in/index.ts";
import {
  paymentProfileView,
  paymentSourceView,
  paymentView,
  STATEMENT_KINDS,
  statementRowView,
  withdrawalRulesView,
} from "./views.ts";

const currencyCode = z.string().check(z.regex(/^[A-Z]{3,4}$/));
const methodId = z.string().check(z.minLength(1), z.maxLength(40));
/** A day that exists, of this century: `2026-11-30`. */
const day = z
  .string()
  .check(
    z.regex(/^20\d{2}-\d{2}-\d{2}$/, "VALIDATION.COMMON.INVALID_FIELD"),
    z.refine(isDay, "VALIDATION.COMMON.INVALID_FIELD"),
  );
/** Above any method's limit and still a safe integer. */
const amountCents = z.int().check(z.positive());

function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Refusals common to all payments. */
const PAYMENT_REFUSALS = {
  method_not_offered: refusal(422, "method", "This method is not offered."),
  currency_not_held: refusal(422, "currency", "You have no account in this currency."),
  amount_under_minimum: refusal(422, "amount_cents", "The amount is under the minimum."),
  amount_over_maximum: refusal(422, "amount_cents", "The amount is over the maximum."),
  amount_not_a_multiple: refusal(422, "amount_cents", "The amount is not a multiple of the step."),
  verification_required: refusal(422, "base", "Verify your account first."),
  profile_not_found: refusal(422, "profile_id", "This saved account does not exist."),
} as const;

export const createDeposit = defineEndpoint({
  name: "createDeposit",
  method: "POST",
  path: "/api/player/payments",
  summary: "Starts a deposit at the method's provider; the money comes with its webhook.",
  access: "player",
  body: z.object({
    /** Id made by the browser and kept there: the same id is the same deposit. */
    id: wireId,
    method: methodId,
    currency: currencyCode,
    amount_cents: amountCents,
    /** Charges a saved profile without the provider's page (one click). */
    profile_id: z.optional(wireId),
    /** Asks the provider to keep the card for the next time. */
    save_profile: z.optional(z.boolean()),
    /** The language of the page to come back to. */
    locale: z.optional(z.enum(LOCALES)),
  }),
  output: paymentView,
  status: 201,
  idempotency: "body-id",
  refusals: {
    ...PAYMENT_REFUSALS,
    ...DEPOSIT_REFUSALS,
    questionnaire_due: refusal(422, "base", "Say first where your money comes from."),
    too_many_deposits: refusal(429, "base", "At most 10 deposits an hour. Try again later."),
    provider_unavailable: refusal(
      503,
      "base",
      "The payment provider does not answer. Nothing is charged.",
    ),
  },
  // Wider than the deposits of an hour: a repeat of one that was taken is answered again.
  limits: [{ by: "player", count: 120, windowSeconds: 3600 }],
});

export const createWithdrawal = defineEndpoint({
  name: "createWithdrawal",
  method: "POST",
  path: "/api/player/withdrawals",
  summary: "Reserves money and asks for it to be paid out.",
  access: "player",
  whileRestricted: true,
  body: z.object({
    /** Id made by the browser and kept there: the same id is the same withdrawal. */
    id: wireId,
    method: methodId,
    currency: currencyCode,
    amount_cents: amountCents,
    /** A card or account used before; else `destination`. */
    profile_id: z.optional(wireId),
    destination: z.optional(
      z.discriminatedUnion("kind", [
        z.object({
          kind: z.literal("bank"),
          holder: z.string().check(
            z.trim(),
            z.minLength(2),
            z.maxLength(70),
            // No controls, invisible marks or halves of characters: a name that a bank can print.
            z.regex(/^[^\p{C}]*$/u, "VALIDATION.COMMON.INVALID_FIELD"),
          ),
          iban: z.string().check(z.maxLength(42)),
        }),
        z.object({ kind: z.literal("crypto"), address: z.string().check(z.maxLength(110)) }),
      ]),
    ),
    /** The player's own, once more: asked for where nothing was paid out to the destination yet. */
    password: z.optional(z.string().check(z.minLength(1), z.maxLength(256))),
  }),
  output: paymentView,
  status: 201,
  idempotency: "body-id",
  refusals: {
    ...PAYMENT_REFUSALS,
    ...DETAILS_REFUSALS,
    password_required: refusal(422, "password", "Confirm a new account with your password."),
    password_wrong: refusal(422, "password", "The password is wrong."),
    password_not_set: refusal(
      422,
      "password",
      "You have no password yet. Choose one with a link that we send you.",
    ),
    ...PASSWORD_REFUSALS,
    account_locked: refusal(429, "base", "Too many attempts. Try again in 15 minutes."),
    not_enough_money: refusal(422, "amount_cents", "There is not enough money."),
    destination_required: refusal(422, "destination", "Say where the money goes."),
    iban_invalid: refusal(422, "destination.iban", "The IBAN is not valid."),
    address_invalid: refusal(422, "destination.address", "The address is not valid."),
    return_to_source_first: refusal(422, "method", "Money goes back first to where it came from."),
  },
  limits: [{ by: "player", count: 60, windowSeconds: 3600 }],
});

export const recallPayment = defineEndpoint({
  name: "recallPayment",
  method: "POST",
  path: "/api/player/payments/{id}/recall",
  summary: "Takes a withdrawal back while it is recallable; again, it answers the same.",
  access: "player",
  whileRestricted: true,
  params: z.object({ id: wireId }),
  output: paymentView,
  refusals: {
    payment_not_found: refusal(404, "base", "There is no such payment."),
    not_recallable: refusal(422, "base", "This payment cannot be recalled any more."),
  },
  limits: [{ by: "player", count: 60, windowSeconds: 3600 }],
});

export const listPayments = defineEndpoint({
  name: "listPayments",
  method: "GET",
  path: "/api/player/payments",
  summary: "The player's payments, latest first.",
  access: "player",
  whileRestricted: true,
  query: z.object({
    before: z.optional(wireId),
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
  whileRestricted: true,
  params: z.object({ id: wireId }),
  output: paymentView,
  refusals: { payment_not_found: refusal(404, "base", "There is no such payment.") },
});

export const listPaymentProfiles = defineEndpoint({
  name: "listPaymentProfiles",
  method: "GET",
  path: "/api/player/payment_profiles",
  summary: "Cards, accounts and addresses the player used before, last used first.",
  access: "player",
  whileRestricted: true,
  output: z.array(paymentProfileView),
});

export const removePaymentProfile = defineEndpoint({
  name: "removePaymentProfile",
  method: "DELETE",
  path: "/api/player/payment_profiles/{id}",
  summary: "Forgets a saved profile; harmless when it is gone.",
  access: "player",
  whileRestricted: true,
  params: z.object({ id: wireId }),
  output: z.object({}),
  refusals: {
    profile_owed: refusal(422, "base", "Money goes back to it first; it can be removed after."),
  },
});

export const listPaymentSources = defineEndpoint({
  name: "listPaymentSources",
  method: "GET",
  path: "/api/player/payment_sources",
  summary: "Lists what came in by each method and has not gone back: it goes back there first.",
  access: "player",
  whileRestricted: true,
  output: z.array(paymentSourceView),
});

export const getWithdrawalRules = defineEndpoint({
  name: "getWithdrawalRules",
  method: "GET",
  path: "/api/player/withdrawal_rules",
  summary: "Returns the rules of the player's withdrawals.",
  access: "player",
  whileRestricted: true,
  output: withdrawalRulesView,
});

/** Days of the statement are UTC days, both ends included. */
export const getStatement = defineEndpoint({
  name: "getStatement",
  method: "GET",
  path: "/api/player/statement",
  summary: "Movements between the player and the world, latest first; games are listed elsewhere.",
  access: "player",
  whileRestricted: true,
  query: z.object({
    from: z.optional(day),
    to: z.optional(day),
    currency: z.optional(currencyCode),
    kind: z.optional(z.enum(STATEMENT_KINDS)),
    /** The id of the last row of the page before. */
    before: z.optional(z.string().check(z.regex(/^\d{1,18}$/))),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 20),
  }),
  output: z.object({ rows: z.array(statementRowView), more: z.boolean() }),
});

/**
 * A provider tells what became of a payment, in its own words and signed in its own way. What does
 * not prove itself is answered 401 without detail and put on record.
 */
export const paymentWebhook = defineEndpoint({
  name: "paymentWebhook",
  method: "POST",
  path: "/api/webhooks/payments/{provider}",
  summary: "A payment provider's signed report.",
  access: "provider",
  params: z.object({ provider: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)) }),
  body: z.record(z.string(), z.unknown()),
  output: z.object({ received: z.literal(true) }),
  bodyLimitBytes: 65_536,
  refusals: {
    signature_invalid: refusal(401, "base", "The signature is not valid."),
    report_malformed: refusal(422, "base", "The report is not understood."),
    payment_unknown: refusal(404, "base", "There is no such payment."),
    payment_mismatch: refusal(409, "base", "The report is about another amount or currency."),
    provider_unavailable: refusal(503, "base", "The provider cannot be asked back. Send again."),
  },
});
