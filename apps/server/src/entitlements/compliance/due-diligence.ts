import type { VerificationStatus } from "@houselight/contracts";

/** Transactions this close together count as one. */
export const LINKED_MS = 24 * 3_600_000;

/**
 * Returns true when a player must be verified before this transaction: alone or with those linked
 * to it, it reaches the threshold. Values in EUR cents; deposits and withdrawals count apart.
 */
export const needsVerification = (
  verification: VerificationStatus,
  value: { readonly own: bigint; readonly linked: bigint; readonly threshold: bigint },
): boolean => verification !== "verified" && value.own + value.linked >= value.threshold;
