import type { SpinDistribution } from "./reel-windows.ts";

/** All outcomes of one spin after which the same follows, summed up exactly. */
export interface SpinClass {
  /** Says what follows: free spins as the sheet lists them, or what a feature starts with; 0 nothing. */
  readonly award: number;
  /** Number of combinations. */
  readonly weight: bigint;
  /** Sum of the wins of the board, in coins, every factor included. */
  readonly lineWinSum: bigint;
  /** Sum of the scatter wins, in coins, every factor included. */
  readonly scatterWinSum: bigint;
  /** Sum of the squared wins, in coins squared. */
  readonly squareSum: bigint;
  /** Highest win, in coins. */
  readonly maxWin: bigint;
}

/** A kind of spin of a round: what it can show, and what its counted symbol brings. */
export interface SpinKind {
  readonly spin: SpinDistribution;
  /** [count] -> what follows. */
  readonly awards: ArrayLike<number>;
  /** [count] -> coins, before the factor. */
  readonly countPays: ArrayLike<number>;
  /** Factor for every win. */
  readonly factor: number;
}

/** The win of a spin in coins, every factor included. */
export function spinWin({ countPays, factor }: SpinKind, win: number, count: number): number {
  return (win + (countPays[count] as number)) * factor;
}

/** Groups the outcomes of a spin by what follows. */
export function groupByAward(kind: SpinKind): SpinClass[] {
  const factor = BigInt(kind.factor);
  const classes = new Map<number, SpinClass>();
  for (const { win: lineWin, count, weight } of kind.spin.outcomes) {
    const award = kind.awards[count] as number;
    const sum = classes.get(award) ?? emptyClass(award);
    const times = BigInt(weight);
    const line = BigInt(lineWin) * factor;
    const scatter = BigInt(kind.countPays[count] as number) * factor;
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

/** The sum of all wins of a class, in coins. */
export function winSum(spinClass: SpinClass): bigint {
  return spinClass.lineWinSum + spinClass.scatterWinSum;
}

function emptyClass(award: number): SpinClass {
  return { award, weight: 0n, lineWinSum: 0n, scatterWinSum: 0n, squareSum: 0n, maxWin: 0n };
}
