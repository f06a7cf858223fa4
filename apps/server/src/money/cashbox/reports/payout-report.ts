import { announceBalances, resolveHolds } from "#core/wallet";
import { appendEvents } from "#platform/outbox";
import { changedEvent } from "../records/change.ts";
import { payoutChange } from "../records/payment.ts";
import { updateState } from "../records/payment-store.ts";
import { markPaidOut, upsertProfile } from "../records/profile-store.ts";
import { insertCase } from "./cases/case-store.ts";
import { fingerprintOf } from "../withdrawals/destination.ts";
import { returnMoney } from "../withdrawals/return-money.ts";
import { type AppliedReport, insertLateFailure } from "./applied-report.ts";
import { noteLargePayment } from "./note-large-payment.ts";
import { amountText } from "./cases/amount-text.ts";

/** Posts the held money when it was paid, gives it back when it was not. */
export async function applyPayoutReport(applied: AppliedReport): Promise<void> {
  const { tx, payment, report, at } = applied;
  const change = payoutChange(payment.state, report.status);
  if (change.kind === "none") return;
  if (change.kind === "contradiction") {
    if (payment.state === "succeeded") return insertLateFailure(applied);
    await insertCase(tx, {
      kind: "late_success",
      provider: payment.provider,
      reference: payment.reference,
      detail: `paid out ${amountText(payment.amount, payment.currency)} although it is ${payment.state}`,
      at,
    });
    return;
  }
  const { providerReference } = report;
  if (change.hold === "void") {
    const state = change.state === "canceled" ? "canceled" : "declined";
    await returnMoney(tx, payment, { state, reason: report.reason, at, providerReference });
    return;
  }
  if (change.hold === "post") {
    await post(applied);
    await noteLargePayment(applied);
  }
  const finishedAt = change.hold === "post" ? at : null;
  await updateState(tx, payment.reference, { state: change.state, finishedAt, providerReference });
  await appendEvents(tx, [changedEvent({ ...payment, state: change.state, finishedAt })]);
}

async function post({ house, tx, payment, at }: AppliedReport): Promise<void> {
  const { playerId, id, provider, method, currency, destination, profileId, refundOf } = payment;
  await resolveHolds(tx, [{ playerId, id, outcome: "posted", to: `clearing:${provider}` }], at);
  await announceBalances(tx, [payment]);
  // A refund was confirmed by nobody but the house: it makes no account a known one.
  if (refundOf !== null) return;
  if (profileId !== null) return markPaidOut(tx, playerId, profileId, at);
  // An account or address that was typed is kept for the next time.
  if (!destination || destination.kind === "token") return;
  await upsertProfile(tx, {
    playerId,
    id: house.ids.uuid(),
    method,
    provider,
    currency,
    fingerprint: fingerprintOf(destination),
    label: payment.accountLabel ?? "",
    token: null,
    destination,
    oneClick: false,
    lastUsedAt: at,
    paidOutAt: at,
  });
}
