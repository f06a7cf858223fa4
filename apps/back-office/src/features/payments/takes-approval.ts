import type { WithdrawalView } from "@houselight/contracts/cashbox";

/**
 * Tells whether a withdrawal still waits for this operator's word: each agrees once, and no more
 * than are needed. One that waits for nothing but its time is not asked about again.
 */
export const takesApproval = (
  { approvals, approvals_needed: needed }: Pick<WithdrawalView, "approvals" | "approvals_needed">,
  operator: string,
): boolean =>
  approvals.length < needed && approvals.every((approval) => approval.operator !== operator);
