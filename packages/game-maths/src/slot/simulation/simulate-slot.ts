import type { Draw } from "../../fairness/draw.ts";
import { SlotEngine } from "../engine/slot-engine.ts";
import type { ParSheet } from "../par-sheet/par-sheet.ts";

/** Totals of a simulation; returns are per total stake. */
export interface SlotSimulation {
  readonly rounds: number;
  /** Mean return of a round. */
  readonly mean: number;
  /** Standard deviation seen in the sample. */
  readonly sampleDeviation: number;
  /** Rounds with any win, free spins included. */
  readonly winningRounds: number;
  readonly featureRounds: number;
  readonly freeSpins: number;
  /** Highest win of a round, in total stakes. */
  readonly highest: number;
  /** Rounds that ended at the highest payout. */
  readonly cappedRounds: number;
}

/** Plays rounds with a draw (`simulationDraw(seed)` for a repeatable run). */
export function simulateSlot(sheet: ParSheet, rounds: number, draw: Draw): SlotSimulation {
  const engine = new SlotEngine(sheet);
  let sum = 0;
  let squares = 0;
  let winningRounds = 0;
  let featureRounds = 0;
  let freeSpins = 0;
  let highest = 0;
  let cappedRounds = 0;
  for (let round = 0; round < rounds; round += 1) {
    const win = engine.play(draw);
    sum += win;
    squares += win * win;
    freeSpins += engine.played;
    if (win > 0) winningRounds += 1;
    if (engine.played > 0) featureRounds += 1;
    if (win > highest) highest = win;
    if (engine.capped) cappedRounds += 1;
  }
  const stake = engine.sheet.price;
  const mean = sum / rounds / stake;
  return {
    rounds,
    mean,
    sampleDeviation: Math.sqrt(squares / rounds / stake / stake - mean * mean),
    winningRounds,
    featureRounds,
    freeSpins,
    highest: highest / stake,
    cappedRounds,
  };
}
