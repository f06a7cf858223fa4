import { wildFactor } from "./line-pay.ts";
import { symbolsOf, valueForCount, wildSubstitutes } from "./par-sheet/par-sheet.ts";
import type { ParSheet } from "./par-sheet/par-sheet.ts";

/** A PAR sheet as number tables, for the enumeration and the simulation. Symbols are indices. */
export interface CompiledSheet {
  readonly symbols: readonly string[];
  readonly reelCount: number;
  readonly rows: number;
  readonly lineCount: number;
  /** [line * reelCount + reel] -> row. */
  readonly lines: Int32Array;
  /** Strips without repetition. */
  readonly baseStrips: readonly Int32Array[];
  readonly freeStrips: readonly Int32Array[];
  /** Symbol index, or -1. */
  readonly wild: number;
  /** Symbol index, or -1. */
  readonly scatter: number;
  /** [symbol] -> 1 when the wild stands for it. */
  readonly substituted: Uint8Array;
  /** [symbol * (reelCount + 1) + count] -> multiple of the line stake. */
  readonly pays: Int32Array;
  /** [wilds in the win] -> factor. */
  readonly wildFactors: Float64Array;
  /** [scatter count] -> pay in LINE stakes. */
  readonly scatterPays: Float64Array;
  /** [scatter count] -> free spins from the base spin. */
  readonly awards: Int32Array;
  /** [scatter count] -> further free spins from a free spin. */
  readonly retriggers: Int32Array;
  readonly freeMultiplier: number;
  /** Most free spins in a round; Infinity without a limit. */
  readonly maxSpins: number;
}

/** Turns a parsed sheet into tables. Every rule of `linePay` is in them, so tests compare the two. */
export function compileSheet(sheet: ParSheet): CompiledSheet {
  const symbols = symbolsOf(sheet);
  const indexOf = new Map(symbols.map((symbol, index) => [symbol, index]));
  const toIndices = (strip: readonly string[]): Int32Array =>
    Int32Array.from(strip, (symbol) => indexOf.get(symbol) as number);
  const reelCount = sheet.reels.length;
  const counts = Array.from({ length: reelCount + 1 }, (_, count) => count);
  const scatterCounts = Array.from({ length: reelCount * sheet.rows + 1 }, (_, count) => count);
  return {
    symbols,
    reelCount,
    rows: sheet.rows,
    lineCount: sheet.lines.length,
    lines: Int32Array.from(sheet.lines.flat()),
    baseStrips: sheet.reels.map(toIndices),
    freeStrips: (sheet.freeSpinReels ?? sheet.reels).map(toIndices),
    wild: indexOf.get(sheet.wild?.symbol ?? "") ?? -1,
    scatter: indexOf.get(sheet.scatter?.symbol ?? "") ?? -1,
    substituted: Uint8Array.from(symbols, (symbol) => Number(wildSubstitutes(sheet, symbol))),
    pays: Int32Array.from(
      symbols.flatMap((symbol) => counts.map((count) => valueForCount(sheet.pays[symbol], count))),
    ),
    wildFactors: Float64Array.from(counts, (wilds) => wildFactor(sheet, wilds)),
    scatterPays: Float64Array.from(
      scatterCounts,
      (count) => valueForCount(sheet.scatter?.pays, count) * sheet.lines.length,
    ),
    awards: Int32Array.from(scatterCounts, (count) =>
      valueForCount(sheet.freeSpins?.awards, count),
    ),
    retriggers: Int32Array.from(scatterCounts, (count) =>
      valueForCount(sheet.freeSpins?.retrigger, count),
    ),
    freeMultiplier: sheet.freeSpins?.multiplier ?? 1,
    maxSpins: sheet.freeSpins?.maxSpins ?? Number.POSITIVE_INFINITY,
  };
}
