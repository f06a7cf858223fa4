import { valueForCount, wildSubstitutes } from "./par-sheet/par-sheet.ts";
import type { ParSheet } from "./par-sheet/par-sheet.ts";

/** Pay of one line, before the free-spin factor. */
export interface LinePay {
  readonly symbol: string;
  readonly count: number;
  /** Multiple of the line stake, without the wild factor. */
  readonly pay: number;
  readonly wildMultiplier: number;
}

/**
 * The win of one line, or null. Two readings compete and the higher pays: the wilds
 * from the left as the wild's own win, and the run of the first other symbol with
 * wilds standing for it. On a tie the second is reported.
 * @param symbols the line's symbols, left to right.
 */
export function linePay(sheet: ParSheet, symbols: readonly string[]): LinePay | null {
  const wild = sheet.wild?.symbol;
  const leadingWilds = countWhile(symbols, (symbol) => symbol === wild);
  const own = wild ? valueForCount(sheet.pays[wild], leadingWilds) : 0;
  const first = symbols[leadingWilds];
  const substituted = first === undefined ? null : substitutedPay(sheet, symbols, leadingWilds);
  const substitutedTotal = substituted ? substituted.pay * substituted.wildMultiplier : 0;
  if (substituted && substitutedTotal >= own) return substituted;
  if (wild && own > 0) return { symbol: wild, count: leadingWilds, pay: own, wildMultiplier: 1 };
  return null;
}

function substitutedPay(
  sheet: ParSheet,
  symbols: readonly string[],
  leadingWilds: number,
): LinePay | null {
  const symbol = symbols[leadingWilds] as string;
  const wild = sheet.wild?.symbol;
  const wildCounts = wildSubstitutes(sheet, symbol);
  const count = countWhile(symbols, (each) => each === symbol || (wildCounts && each === wild));
  const pay = valueForCount(sheet.pays[symbol], count);
  if (pay === 0) return null;
  const wilds = symbols.slice(0, count).filter((each) => each === wild).length;
  return { symbol, count, pay, wildMultiplier: wildFactor(sheet, wilds) };
}

/** The factor for a win in which `wilds` wilds substitute. */
export function wildFactor(sheet: ParSheet, wilds: number): number {
  const factor = sheet.wild?.multiplier ?? 1;
  if (wilds === 0) return 1;
  return sheet.wild?.multiplierRule === "product" ? factor ** wilds : factor;
}

function countWhile<T>(items: readonly T[], holds: (item: T) => boolean): number {
  let count = 0;
  while (count < items.length && holds(items[count] as T)) count += 1;
  return count;
}
