import { announceBalances, placeHolds } from "#core/wallet";
import type { Tx } from "#platform/database";
import type { House } from "#platform/module";
import { appendEvents } from "#platform/outbox";
import { changedEvent } from "../records/change.ts";
import { BEGINNING, type Payment } from "../records/payment.ts";
import { insertPayment } from "../records/payment-store.ts";
import { addToSource, selectSources } from "../records/source-store.ts";
import { sourcePart } from "../withdrawals/withdrawal-rules.ts";

type Given = Pick<
  Payment,
  "id" | "bodyHash" | "amount" | "eurCents" | "reportUrl" | "approvalsNeeded" | "state"
>;

/** Returns the cashout by which a deposit, or a part of it, goes back the way it came. */
export async function refundOf(
  house: House,
  tx: Tx,
  deposit: Payment,
  given: Given,
): Promise<Payment> {
  const sources = (await selectSources(tx, deposit.playerId)).filter(
    ({ currency }) => currency === deposit.currency,
  );
  return {
    ...BEGINNING,
    ...given,
    playerId: deposit.playerId,
    reference: house.ids.uuid(),
    action: "cashout",
    licence: deposit.licence,
    method: deposit.method,
    provider: deposit.provider,
    currency: deposit.currency,
    profileId: deposit.profileId,
    accountLabel: deposit.accountLabel,
    sourcePart: sourcePart(given.amount, deposit.method, sources),
    refundOf: deposit.reference,
    createdAt: house.clock.now(),
  };
}

/** Puts a refund on record and holds its money. */
export async function recordRefund(tx: Tx, refund: Payment): Promise<void> {
  await insertPayment(tx, refund);
  await addToSource(tx, refund.playerId, { ...refund, amount: -refund.sourcePart });
  await placeHolds(tx, [{ ...refund, expiresAt: null }], refund.createdAt);
  await announceBalances(tx, [refund]);
  await appendEvents(tx, [changedEvent(refund)]);
}
