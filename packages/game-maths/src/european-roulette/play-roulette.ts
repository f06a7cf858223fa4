import type { Draw } from "../fairness/draw.ts";
import type { RouletteBet } from "./parse-bets.ts";
import { BET_KINDS } from "./spots.ts";
import { POCKET_COUNT, pocketColour } from "./wheel.ts";
import type { PocketColour } from "./wheel.ts";

/** One bet with what it returned. */
export interface SettledRouletteBet extends RouletteBet {
  readonly won: boolean;
  /** Smallest money unit, the stake included; 0 when lost. */
  readonly payout: bigint;
}

export interface RouletteRound {
  readonly number: number;
  readonly colour: PocketColour;
  readonly bets: readonly SettledRouletteBet[];
  readonly totalStake: bigint;
  readonly payout: bigint;
}

/** Returns the payout of one bet for a number: stake and win, or 0. */
export function roulettePayout(bet: RouletteBet, number: number): bigint {
  return bet.numbers.includes(number) ? bet.amount * BigInt(BET_KINDS[bet.kind] + 1) : 0n;
}

/**
 * Spins once and settles every bet. Draws one number in [0, 37).
 * @throws RangeError without a bet (the caller parses bets first).
 */
export function playRoulette(bets: readonly RouletteBet[], draw: Draw): RouletteRound {
  if (bets.length === 0) throw new RangeError("a roulette round needs a bet");
  const number = draw(POCKET_COUNT);
  const settled = bets.map((bet): SettledRouletteBet => {
    const payout = roulettePayout(bet, number);
    return { ...bet, won: payout > 0n, payout };
  });
  return {
    number,
    colour: pocketColour(number),
    bets: settled,
    totalStake: bets.reduce((sum, bet) => sum + bet.amount, 0n),
    payout: settled.reduce((sum, bet) => sum + bet.payout, 0n),
  };
}
