import {
  priceOf,
  symbolsOf,
  valueForCount,
  wildFactor,
  wildSubstitutes,
} from "../par-sheet/par-sheet.ts";
import type { ParSheet } from "../par-sheet/par-sheet.ts";

/** A PAR sheet as number tables, for play and for the proof. Symbols are indices. */
export interface CompiledSheet {
  readonly symbols: readonly string[];
  readonly reelCount: number;
  readonly rows: number;
  readonly lineCount: number;
  /** Coins that a round costs. */
  readonly price: number;
  /** Highest payout of a round in coins; Infinity without a limit. */
  readonly capCoins: number;
  /** [line * reelCount + reel] -> row. */
  readonly lines: Int32Array;
  /** Strips without repetition. */
  readonly baseStrips: readonly Int32Array[];
  readonly freeStrips: readonly Int32Array[];
  /** Every cell is drawn by itself. */
  readonly drawsCells: boolean;
  /** Symbol index, or -1. */
  readonly wild: number;
  /** Symbol index, or -1. */
  readonly scatter: number;
  /** [symbol] -> 1 when the wild stands for it. */
  readonly substituted: Uint8Array;
  /** Entries of `pays` for each symbol. */
  readonly payWidth: number;
  /** [symbol * payWidth + count] -> coins. */
  readonly pays: Int32Array;
  /** [wilds in the win] -> factor. */
  readonly wildFactors: Float64Array;
  /** [scatter count] -> coins. */
  readonly scatterPays: Float64Array;
  /** [scatter count] -> free spins from the base spin. */
  readonly awards: Int32Array;
  /** [scatter count] -> further free spins from a free spin. */
  readonly retriggers: Int32Array;
  readonly freeMultiplier: number;
  /** Most free spins in a round; Infinity without a limit. */
  readonly maxSpins: number;
  /** Free spins of a round without a base spin; 0 when there is one. */
  readonly startSpins: number;
}

/** Turns a parsed sheet into tables. */
export function compileSheet(sheet: ParSheet): CompiledSheet {
  const symbols = symbolsOf(sheet);
  const indexOf = new Map(symbols.map((symbol, index) => [symbol, index]));
  const toIndices = (strip: readonly string[]): Int32Array =>
    Int32Array.from(strip, (symbol) => indexOf.get(symbol) as number);
  const reelCount = sheet.reels.length;
  const price = priceOf(sheet);
  // A reel shows no more than `rows` symbols: no count is higher.
  const counts = Array.from({ length: reelCount * sheet.rows + 1 }, (_, count) => count);
  const perCount = (table: Parameters<typeof valueForCount>[0]): number[] =>
    counts.map((count) => valueForCount(table, count));
  return {
    symbols,
    reelCount,
    rows: sheet.rows,
    lineCount: sheet.lines.length,
    price,
    capCoins: sheet.cap === undefined ? Number.POSITIVE_INFINITY : sheet.cap * price,
    lines: Int32Array.from(sheet.lines.flat()),
    baseStrips: sheet.reels.map(toIndices),
    freeStrips: (sheet.freeSpinReels ?? sheet.reels).map(toIndices),
    drawsCells: sheet.drawsBy === "cells",
    wild: indexOf.get(sheet.wild?.symbol ?? "") ?? -1,
    scatter: indexOf.get(sheet.scatter?.symbol ?? "") ?? -1,
    substituted: Uint8Array.from(symbols, (symbol) => Number(wildSubstitutes(sheet, symbol))),
    payWidth: counts.length,
    pays: Int32Array.from(symbols.flatMap((symbol) => perCount(sheet.pays[symbol]))),
    wildFactors: Float64Array.from(counts, (wilds) => wildFactor(sheet, wilds)),
    scatterPays: Float64Array.from(
      perCount(sheet.scatter?.pays),
      (pay) => pay * (sheet.scatter?.coins ?? price),
    ),
    awards: Int32Array.from(perCount(sheet.freeSpins?.awards)),
    retriggers: Int32Array.from(perCount(sheet.freeSpins?.retrigger)),
    freeMultiplier: sheet.freeSpins?.multiplier ?? 1,
    maxSpins: sheet.freeSpins?.maxSpins ?? Number.POSITIVE_INFINITY,
    startSpins: sheet.startSpins ?? 0,
  };
}
