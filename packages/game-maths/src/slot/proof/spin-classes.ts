import type { CompiledSheet } from "../compiled-sheet.ts";
import type { SpinDistribution } from "./spin-distribution.ts";

/** All outcomes of one spin that award the same number of free spins, summed up exactly. */
export interface SpinClass {
  /** Free spins the sheet lists for these outcomes, before the round's limit. */
  readonly award: number;
  /** Number of stop combinations. */
  readonly weight: bigint;
  /** Sum of the line wins, in line stakes, every factor included. */
  readonly lineWinSum: bigint;
  /** Sum of the scatter wins, in line stakes, every factor included. */
  readonly scatterWinSum: bigint;
  /** Sum of the squared wins, in line stakes squared. */
  readonly squareSum: bigint;
  /** Highest win, in line stakes. */
  readonly maxWin: bigint;
}

/** The win of a spin in line stakes, every factor included. */
export function spinWin(
  sheet: CompiledSheet,
  lineWin: number,
  scatterCount: number,
  free: boolean,
): number {
  const factor = free ? sheet.freeMultiplier : 1;
  return (lineWin + (sheet.scatterPays[scatterCount] as number)) * factor;
}

/** Groups a spin's distribution by the free spins it awards. */
export function groupByAward(
  sheet: CompiledSheet,
  distribution: SpinDistribution,
  free: boolean,
): SpinClass[] {
  const awards = free ? sheet.retriggers : sheet.awards;
  const factor = BigInt(free ? sheet.freeMultiplier : 1);
  const classes = new Map<number, SpinClass>();
  for (const { lineWin, scatterCount, weight } of distribution.outcomes) {
    const award = awards[scatterCount] as number;
    const sum = classes.get(award) ?? emptyClass(award);
    const times = BigInt(weight);
    const line = BigInt(lineWin) * factor;
    const scatter = BigInt(sheet.scatterPays[scatterCount] as number) * factor;
    const win = line + scatter;
    classes.set(award, {
      award,
      weight: sum.weight + times,
      lineWinSum: sum.lineWinSum + times * line,
      scatterWinSum: sum.scatterWinSum + times * scatter,
      squareSum: sum.squareSum + times * win * win,
      maxWin: win > sum.maxWin ? win : sum.maxWin,
    });
  }
  return [...classes.values()].sort((a, b) => a.award - b.award);
}

/** The sum of all wins of a class, in line stakes. */
export function winSum(spinClass: SpinClass): bigint {
  return spinClass.lineWinSum + spinClass.scatterWinSum;
}

function emptyClass(award: number): SpinClass {
  return { award, weight: 0n, lineWinSum: 0n, scatterWinSum: 0n, squareSum: 0n, maxWin: 0n };
}
