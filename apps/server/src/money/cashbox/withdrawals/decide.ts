import { appendTrailEntries } from "#core/staff";
import { paymentProgressed } from "#events/cashbox";
import type { Tx } from "#platform/database";
import { type Operator, Refused } from "#platform/http";
import type { House } from "#platform/module";
import { appendEvents } from "#platform/outbox";
import { providers } from "../providers/providers.ts";
import { insertApproval } from "../records/approval-store.ts";
import { changedEvent, holdPayment } from "../records/change.ts";
import type { Payment } from "../records/payment.ts";
import { updateState } from "../records/payment-store.ts";
import { isDue } from "./release-waiting.ts";
import { returnMoney } from "./return-money.ts";
import { standingApprovals } from "./standing-approvals.ts";

/**
 * An operator agrees. The withdrawal goes when as many different operators agreed as it needs, all of
 * whom may still, and not before the time it waits for.
 * Throws Refused: withdrawal_not_found, already_decided, approval_not_needed, second_operator_needed.
 */
export async function approveWithdrawal(
  house: House,
  operator: Operator,
  reference: string,
): Promise<Payment> {
  const at = house.clock.now();
  const decided = await house.database.tx(async (tx) => {
    const payment = await withdrawalOf(tx, reference);
    if (payment.state !== "pending") throw new Refused("already_decided");
    if (payment.approvalsNeeded === 0) throw new Refused("approval_not_needed");
    const approval = { reference, operatorId: operator.id, operator: operator.email, at };
    if (!(await insertApproval(tx, approval))) throw new Refused("second_operator_needed");
    const given = (await standingApprovals(tx, [payment])).length;
    await note(tx, { at, operator, payment, action: "withdrawal.approve", detail: { given } });
    if (!isDue(payment, given, at)) {
      const progressed = { paymentId: payment.id, event: "approved" } as const;
      await appendEvents(tx, [paymentProgressed(payment.playerId, progressed)]);
      return payment;
    }
    await updateState(tx, reference, { state: "reserved", finishedAt: null });
    const reserved: Payment = { ...payment, state: "reserved" };
    await appendEvents(tx, [changedEvent(reserved)]);
    return reserved;
  });
  return decided;
}

/**
 * Tells whether an operator can give a withdrawal back: it waits, or it is still to be handed to a provider that
 * cannot be asked any more. While one can, another try may be on its way there: it could be paid as well.
 */
export const isRejectable = (house: House, { action, state, provider }: Payment): boolean =>
  action === "cashout" &&
  (state === "pending" || (state === "reserved" && !providers(house).canAsk(provider)));

/** Throws Refused: withdrawal_not_found, already_decided. */
export async function rejectWithdrawal(
  house: House,
  operator: Operator,
  reference: string,
  why: string,
): Promise<Payment> {
  const at = house.clock.now();
  const decided = await house.database.tx(async (tx) => {
    const payment = await withdrawalOf(tx, reference);
    if (!isRejectable(house, payment)) throw new Refused("already_decided");
    await note(tx, { at, operator, payment, action: "withdrawal.reject", detail: { why } });
    // The player reads that it was refused; why stays in the audit trail.
    return returnMoney(tx, payment, { state: "rejected", reason: "rejected", at });
  });
  return decided;
}

async function withdrawalOf(tx: Tx, reference: string): Promise<Payment> {
  const payment = await holdPayment(tx, reference);
  if (payment?.action !== "cashout") throw new Refused("withdrawal_not_found");
  return payment;
}

const note = (
  tx: Tx,
  what: {
    at: Date;
    operator: Operator;
    payment: Payment;
    action: string;
    detail: Record<string, unknown>;
  },
) =>
  appendTrailEntries(tx, [
    {
      at: what.at,
      operator: what.operator,
      action: what.action,
      subject: `withdrawal ${what.payment.reference}`,
      detail: {
        ...what.detail,
        player: what.payment.playerId,
        currency: what.payment.currency,
        amount: what.payment.amount,
      },
    },
  ]);
