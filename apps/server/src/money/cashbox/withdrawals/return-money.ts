import { announceBalances, resolveHolds } from "#core/wallet";
import type { Tx } from "#platform/database";
import { appendEvents } from "#platform/outbox";
import { changedEvent } from "../records/change.ts";
import type { Payment } from "../records/payment.ts";
import { updateState } from "../records/payment-store.ts";
import { addToSource } from "../records/source-store.ts";

/**
 * Ends a withdrawal that is not paid: the held money returns to the balance, and what would have
 * gone back to its source is outstanding again. The caller holds the payment (`holdPayment`).
 */
export async function returnMoney(
  tx: Tx,
  payment: Payment,
  end: {
    readonly state: "declined" | "canceled" | "rejected" | "recalled";
    readonly reason: string | null;
    readonly at: Date;
    readonly providerReference?: string | null;
  },
): Promise<Payment> {
  const { state, reason, at } = end;
  await resolveHolds(tx, [{ playerId: payment.playerId, id: payment.id, outcome: "voided" }], at);
  await addToSource(tx, payment.playerId, { ...payment, amount: payment.sourcePart });
  await updateState(tx, payment.reference, {
    state,
    finishedAt: at,
    reason,
    providerReference: end.providerReference ?? null,
  });
  const ended: Payment = { ...payment, state, finishedAt: at, reason };
  await announceBalances(tx, [payment]);
  await appendEvents(tx, [changedEvent(ended)]);
  return ended;
}
