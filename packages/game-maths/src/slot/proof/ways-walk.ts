import type { CompiledSheet } from "../engine/compiled-sheet.ts";
import type { OutcomeCounts, ReelWindow } from "./reel-windows.ts";

/** Says what a window means for ways: how often each symbol counts on it, wilds included. */
interface WaysWindow {
  readonly found: Int32Array;
  readonly counted: number;
  readonly weight: number;
}

/**
 * The walk over the reels of a sheet that pays by ways. Per depth it keeps the symbols that were on
 * every reel so far, with the ways through them.
 */
export class WaysWalk {
  private readonly sheet: CompiledSheet;
  private readonly windows: readonly (readonly WaysWindow[])[];
  private readonly tails: readonly (readonly number[])[];
  private readonly counts: OutcomeCounts;
  private readonly openSymbols: Int32Array[];
  private readonly ways: Float64Array[];

  constructor(
    sheet: CompiledSheet,
    windows: readonly (readonly ReelWindow[])[],
    tails: readonly (readonly number[])[],
    counts: OutcomeCounts,
  ) {
    this.sheet = sheet;
    this.windows = windows.map((reel) => mergeWindows(sheet, reel));
    this.tails = tails;
    this.counts = counts;
    const depths = sheet.reelCount + 1;
    this.openSymbols = Array.from({ length: depths }, () => new Int32Array(sheet.symbols.length));
    this.ways = Array.from({ length: depths }, () => new Float64Array(sheet.symbols.length));
  }

  run(): void {
    const { symbols, scatter, wild } = this.sheet;
    let open = 0;
    for (const symbol of symbols.keys()) {
      if (symbol === scatter || symbol === wild) continue;
      (this.openSymbols[0] as Int32Array)[open] = symbol;
      (this.ways[0] as Float64Array)[open] = 1;
      open += 1;
    }
    this.visit(0, open, 0, 0, 1);
  }

  private visit(depth: number, open: number, win: number, counted: number, weight: number): void {
    if (depth === this.sheet.reelCount) {
      let total = win;
      for (let i = 0; i < open; i += 1) total += this.closedWin(depth, i);
      this.counts.add(total, counted, weight);
      return;
    }
    if (open === 0) {
      for (const [more, tailWeight] of (this.tails[depth] as readonly number[]).entries())
        if (tailWeight > 0) this.counts.add(win, counted + more, weight * tailWeight);
      return;
    }
    const symbols = this.openSymbols[depth] as Int32Array;
    const ways = this.ways[depth] as Float64Array;
    const nextSymbols = this.openSymbols[depth + 1] as Int32Array;
    const nextWays = this.ways[depth + 1] as Float64Array;
    for (const window of this.windows[depth] as readonly WaysWindow[]) {
      let nextOpen = 0;
      let nextWin = win;
      for (let i = 0; i < open; i += 1) {
        const found = window.found[symbols[i] as number] as number;
        if (found === 0) {
          if (depth > 0) nextWin += this.closedWin(depth, i);
          continue;
        }
        nextSymbols[nextOpen] = symbols[i] as number;
        nextWays[nextOpen] = (ways[i] as number) * found;
        nextOpen += 1;
      }
      this.visit(depth + 1, nextOpen, nextWin, counted + window.counted, weight * window.weight);
    }
  }

  /** Pay of open symbol `i` when it is on `count` reels. */
  private closedWin(count: number, i: number): number {
    const symbol = (this.openSymbols[count] as Int32Array)[i] as number;
    const pay = this.sheet.pays[symbol * this.sheet.payWidth + count] as number;
    return pay * ((this.ways[count] as Float64Array)[i] as number);
  }
}

/** Puts windows together that differ in the order of their symbols alone. */
function mergeWindows(sheet: CompiledSheet, windows: readonly ReelWindow[]): WaysWindow[] {
  const merged = new Map<string, WaysWindow>();
  for (const { symbols, counted, weight } of windows) {
    const wilds = symbols.filter((symbol) => symbol === sheet.wild).length;
    const found = Int32Array.from(sheet.symbols, (_, symbol) => {
      const own = symbols.filter((met) => met === symbol).length;
      return own + (sheet.substituted[symbol] === 1 ? wilds : 0);
    });
    const key = `${found.join()};${counted}`;
    merged.set(key, { found, counted, weight: (merged.get(key)?.weight ?? 0) + weight });
  }
  return [...merged.values()];
}
