import type { Draw } from "../../fairness/draw.ts";
import { compileSheet } from "../compiled-sheet.ts";
import type { ParSheet } from "../par-sheet/par-sheet.ts";
import { fastRound } from "./fast-round.ts";

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
}

/** Plays rounds with a draw (`simulationDraw(seed)` for a repeatable run). */
export function simulateSlot(sheet: ParSheet, rounds: number, draw: Draw): SlotSimulation {
  const compiled = compileSheet(sheet);
  const play = fastRound(compiled);
  let sum = 0;
  let squares = 0;
  let winningRounds = 0;
  let featureRounds = 0;
  let freeSpins = 0;
  let highest = 0;
  for (let round = 0; round < rounds; round += 1) {
    const result = play(draw);
    sum += result.win;
    squares += result.win * result.win;
    freeSpins += result.freeSpins;
    if (result.win > 0) winningRounds += 1;
    if (result.freeSpins > 0) featureRounds += 1;
    if (result.win > highest) highest = result.win;
  }
  const stake = compiled.lineCount;
  const mean = sum / rounds / stake;
  return {
    rounds,
    mean,
    sampleDeviation: Math.sqrt(squares / rounds / stake / stake - mean * mean),
    winningRounds,
    featureRounds,
    freeSpins,
    highest: highest / stake,
  };
}
