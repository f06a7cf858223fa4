import { giveBackDeposit } from "#entitlements/compliance";
import { exchangeRates } from "#core/wallet";
import type { Tx } from "#platform/database";
import type { House } from "#platform/module";
import { appendEvents } from "#platform/outbox";
import { changedEvent } from "../records/change.ts";
import { updateState } from "../records/payment-store.ts";
import type { Payment } from "../records/payment.ts";

/**
 * Ends a deposit that brings no money to its account: its room under the player's limits is free again. The
 * caller holds the payment (`holdPayment`). Should it be paid later, it is credited.
 */
export async function endDeposit(
  house: House,
  tx: Tx,
  payment: Payment,
  end: { readonly reason: string; readonly at: Date },
): Promise<void> {
  const change = { state: "canceled", finishedAt: end.at, reason: end.reason } as const;
  await updateState(tx, payment.reference, change);
  await giveBackDeposit(tx, { ...payment, rates: await exchangeRates(house)() }, end.at);
  await appendEvents(tx, [changedEvent({ ...payment, ...change })]);
}
