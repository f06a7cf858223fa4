import * as z from "zod/mini";
import { defineEndpoint, refusal, second_operator_needed, wireId } from "../endpoint/index.ts";
import { PAYMENT_STATES } from "./views.ts";

/** A withdrawal as an operator sees it. `reference` names it; two approvals come from two people. */
export const withdrawalView = z.object({
  reference: z.string(),
  player_id: z.int(),
  method: z.string(),
  provider: z.string(),
  currency: z.string(),
  amount_cents: z.int(),
  /** The value in EUR cents when it was asked for. */
  eur_cents: z.int(),
  /** That of the player's other withdrawals of the 24 hours before: the limits of approval count both together. */
  linked_eur_cents: z.int(),
  state: z.enum(PAYMENT_STATES),
  /** It can still be rejected: it waits, or its provider cannot be asked any more and has not taken it. */
  rejectable: z.boolean(),
  account_label: z.nullable(z.string()),
  approvals_needed: z.int(),
  approvals: z.array(z.object({ operator: z.string(), at: z.string() })),
  reason: z.nullable(z.string()),
  /** Agreed or not, it does not leave before: the account was never paid to. Null once that time has come. */
  waits_until: z.nullable(z.string()),
  /** The reference of the deposit that goes back; null for what the player asked for. */
  refund_of: z.nullable(z.string()),
  created_at: z.string(),
  finished_at: z.nullable(z.string()),
});
export type WithdrawalView = z.infer<typeof withdrawalView>;

const reference = z.object({ reference: wireId });
const NOT_THERE = refusal(404, "base", "There is no such withdrawal.");
const DEPOSIT_NOT_THERE = refusal(404, "base", "There is no such deposit.");
const DECIDED = refusal(422, "base", "This withdrawal is decided already.");

export const listWithdrawals = defineEndpoint({
  name: "listWithdrawals",
  method: "GET",
  path: "/api/back_office/withdrawals",
  summary: "Withdrawals by state, oldest first: the approval queue is `pending`.",
  access: "operator",
  permission: "withdrawals.read",
  query: z.object({
    state: z._default(z.enum(PAYMENT_STATES), "pending"),
    after: z.optional(wireId),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 50),
  }),
  output: z.array(withdrawalView),
});

export const approveWithdrawal = defineEndpoint({
  name: "approveWithdrawal",
  method: "POST",
  path: "/api/back_office/withdrawals/{reference}/approve",
  summary: "Agrees to a withdrawal; above a limit two different operators must.",
  access: "operator",
  permission: "withdrawals.decide",
  params: reference,
  output: withdrawalView,
  refusals: {
    withdrawal_not_found: NOT_THERE,
    already_decided: DECIDED,
    second_operator_needed,
    approval_not_needed: refusal(
      422,
      "base",
      "Nobody has to agree to this withdrawal. It leaves when its time has come.",
    ),
  },
});

export const rejectWithdrawal = defineEndpoint({
  name: "rejectWithdrawal",
  method: "POST",
  path: "/api/back_office/withdrawals/{reference}/reject",
  summary:
    "Refuses a withdrawal that waits, or whose provider is taken away; the money returns to the player.",
  access: "operator",
  permission: "withdrawals.decide",
  params: reference,
  body: z.object({ reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(300)) }),
  output: withdrawalView,
  refusals: { withdrawal_not_found: NOT_THERE, already_decided: DECIDED },
});

/** A payment method as an operator sees it, whether it is offered or not. */
export const paymentMethodView = z.object({
  id: z.string(),
  /** Serves it now; the one that would where something is missing. */
  provider: z.string(),
  /** Says without what it is offered to nobody; null where nothing is missing. */
  missing: z.nullable(z.string()),
  /** Codes of the licences that offer it. */
  licences: z.array(z.string()),
});
export type PaymentMethodView = z.infer<typeof paymentMethodView>;

export const listPaymentMethods = defineEndpoint({
  name: "listPaymentMethods",
  method: "GET",
  path: "/api/back_office/payment_methods",
  summary: "Lists the payment methods of the product, with what keeps one from being offered.",
  access: "operator",
  permission: "payments.read",
  output: z.array(paymentMethodView),
});

export const refundDeposit = defineEndpoint({
  name: "refundDeposit",
  method: "POST",
  path: "/api/back_office/deposits/{reference}/refund",
  summary:
    "Sends a deposit, or a part of it, back the way it came; large ones need a second operator.",
  access: "operator",
  permission: "payments.refund",
  params: reference,
  body: z.object({
    /** Id made by the caller: the same id is the same refund. */
    id: wireId,
    /** Smallest units; all that has not gone back where it is left out. */
    amount_cents: z.optional(z.int().check(z.positive())),
    reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(300)),
  }),
  output: withdrawalView,
  status: 201,
  idempotency: "body-id",
  refusals: {
    deposit_not_found: DEPOSIT_NOT_THERE,
    not_refundable: refusal(422, "base", "Only a deposit that succeeded goes back."),
    amount_over_rest: refusal(
      422,
      "amount_cents",
      "So much of this deposit is not left to go back.",
    ),
    not_enough_money: refusal(422, "amount_cents", "The player has not so much money."),
  },
});
