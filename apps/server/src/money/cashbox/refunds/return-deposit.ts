import { lockAccounts } from "#core/wallet";
import { selectPassedOver } from "#entitlements/compliance";
import type { Tx } from "#platform/database";
import type { House } from "#platform/module";
import type { Payment } from "../records/payment.ts";
import { accountIn } from "../records/payment-terms.ts";
import { recordRefund, refundOf } from "./refund-payment.ts";

/**
 * Sends a deposit back that came after its player has excluded themselves, or had their data erased: it was
 * credited in this transaction, and what of it no debt has taken leaves at once. Nobody is asked: the house
 * must not keep it. The caller holds the player's accounts.
 */
export async function returnIfPassedOver(house: House, tx: Tx, deposit: Payment): Promise<void> {
  const { playerId, currency } = deposit;
  if (!(await selectPassedOver(tx, [playerId])).has(playerId)) return;
  const { cash } = accountIn(await lockAccounts(tx, [playerId]), currency);
  const amount = cash < deposit.amount ? cash : deposit.amount;
  if (amount <= 0n) return;
  const refund = await refundOf(house, tx, deposit, {
    id: house.ids.uuid(),
    bodyHash: "returned",
    amount,
    eurCents: (deposit.eurCents * amount) / deposit.amount,
    reportUrl: deposit.reportUrl,
    approvalsNeeded: 0,
    state: "reserved",
  });
  await recordRefund(tx, refund);
}
