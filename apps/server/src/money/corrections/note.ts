import { appendTrailEntries } from "#core/staff";
import type { Tx } from "#platform/database";
import type { Operator } from "#platform/http";
import type { Correction } from "./correction.ts";

interface Deed {
  readonly at: Date;
  /** Null for what the house does by itself. */
  readonly operator: Operator | null;
  readonly action: string;
}

/** Notes on the audit trail what happened to corrections. */
export const note = (tx: Tx, corrections: readonly Correction[], deed: Deed): Promise<void> =>
  appendTrailEntries(
    tx,
    corrections.map((correction) => ({
      ...deed,
      subject: `player ${correction.playerId}`,
      detail: {
        correction: correction.id,
        currency: correction.currency,
        amount: String(correction.amount),
        kind: correction.kind,
        state: correction.state,
        reason: correction.reason,
        drop_reason: correction.dropReason,
      },
    })),
  );
