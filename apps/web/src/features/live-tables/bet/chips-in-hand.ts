import type { Chips } from "../../../games/table/slip/bet-slip.ts";

/** Chips on their way to the house. */
export interface SendingChips {
  /** Number of the round that they are sent for. */
  readonly round: number;
  readonly chips: Chips;
  /** Chips of the player's bet on that round when they were sent. */
  readonly before: Chips;
}

/**
 * Returns the chips in hand that are not bet yet. While the answer to what was sent is lost, the bet may be
 * told by another way, and those of an earlier round are none of the one that is on: neither lies on the felt
 * a second time.
 */
export function chipsInHand(
  hand: Chips,
  sending: SendingChips | null,
  standing: { readonly round: number; readonly placed: Chips },
): Chips {
  if (sending === null) return hand;
  const { chips, before } = sending;
  const isBet = Object.entries(chips).every(
    ([spot, cents]) => (standing.placed[spot] ?? 0) >= (before[spot] ?? 0) + cents,
  );
  return isBet || standing.round !== sending.round ? {} : hand;
}
