import { lockAccounts } from "#core/wallet";
import { paymentChanged } from "#events/cashbox";
import type { Tx } from "#platform/database";
import type { Payment } from "./payment.ts";
import { lockPaymentRow, selectByReference } from "./payment-store.ts";

/**
 * Holds a payment and its player's accounts, in the order in which everybody takes them: accounts
 * first. Undefined when there is no such payment.
 */
export async function holdPayment(tx: Tx, reference: string): Promise<Payment | undefined> {
  const known = await selectByReference(tx, reference);
  if (!known) return undefined;
  await lockAccounts(tx, [known.playerId]);
  return lockPaymentRow(tx, reference);
}

export const changedEvent = (payment: Payment) =>
  paymentChanged(payment.playerId, {
    paymentId: payment.id,
    action: payment.action,
    state: payment.state,
    currency: payment.currency,
    amount: payment.amount,
    refund: payment.refundOf !== null,
    licence: payment.licence,
    at: payment.finishedAt?.toISOString() ?? null,
  });

/** Returns the address of a provider's reports on this site. */
export const reportUrl = (baseUrl: string, provider: string): string =>
  `${baseUrl}/api/webhooks/payments/${provider}`;
