import type { CompiledSheet } from "../engine/compiled-sheet.ts";

/** Number of combinations that give one win together with one count of a symbol. */
interface SpinOutcome {
  /** Sum of the wins of the board in coins, before the free-spin factor. */
  readonly win: number;
  /** Says how often the counted symbol is in sight. */
  readonly count: number;
  /** Number of combinations, exact. */
  readonly weight: number;
}

/** Every outcome of one kind of spin, counted over all its combinations. */
export interface SpinDistribution {
  readonly combinations: number;
  readonly outcomes: readonly SpinOutcome[];
}

/** The visible symbols of a reel, top to bottom, and how many stops show exactly these. */
export interface ReelWindow {
  readonly symbols: Int32Array;
  /** Says how often the counted symbol was in sight before a mechanic changed anything. */
  readonly counted: number;
  readonly weight: number;
}

/** A kind of spin: its strips, what is counted on them, and what a mechanic makes of a reel. */
export interface SpinView {
  readonly strips: readonly Int32Array[];
  /** Symbol that is counted for what follows; -1 for none. */
  readonly counted: number;
  /** The one reel on which it counts; every reel when absent. */
  readonly countedOn?: number;
  /** Returns what a reel shows in place of what was drawn. */
  readonly shows?: (symbols: Int32Array, reel: number) => Int32Array;
}

/** Returns the windows of each reel of a spin. */
export function windowsOf(sheet: CompiledSheet, view: SpinView): ReelWindow[][] {
  return view.strips.map((strip, reel) => {
    const byContent = new Map<string, ReelWindow>();
    for (let stop = 0; stop < strip.length; stop += 1) {
      const drawn = Int32Array.from(
        { length: sheet.rows },
        (_, row) => strip[(stop + row) % strip.length] as number,
      );
      const counts = view.countedOn === undefined || view.countedOn === reel;
      const counted = counts ? drawn.filter((symbol) => symbol === view.counted).length : 0;
      const symbols = view.shows?.(drawn, reel) ?? drawn;
      const key = `${symbols.join()};${counted}`;
      const weight = (byContent.get(key)?.weight ?? 0) + 1;
      byContent.set(key, { symbols, counted, weight });
    }
    return [...byContent.values()];
  });
}

/** [reel] -> weights by count of this reel and all to its right. */
export function countTails(windows: readonly (readonly ReelWindow[])[]): number[][] {
  const tails: number[][] = [[1]];
  for (const reel of windows.toReversed()) {
    const right = tails[0] as number[];
    const most = Math.max(...reel.map(({ counted }) => counted));
    const tail = Array.from({ length: right.length + most }, () => 0);
    for (const { counted, weight } of reel) {
      for (const [count, rest] of right.entries())
        tail[counted + count] = (tail[counted + count] as number) + weight * rest;
    }
    tails.unshift(tail);
  }
  return tails;
}

/** Collects outcomes by win and count. */
export class OutcomeCounts {
  private readonly weights = new Map<number, number>();
  private readonly keys: number;

  constructor(sheet: CompiledSheet) {
    this.keys = sheet.reelCount * sheet.rows + 1;
  }

  add(win: number, count: number, weight: number): void {
    const key = win * this.keys + count;
    this.weights.set(key, (this.weights.get(key) ?? 0) + weight);
  }

  distribution(combinations: number): SpinDistribution {
    const outcomes = [...this.weights].map(([key, weight]): SpinOutcome => {
      return { win: Math.floor(key / this.keys), count: key % this.keys, weight };
    });
    outcomes.sort((a, b) => a.win - b.win || a.count - b.count);
    return { combinations, outcomes };
  }
}
