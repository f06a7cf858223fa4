import { defineEvent } from "#platform/outbox";

/** A payment came into this state. */
export interface PaymentChanged {
  readonly paymentId: string;
  readonly state: string;
  readonly currency: string;
  readonly amount: bigint;
}
export const paymentChanged = defineEvent<PaymentChanged>("payment.changed");
