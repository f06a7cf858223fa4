import type { TrailNote } from "#core/staff";
import type { Operator } from "#platform/http";
import type { GiveBack } from "./give-back.ts";

interface Deed {
  readonly at: Date;
  /** Null for what the house does by itself. */
  readonly operator: Operator | null;
  readonly action: string;
}

/** Returns the entry of the audit trail for what happens to a proposal. */
export const noteOf = (giveBack: GiveBack, deed: Deed): TrailNote => ({
  ...deed,
  subject: `bet ${giveBack.wagerId} of player ${giveBack.playerId}`,
  detail: {
    give_back: giveBack.id,
    code: giveBack.code,
    reason: giveBack.reason,
    proposed_by: giveBack.proposedBy,
    seen: giveBack.seen,
    drop_reason: giveBack.dropReason,
  },
});
