import {
  type CashCorrectionKind,
  type CashCorrectionState,
  type CashCorrectionView,
} from "@houselight/contracts";
import { FIRST_LEG, type Transfer } from "#core/wallet";

/** Cash that operators give a player (above zero) or take (below), in smallest units. */
export interface Correction {
  readonly id: string;
  readonly playerId: bigint;
  readonly currency: string;
  readonly amount: bigint;
  readonly kind: CashCorrectionKind;
  readonly reason: string;
  /** Names the transfers that make it. */
  readonly transferGroup: string;
  readonly state: CashCorrectionState;
  readonly bodyHash: string;
  readonly proposedById: bigint;
  readonly proposedBy: string;
  readonly proposedAt: Date;
  readonly expiresAt: Date;
  readonly decidedBy: string | null;
  readonly decidedAt: Date | null;
  readonly dropReason: string | null;
}

/** Returns the one movement of a correction: between the player's cash and `house:corrections`. */
export function transferOf(correction: Correction): Transfer {
  const { playerId, currency, amount, transferGroup: groupId } = correction;
  const shared = { playerId, groupId, leg: FIRST_LEG.correction, kind: "correction", currency };
  return amount > 0n
    ? { ...shared, kind: "correction", debit: "house:corrections", credit: "cash", amount }
    : {
        ...shared,
        kind: "correction",
        debit: "cash",
        credit: "house:corrections",
        amount: -amount,
      };
}

export const correctionView = (correction: Correction): CashCorrectionView => ({
  id: correction.id,
  player_id: Number(correction.playerId),
  currency: correction.currency,
  amount_cents: Number(correction.amount),
  kind: correction.kind,
  reason: correction.reason,
  state: correction.state,
  proposed_by: correction.proposedBy,
  proposed_at: correction.proposedAt.toISOString(),
  expires_at: correction.expiresAt.toISOString(),
  decided_by: correction.decidedBy,
  decided_at: correction.decidedAt?.toISOString() ?? null,
  drop_reason: correction.dropReason,
});
