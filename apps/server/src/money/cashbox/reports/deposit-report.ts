import { selectErased } from "#core/accounts";
import {
  announceBalances,
  exchangeRates,
  FIRST_LEG,
  postTransfers,
  repayDebts,
} from "#core/wallet";
import { countDeposit, giveBackDeposit } from "#entitlements/compliance";
import { paymentProgressed } from "#events/cashbox";
import type { Tx } from "#platform/database";
import { sha256 } from "#platform/ids";
import { appendEvents } from "#platform/outbox";
import type { ProviderReport } from "../providers/provider.ts";
import { changedEvent } from "../records/change.ts";
import { depositChange, type Payment } from "../records/payment.ts";
import { updateState } from "../records/payment-store.ts";
import { upsertProfile } from "../records/profile-store.ts";
import { insertCase } from "./cases/case-store.ts";
import { addToSource } from "../records/source-store.ts";
import { returnIfPassedOver } from "../refunds/return-deposit.ts";
import { type AppliedReport, insertLateFailure } from "./applied-report.ts";
import { noteLargePayment } from "./note-large-payment.ts";
import { amountText } from "./cases/amount-text.ts";

/** Credits what was paid, once and whatever was believed before; keeps the profile it came from. */
export async function applyDepositReport(applied: AppliedReport): Promise<void> {
  const { house, tx, payment, report, at } = applied;
  const change = depositChange(payment.state, report.status);
  if (change.kind === "none") return;
  if (change.kind === "contradiction") return insertLateFailure(applied);
  // Nothing of a person is kept anew whose data are erased.
  const told = (await selectErased(tx, [payment.playerId])).size > 0 ? null : report.profile;
  const finishedAt = change.state === "processing" ? null : at;
  await updateState(tx, payment.reference, {
    state: change.state,
    late: change.late,
    finishedAt,
    reason: change.credit ? null : report.reason,
    accountLabel: told?.label ?? null,
    providerReference: payment.providerReference ? null : report.providerReference,
  });
  const counted = { ...payment, rates: await exchangeRates(house)() };
  if (change.credit) {
    if (change.late) await countDeposit(tx, counted, at);
    await credit(tx, payment);
    await noteLargePayment(applied);
    if (told) await keepProfile(applied, told);
  } else if (change.state !== "processing") await giveBackDeposit(tx, counted, at);
  if (change.late) {
    await insertCase(tx, {
      kind: "late_success",
      provider: payment.provider,
      reference: payment.reference,
      detail: `was ${payment.state}; credited ${amountText(payment.amount, payment.currency)}`,
      at,
    });
  }
  await appendEvents(tx, [changedEvent({ ...payment, state: change.state, finishedAt })]);
  if (change.credit) await returnIfPassedOver(house, tx, payment);
}

async function credit(tx: Tx, payment: Payment): Promise<void> {
  const { playerId, currency, amount, method } = payment;
  await postTransfers(tx, [
    {
      playerId,
      groupId: payment.id,
      leg: FIRST_LEG.deposit,
      kind: "deposit",
      currency,
      debit: `clearing:${payment.provider}`,
      credit: "cash",
      amount,
    },
  ]);
  await repayDebts(tx, [{ playerId, currency, groupId: payment.id }]);
  await addToSource(tx, playerId, { method, currency, amount });
  await announceBalances(tx, [payment]);
}

/** The provider's token is kept whenever it gives one: money goes back to where it came from. */
async function keepProfile(
  { house, tx, payment, at }: AppliedReport,
  profile: NonNullable<ProviderReport["profile"]>,
): Promise<void> {
  await upsertProfile(tx, {
    playerId: payment.playerId,
    id: house.ids.uuid(),
    method: payment.method,
    provider: payment.provider,
    currency: payment.currency,
    fingerprint: sha256(profile.token),
    label: profile.label,
    token: profile.token,
    destination: null,
    oneClick: payment.saveProfile,
    lastUsedAt: at,
    paidOutAt: null,
  });
  const progressed = { paymentId: payment.id, event: "profile_saved" } as const;
  await appendEvents(tx, [paymentProgressed(payment.playerId, progressed)]);
}
