import type { Queryable } from "#platform/database";
import { checkInvariant, type InvariantResult } from "./audit-store.ts";
import { LEDGER_INVARIANTS } from "./ledger-audit-store.ts";
import { ROUND_INVARIANTS } from "./round-audit-store.ts";

/**
 * Looks whether the books hold, from the stored rows alone: I1 to I8, in
 * order. It is a report and reads across modules; it changes nothing.
 */
export async function auditHouse(queryable: Queryable): Promise<InvariantResult[]> {
  const results: InvariantResult[] = [];
  for (const invariant of [...LEDGER_INVARIANTS, ...ROUND_INVARIANTS]) {
    results.push(await checkInvariant(queryable, invariant));
  }
  return results;
}
