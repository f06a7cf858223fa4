import type { OperatorPaymentView, PaymentView, WithdrawalView } from "@houselight/contracts";
import type { Approval } from "./approval-store.ts";
import type { Payment } from "./payment.ts";
import { isRecallable } from "../withdrawals/recall.ts";

/** Returns the payment as the player sees it; the next step only while there is one. */
export function paymentView(payment: Payment): PaymentView {
  const open = payment.state === "pending" || payment.state === "processing";
  return {
    id: payment.id,
    action: payment.action,
    state: payment.state,
    method: payment.method,
    currency: payment.currency,
    amount_cents: Number(payment.amount),
    redirect_url: payment.state === "pending" ? payment.redirectUrl : null,
    instructions: open ? payment.instructions : null,
    account_label: payment.accountLabel,
    reason: payment.reason,
    recallable: isRecallable(payment),
    waits_until: waitsUntil(payment),
    refund: payment.refundOf !== null,
    created_at: payment.createdAt.toISOString(),
    finished_at: payment.finishedAt?.toISOString() ?? null,
  };
}

/** While it waits. */
const waitsUntil = ({ state, waitsUntil: until }: Payment): string | null =>
  state === "pending" ? (until?.toISOString() ?? null) : null;

/** Returns a payment of either direction as operators see it. */
export const operatorPaymentView = (payment: Payment): OperatorPaymentView => ({
  reference: payment.reference,
  provider_reference: payment.providerReference,
  player_id: Number(payment.playerId),
  action: payment.action,
  method: payment.method,
  provider: payment.provider,
  currency: payment.currency,
  amount_cents: Number(payment.amount),
  eur_cents: Number(payment.eurCents),
  state: payment.state,
  account_label: payment.accountLabel,
  reason: payment.reason,
  late: payment.late,
  refund_of: payment.refundOf,
  created_at: payment.createdAt.toISOString(),
  finished_at: payment.finishedAt?.toISOString() ?? null,
});

/** Returns a withdrawal as operators see it: once its time has come, nothing but approvals is told to be waited for. */
export const withdrawalView = (
  payment: Payment,
  approvals: readonly Approval[],
  { now, rejectable }: { readonly now: Date; readonly rejectable: boolean },
): WithdrawalView => ({
  reference: payment.reference,
  player_id: Number(payment.playerId),
  method: payment.method,
  provider: payment.provider,
  currency: payment.currency,
  amount_cents: Number(payment.amount),
  eur_cents: Number(payment.eurCents),
  linked_eur_cents: Number(payment.linkedEurCents),
  state: payment.state,
  rejectable,
  account_label: payment.accountLabel,
  approvals_needed: payment.approvalsNeeded,
  approvals: approvals
    .filter((approval) => approval.reference === payment.reference)
    .map(({ operator, at }) => ({ operator, at: at.toISOString() })),
  reason: payment.reason,
  waits_until: payment.waitsUntil && payment.waitsUntil <= now ? null : waitsUntil(payment),
  refund_of: payment.refundOf,
  created_at: payment.createdAt.toISOString(),
  finished_at: payment.finishedAt?.toISOString() ?? null,
});
