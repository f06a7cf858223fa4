import type { GiveBackCode, GiveBackState } from "@houselight/contracts";
import type { SportsBet } from "../../bets/bet.ts";

/** A proposal of one operator to give the stake of an open bet back, to which another agrees. */
export interface GiveBack {
  readonly id: string;
  readonly playerId: bigint;
  /** Id of the bet. */
  readonly wagerId: string;
  readonly code: GiveBackCode;
  readonly reason: string;
  /** The bet as it stood for whoever proposed it, by `seenOf`. */
  readonly seen: string;
  readonly state: GiveBackState;
  readonly bodyHash: string;
  readonly proposedById: bigint;
  readonly proposedBy: string;
  readonly proposedAt: Date;
  readonly expiresAt: Date;
  readonly decidedBy: string | null;
  readonly decidedAt: Date | null;
  readonly dropReason: string | null;
}

/** Returns a text of all that can change of a bet: it is another one once a result has come or was taken back. */
export const seenOf = ({
  state,
  settlements,
  legs,
}: Pick<SportsBet, "state" | "settlements" | "legs">): string =>
  [
    state,
    settlements,
    ...legs.map(({ result }) =>
      result ? `${result.won}/${result.voidFactor}/${result.deadHeat}` : "-",
    ),
  ].join(" ");

export type AgreeRefusal =
  | "give_back_state"
  | "second_operator_needed"
  | "proposer_gone"
  | "give_back_expired"
  | "give_back_stale"
  | "bet_ended";

/** A proposal behind its lock, with what else decides whether an operator may agree to it. */
export interface HeldGiveBack {
  readonly giveBack: GiveBack;
  /** Whoever proposed it is still here and may still propose it. */
  readonly proposerMay: boolean;
}

/** Returns what keeps an operator from agreeing to a proposal; null when nothing does. Pure. */
export function agreeRefusal(
  held: HeldGiveBack | undefined,
  bet: SportsBet | undefined,
  { operatorId, at }: { readonly operatorId: bigint; readonly at: Date },
): AgreeRefusal | null {
  if (held?.giveBack.state !== "open") return "give_back_state";
  const { giveBack, proposerMay } = held;
  if (giveBack.proposedById === operatorId) return "second_operator_needed";
  if (!proposerMay) return "proposer_gone";
  if (giveBack.expiresAt <= at) return "give_back_expired";
  if (bet?.state !== "open") return "bet_ended";
  return seenOf(bet) === giveBack.seen ? null : "give_back_stale";
}
