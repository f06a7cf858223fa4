import type { Draw } from "../fairness/draw.ts";
import type { RouletteBet } from "./parse-bets.ts";
import { roulettePayout } from "./play-roulette.ts";
import { ROULETTE_SPOTS } from "./spots.ts";
import { unitBet } from "./prove-roulette.ts";
import { POCKET_COUNT } from "./wheel.ts";

/** Totals of a simulation; the mean is the return per unit staked. */
export interface RouletteSimulation {
  readonly rounds: number;
  readonly mean: number;
  readonly winningRounds: number;
}

/** One unit on every spot that covers 17: every kind of bet at once. */
export function betsOnEveryKind(): RouletteBet[] {
  return ROULETTE_SPOTS.filter((spot) => spot.numbers.includes(17)).map(unitBet);
}

/** Plays the same bets again and again. */
export function simulateRoulette(
  bets: readonly RouletteBet[],
  rounds: number,
  draw: Draw,
): RouletteSimulation {
  const stake = Number(bets.reduce((sum, bet) => sum + bet.amount, 0n));
  const returns = Array.from({ length: POCKET_COUNT }, (_, number) =>
    Number(bets.reduce((sum, bet) => sum + roulettePayout(bet, number), 0n)),
  );
  let sum = 0;
  let winningRounds = 0;
  for (let round = 0; round < rounds; round += 1) {
    const payout = returns[draw(POCKET_COUNT)] as number;
    sum += payout;
    if (payout > 0) winningRounds += 1;
  }
  return { rounds, mean: sum / rounds / stake, winningRounds };
}
