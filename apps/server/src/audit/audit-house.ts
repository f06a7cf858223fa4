import type { ThresholdVariables } from "#core/configuration";
import type { Queryable } from "#platform/database";
import { checkInvariant, type InvariantResult, refreshStatistics } from "./audit-store.ts";
import { LEDGER_INVARIANTS } from "./ledger-audit-store.ts";
import { paymentInvariants } from "./payment-audit-store.ts";

import { AUDIT_TRAIL } from "./trail-audit-store.ts";
import { WAGER_INVARIANTS } from "./wager-audit-store.ts";

/**
 * Looks whether the books hold, from the stored rows alone: I1 to I12 and I14, in order. It is a report and
 * reads across modules; it changes nothing but the statistics of the planner.
 */
export async function auditHouse(
  queryable: Queryable,
  variables: ThresholdVariables = {},
): Promise<InvariantResult[]> {
  await refreshStatistics(queryable);
  const results: InvariantResult[] = [];
  const payments = paymentInvariants(variables);
  for (const invariant of [...LEDGER_INVARIANTS, ...WAGER_INVARIANTS, ...payments, AUDIT_TRAIL]) {
    results.push(await checkInvariant(queryable, invariant));
  }
  return results;
}
