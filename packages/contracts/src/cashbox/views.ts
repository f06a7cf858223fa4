import * as z from "zod/mini";

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

export const PAYMENT_ACTIONS = ["deposit", "cashout"] as const;

/** A provider may say `success`; it means succeeded (CASHBOX-02). */
export const readPaymentState = (text: string): PaymentState | null =>
  text === "success" ? "succeeded" : (PAYMENT_STATES.find((state) => state === text) ?? null);

/** Instructions for the player to pay outside of this site, where there is no hosted page. */
export const paymentInstructions = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("crypto"),
    address: z.string(),
    /** Amount that is still to be sent, in units, as a wallet takes it: `0.0012`. */
    amount: z.string(),
    /** A part of it that has come, in units; absent while nothing has. */
    received: z.optional(z.string()),
    /** Opens a wallet; also what the QR code holds. */
    uri: z.string(),
    confirmations: z.int(),
    confirmations_needed: z.int(),
  }),
  z.object({
    kind: z.literal("bank"),
    holder: z.string(),
    iban: z.string(),
    bic: z.string(),
    reference: z.string(),
    amount: z.string(),
  }),
]);
export type PaymentInstructions = z.infer<typeof paymentInstructions>;

export const paymentView = z.object({
  id: z.string(),
  action: z.enum(PAYMENT_ACTIONS),
  state: z.enum(PAYMENT_STATES),
  method: z.string(),
  currency: z.string(),
  amount_cents: z.int(),
  /** The provider's page, while the player has something to do there. */
  redirect_url: z.nullable(z.string()),
  instructions: z.nullable(paymentInstructions),
  /** Masked source or destination of the money: `•••• 1111`. */
  account_label: z.nullable(z.string()),
  /** Reason for an end without success; a message key under `cashbox.reasons`. */
  reason: z.nullable(z.string()),
  recallable: z.boolean(),
  /** A withdrawal to an account that was never paid to leaves then at the earliest; null otherwise. */
  waits_until: z.nullable(z.string()),
  /** A cashout that the house began: a deposit goes back the way it came. */
  refund: z.boolean(),
  created_at: z.string(),
  finished_at: z.nullable(z.string()),
});
export type PaymentView = z.infer<typeof paymentView>;

/** A card, account or address used before. The provider keeps what it stands for. */
export const paymentProfileView = z.object({
  id: z.string(),
  method: z.string(),
  currency: z.string(),
  label: z.string(),
  /** Can be charged again without the provider's page. */
  one_click: z.boolean(),
  /** True when a payout to it arrived: the next withdrawal to it needs no password and does not wait. */
  paid_out: z.boolean(),
  last_used_at: z.string(),
});
export type PaymentProfileView = z.infer<typeof paymentProfileView>;

/** Amount that came in by a method and has not gone back: it goes back there first. */
export const paymentSourceView = z.object({
  method: z.string(),
  currency: z.string(),
  outstanding_cents: z.int(),
});
export type PaymentSourceView = z.infer<typeof paymentSourceView>;

export const withdrawalRulesView = z.object({
  /** Waiting time of the first withdrawal to an account. */
  new_account_delay_minutes: z.int(),
  /** True when the player's licence allows a withdrawal to be recalled before it leaves. */
  recall: z.boolean(),
});
export type WithdrawalRulesView = z.infer<typeof withdrawalRulesView>;

export const STATEMENT_KINDS = [
  "deposit",
  "withdrawal_reserved",
  "withdrawal_paid",
  "withdrawal_returned",
  "correction",
] as const;

/**
 * A movement between the player and the world. `amount_cents` is what it does to the balance and
 * `held_cents` what it does to the money reserved, both signed.
 */
export const statementRowView = z.object({
  id: z.string(),
  at: z.string(),
  kind: z.enum(STATEMENT_KINDS),
  currency: z.string(),
  amount_cents: z.int(),
  held_cents: z.int(),
  payment_id: z.nullable(z.string()),
  method: z.nullable(z.string()),
  /** A deposit goes back with it: its player asked for no withdrawal. */
  refund: z.boolean(),
});
export type StatementRowView = z.infer<typeof statementRowView>;
