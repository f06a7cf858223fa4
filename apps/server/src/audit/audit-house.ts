import type { ThresholdVariables } from "#core/configuration";
import { readConfig } from "#platform/config";
import type { Queryable } from "#platform/database";
import {
  checkByPlayers,
  checkInvariant,
  type InvariantResult,
  refreshStatistics,
} from "./audit-store.ts";
import { ADVENTURES } from "./invariants/bonuses/adventure-audit-store.ts";
import { BONUSES } from "./invariants/bonuses/bonus-audit-store.ts";
import { CASHBACK } from "./invariants/bonuses/cashback-audit-store.ts";
import { FREE_SPINS } from "./invariants/bonuses/freespins-audit-store.ts";
import { GIFTS } from "./invariants/bonuses/gift-audit-store.ts";
import { REPORTS } from "./back-office/report-audit-store.ts";
import { COMP_POINTS } from "./invariants/comps-audit-store.ts";
import { JACKPOT_POTS } from "./invariants/jackpot-audit-store.ts";
import { LEDGER_INVARIANTS } from "./invariants/ledger-audit-store.ts";
import { LOTTERIES } from "./invariants/lottery-audit-store.ts";
import { paymentInvariants } from "./invariants/payment-audit-store.ts";
import { auditRocket } from "./invariants/rocket/audit-rocket.ts";
import { auditSportsbook } from "./invariants/sportsbook/audit-sportsbook.ts";
import { AUDIT_TRAIL } from "./invariants/trail-audit-store.ts";
import { PRIZES } from "./invariants/tournament-audit-store.ts";
import { WAGER_INVARIANTS } from "./invariants/wager-audit-store.ts";
import { auditLiveTables } from "./live-tables/audit-tables.ts";
import { OUTBOX } from "./outbox/outbox-audit-store.ts";
import { LIMITS } from "./players/limit-audit-store.ts";
import { SCORES } from "./players/score-audit-store.ts";
import { WAGERING } from "./players/wagering-audit-store.ts";
import { DRAWN_PRIZES } from "./prizes/prize-audit-store.ts";
import { STUDIO_ROUNDS } from "./studios/studio-audit-store.ts";

/**
 * Reads the variables that the audit judges by, as the house reads them.
 * Throws StartError, which names the one that is not understood.
 */
export const auditVariables = (
  env: Readonly<Record<string, string | undefined>>,
): ThresholdVariables => readConfig({ CDD_THRESHOLD_EUR: env["CDD_THRESHOLD_EUR"] });

/**
 * Looks whether the books hold, from the stored rows alone: I1 to I32, in order. It is a report and
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
    FREE_SPINS,
    COMP_POINTS,
    DRAWN_PRIZES,
    ADVENTURES,
  ];
  for (const invariant of all) {
    results.push(await checkInvariant(queryable, invariant));
  }
  results.push(await auditRocket(queryable));
  results.push(await auditSportsbook(queryable));
  for (const invariant of [REPORTS, GIFTS, CASHBACK, STUDIO_ROUNDS])
    results.push(await checkInvariant(queryable, invariant));
  results.push(await auditLiveTables(queryable));
  for (const invariant of [WAGERING, LIMITS, SCORES])
    results.push(await checkByPlayers(queryable, invariant));
  results.push(await checkInvariant(queryable, OUTBOX));
  return results;
}
