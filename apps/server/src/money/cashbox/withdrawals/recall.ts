import { licenceOf } from "#core/configuration";
import { lockAccounts } from "#core/wallet";
import { Refused } from "#platform/http";
import type { House } from "#platform/module";
import type { Payment } from "../records/payment.ts";
import { lockPaymentRow, selectPayment } from "../records/payment-store.ts";
import { returnMoney } from "./return-money.ts";

/** Returns true while the player may recall a withdrawal, under a licence that allows it. A refund is not recallable. */
export const isRecallable = (payment: Payment): boolean =>
  payment.action === "cashout" &&
  payment.refundOf === null &&
  payment.state === "pending" &&
  licenceOf(payment.licence).recall;

/**
 * Takes a withdrawal back; again, it answers the same.
 * Throws Refused("payment_not_found") and Refused("not_recallable").
 */
export async function recallWithdrawal(
  house: House,
  playerId: bigint,
  id: string,
): Promise<Payment> {
  const recalled = await house.database.tx(async (tx) => {
    await lockAccounts(tx, [playerId]);
    const known = await selectPayment(tx, playerId, id);
    if (!known) throw new Refused("payment_not_found");
    const payment = await lockPaymentRow(tx, known.reference);
    if (payment.state === "recalled") return payment;
    if (!isRecallable(payment)) throw new Refused("not_recallable");
    const at = house.clock.now();
    return returnMoney(tx, payment, { state: "recalled", reason: null, at });
  });
  return recalled;
}
