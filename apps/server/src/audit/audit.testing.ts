import type { Database, Tx } from "#platform/database";
import { auditHouse } from "./audit-house.ts";
import type { InvariantResult } from "./audit-store.ts";

class Undo extends Error {}

/** Runs the audit after a change that breaks an invariant, and undoes the change. */
export async function auditBroken(
  database: Database,
  breakIt: (tx: Tx) => Promise<unknown>,
): Promise<InvariantResult[]> {
  let results: InvariantResult[] = [];
  await database
    .tx(async (tx) => {
      // Triggers sleep in this transaction: what they refuse is what the audit is there to find.
      await tx.query("set local session_replication_role = replica");
      await breakIt(tx);
      results = await auditHouse(tx);
      throw new Undo();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error;
    });
  return results;
}

/** Ids of the invariants that do not hold. */
export const failed = (results: readonly InvariantResult[]): string[] =>
  results.filter(({ violations }) => violations > 0).map(({ id }) => id);
