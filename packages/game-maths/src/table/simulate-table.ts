import type { Draw } from "../fairness/draw.ts";
import { settleBets } from "./play-table.ts";
import type { PlacedBet, TableRules, TableSpot } from "./table-rules.ts";

/** Totals of a simulation; the mean is the return per unit staked. */
export interface TableSimulation {
  readonly rounds: number;
  readonly mean: number;
  readonly winningRounds: number;
}

/** Plays the same bets again and again; results that settle alike are settled once. */
export function simulateTable<Spot extends TableSpot, Result>(
  rules: TableRules<Spot, Result>,
  bets: readonly PlacedBet<Spot>[],
  rounds: number,
  draw: Draw,
): TableSimulation {
  const stake = Number(bets.reduce((sum, bet) => sum + bet.amount, 0n));
  const payouts = new Map<string | number, number>();
  let sum = 0;
  let winningRounds = 0;
  for (let round = 0; round < rounds; round += 1) {
    const result = rules.draw(draw);
    const key = rules.classOf(result);
    let payout = payouts.get(key);
    if (payout === undefined) {
      payout = Number(settleBets(rules, bets, result).payout);
      payouts.set(key, payout);
    }
    sum += payout;
    if (payout > 0) winningRounds += 1;
  }
  return { rounds, mean: sum / rounds / stake, winningRounds };
}
