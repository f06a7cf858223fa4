import { lockAccounts, postTransfers, type Transfer } from "#core/wallet";
import { paymentChanged } from "#events/cashbox";
import { balanceChanged } from "#events/wallet";
import type { Tx } from "#platform/database";
import { Refused } from "#platform/http";
import type { House } from "#platform/module";
import { appendEvents } from "#platform/outbox";
import { type Payment, type ReportedStatus, transition } from "./payment.ts";
import { lockPayment, noteWebhook, updateState } from "./payment-store.ts";
import { changedEvent } from "./start-deposit.ts";

export interface ProviderReport {
  readonly provider: string;
  readonly webhookId: string;
  readonly reference: string;
  readonly status: ReportedStatus;
  readonly currency: string;
  readonly amount: bigint;
}

/**
 * Takes a provider's report into the books, once: the state, the money and the note of the report
 * commit together. A report that was taken before, or that comes too late to matter, changes nothing.
 * Throws Refused("payment_unknown") and Refused("payment_mismatch").
 */
export async function applyReport(house: House, report: ProviderReport): Promise<void> {
  await house.database.tx(async (tx) => {
    const payment = await lockPayment(tx, report.provider, report.reference);
    if (!payment) throw new Refused("payment_unknown");
    if (payment.currency !== report.currency || payment.amount !== report.amount)
      throw new Refused("payment_mismatch");
    const at = house.clock.now();
    if (!(await noteWebhook(tx, { ...report, at }))) return;
    const change = transition(payment.state, report.status);
    if (change.kind === "none") return;
    const finishedAt = change.state === "processing" ? null : at;
    await updateState(tx, payment.reference, {
      state: change.state,
      late: change.late,
      finishedAt,
    });
    if (change.credit) await credit(tx, payment);
    await appendEvents(tx, [changedEvent({ ...payment, state: change.state })]);
  });
  house.appended(paymentChanged.name, balanceChanged.name);
}

async function credit(tx: Tx, payment: Payment): Promise<void> {
  const { playerId, currency } = payment;
  await lockAccounts(tx, [playerId]);
  const transfer: Transfer = {
    playerId,
    groupId: payment.id,
    leg: 0,
    kind: "deposit",
    currency,
    debit: `clearing:${payment.provider}`,
    credit: "cash",
    amount: payment.amount,
  };
  await postTransfers(tx, [transfer]);
  const account = (await lockAccounts(tx, [playerId])).find((one) => one.currency === currency);
  if (!account) throw new Error("a deposit reaches an account that exists");
  const { cash, bonus, version } = account;
  await appendEvents(tx, [balanceChanged(playerId, { currency, cash, bonus, version })]);
}
