import type { ThresholdVariables } from "#core/configuration";
import type { Queryable } from "#platform/database";
import { checkInvariant, type InvariantResult, refreshStatistics } from "./audit-store.ts";
import { BONUSES } from "./invariants/bonus-audit-store.ts";
import { JACKPOT_POTS } from "./invariants/jackpot-audit-store.ts";
import { LEDGER_INVARIANTS } from "./invariants/ledger-audit-store.ts";
import { LOTTERIES } from "./invariants/lottery-audit-store.ts";
import { paymentInvariants } from "./invariants/payment-audit-store.ts";

import { AUDIT_TRAIL } from "./invariants/trail-audit-store.ts";
import { PRIZES } from "./invariants/tournament-audit-store.ts";
import { WAGER_INVARIANTS } from "./invariants/wager-audit-store.ts";

/**
 * Looks whether the books hold, from the stored rows alone: I1 to I17, in order. It is a report and
 * reads across modules; it changes nothing but the statistics of the planner.
 */
export async function auditHouse(
  queryable: Queryable,
  variables: ThresholdVariables = {},
): Promise<InvariantResult[]> {
  await refreshStatistics(queryable);
  const results: InvariantResult[] = [];
  const payments = paymentInvariants(variables);
  const all = [
    ...LEDGER_INVARIANTS,
    ...WAGER_INVARIANTS,
    ...payments,
    JACKPOT_POTS,
    AUDIT_TRAIL,
    LOTTERIES,
    PRIZES,
    BONUSES,
  ];
  for (const invariant of all) {
    results.push(await checkInvariant(queryable, invariant));
  }
  return results;
}
