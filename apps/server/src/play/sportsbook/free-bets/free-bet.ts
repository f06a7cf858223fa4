import type { FreeBetView } from "@houselight/contracts";
import { reachesOdds } from "@houselight/sports-maths/bets";

/** A stake that the house pays. Amounts in smallest units, odds in thousandths. */
export interface FreeBet {
  readonly id: bigint;
  readonly playerId: bigint;
  readonly code: string;
  readonly currency: string;
  readonly amount: bigint;
  readonly minOdds: number;
  readonly givenAt: Date;
  readonly validUntil: Date;
  /** The bet that it paid for. */
  readonly wagerId: string | null;
}

/** A bet that a free bet is to pay for. */
interface Paid {
  readonly currency: string;
  readonly lines: number;
  readonly lineStake: bigint;
  readonly odds: readonly number[];
}

/** Returns what keeps a free bet from paying for a bet at a moment; null when nothing does. */
export function freeBetRefusal(
  freeBet: FreeBet | undefined,
  { currency, lines, lineStake, odds }: Paid,
  now: Date,
): "free_bet_not_found" | "free_bet_not_usable" | null {
  if (!freeBet || freeBet.wagerId !== null || freeBet.validUntil <= now)
    return "free_bet_not_found";
  const fits =
    freeBet.currency === currency &&
    lines === 1 &&
    lineStake === freeBet.amount &&
    reachesOdds(odds, freeBet.minOdds);
  return fits ? null : "free_bet_not_usable";
}

/** Returns a free bet as its player sees it. */
export const freeBetView = (freeBet: FreeBet, now: Date): FreeBetView => ({
  id: Number(freeBet.id),
  code: freeBet.code,
  currency: freeBet.currency,
  amount_cents: Number(freeBet.amount),
  min_odds: freeBet.minOdds,
  valid_until: freeBet.validUntil.toISOString(),
  state: freeBet.wagerId !== null ? "used" : freeBet.validUntil <= now ? "expired" : "open",
});
