import { stillPermitted } from "#core/staff";
import type { Queryable } from "#platform/database";
import { type Approval, selectApprovals } from "../records/approval-store.ts";
import type { Payment } from "../records/payment.ts";

type Approved = Pick<Payment, "reference" | "state" | "refundOf">;

/**
 * Reads the approvals of withdrawals, oldest first. Of one that waits, those count that are by operators who
 * may still decide, or who may still refund where they asked for it; of one that is decided, all are told.
 */
export async function standingApprovals(
  queryable: Queryable,
  payments: readonly Approved[],
): Promise<Approval[]> {
  const byReference = new Map(payments.map((payment) => [payment.reference, payment]));
  const approvals = await selectApprovals(queryable, [...byReference.keys()]);
  if (approvals.length === 0) return [];
  const operators = [...new Set(approvals.map(({ operator }) => operator))];
  const deciders = await stillPermitted(queryable, operators, ["withdrawals.decide"]);
  const refunders = await stillPermitted(queryable, operators, ["payments.refund"]);
  return approvals.filter(({ reference, operator }) => {
    const { state, refundOf } = byReference.get(reference) as Approved;
    if (state !== "pending" || deciders.has(operator)) return true;
    return refundOf !== null && refunders.has(operator);
  });
}
