import type { Queryable } from "#platform/database";
import type { Payment } from "./payment.ts";
import { COLUMNS, type PaymentRow, toPayment } from "./payment-store.ts";

/** Sendings are counted up to here: some four hours of trying. */
export const SENDINGS_MAX = 1000;

/** A payout that one process has taken to send; `sendings` counts this time too. */
export interface Sending {
  readonly payment: Payment;
  readonly sendings: number;
}

/**
 * Takes reserved payouts that are due at `at`, oldest first, out of the way of everybody else until
 * `until`. Cost does not grow with history.
 */
export async function claimSendings(
  queryable: Queryable,
  { at, until, limit }: { readonly at: Date; readonly until: Date; readonly limit: number },
): Promise<Sending[]> {
  const rows = await queryable.query<PaymentRow & { readonly sendings: number }>(
    `update cashbox.payments set asked_at = $1, send_after = $2, sendings = least(sendings + 1, $4)
     where reference in (
       select reference from cashbox.payments
       where action = 'cashout' and state = 'reserved' and (send_after is null or send_after <= $1)
       order by send_after nulls first, seq limit $3 for update skip locked)
     returning ${COLUMNS}, sendings`,
    [at, until, limit, SENDINGS_MAX],
  );
  return rows.map(({ sendings, ...row }) => ({ payment: toPayment(row), sendings }));
}

/** Puts the next sending of a payout off until then. */
export async function putOffSending(
  queryable: Queryable,
  reference: string,
  until: Date,
): Promise<void> {
  await queryable.query("update cashbox.payments set send_after = $2 where reference = $1", [
    reference,
    until,
  ]);
}
