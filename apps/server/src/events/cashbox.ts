import { defineEvent } from "#platform/outbox";

/** A payment came into this state. */
export interface PaymentChanged {
  readonly paymentId: string;
  readonly action: "deposit" | "cashout";
  readonly state: string;
  readonly currency: string;
  readonly amount: bigint;
  /** A deposit goes back with this cashout. These three are absent in events of older builds. */
  readonly refund?: boolean;
  readonly licence?: string;
  /** Moment at which it ended, ISO 8601; null before. */
  readonly at?: string | null;
}
export const paymentChanged = defineEvent<PaymentChanged>("payment.changed");

/** Something happened to a payment that left its state as it was. */
export interface PaymentProgressed {
  readonly paymentId: string;
  readonly event: "received" | "confirmation" | "approved" | "profile_saved";
  readonly confirmations?: number;
  readonly confirmationsNeeded?: number;
}
export const paymentProgressed = defineEvent<PaymentProgressed>("payment.progressed");

/** The card provider's security step for a payment. */
export interface CardStepped {
  readonly paymentId: string;
  readonly step: "challenge" | "passed" | "failed";
}
export const cardStepped = defineEvent<CardStepped>("payment.card-stepped");
