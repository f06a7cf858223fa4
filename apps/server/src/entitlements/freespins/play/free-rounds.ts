import type { Tx } from "#platform/database";
import { insertRounds, type PlayedFreeRound, selectByIds } from "../records/set-store.ts";
import { type FreeSpins, isActivatable, isPlayable } from "../set.ts";

/** A bet that free spins are to pay for. */
export interface FreeBet {
  readonly playerId: bigint;
  readonly game: string;
  readonly currency: string;
  readonly stake: bigint;
  /** It is a plain bet: none that buys or chooses anything beside. */
  readonly isPlain: boolean;
}

/** Why a bet is not played as a free spin; null when it is. */
type FreeRoundRefusal =
  | "freespins_not_found"
  | "freespins_not_activated"
  | "freespins_over"
  | "freespins_other_bet";

/** Free rounds of many players in one transaction; the caller holds their accounts. */
export interface FreeRounds {
  /** Takes one of the free spins of this id. Returns a refusal where none pays for the bet. */
  take(setId: string, bet: FreeBet): FreeRoundRefusal | null;
  /** Writes which rounds were played and what they have won: one statement, none without rounds. */
  save(tx: Tx, played: readonly PlayedFreeRound[]): Promise<void>;
}

/** Opens the free spins that bets name. Asks nothing when none does. */
export async function openFreeRounds(
  tx: Tx,
  setIds: readonly string[],
  at: Date,
): Promise<FreeRounds> {
  return freeRounds(await selectByIds(tx, [...new Set(setIds)]), at);
}

/** Decides about the free spins that were read; each bet sees what those before it have taken. */
export function freeRounds(read: readonly FreeSpins[], at: Date): FreeRounds {
  const sets = new Map(read.map((set) => [set.id, set]));
  return {
    take(setId, bet) {
      const set = sets.get(setId);
      if (!set || set.playerId !== bet.playerId) return "freespins_not_found";
      if (isActivatable(set, at)) return "freespins_not_activated";
      if (!isPlayable(set, at)) return "freespins_over";
      const isTheirs =
        bet.game === set.game &&
        bet.currency === set.currency &&
        bet.stake === set.stake &&
        bet.isPlain;
      if (!isTheirs) return "freespins_other_bet";
      sets.set(setId, { ...set, used: set.used + 1 });
      return null;
    },
    save: insertRounds,
  };
}
