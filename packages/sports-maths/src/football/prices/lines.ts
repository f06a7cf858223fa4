import type { FootballMarket } from "./price.ts";

/** Lines that are offered of one kind of market. */
const LINES = 5;
/** Half lines among them, of totals. */
const HALF_LINES = 3;

/** A priced market on a line, in quarters of a goal. */
export interface PricedLine {
  readonly line: number;
  readonly market: FootballMarket;
}

/** Returns how far the first selection of a market is from even. */
const unevenness = ({ market }: PricedLine): number =>
  Math.abs((market.selections[0]?.probability ?? 0) - 0.5);

const nearestToEven = (lines: readonly PricedLine[], count: number): readonly PricedLine[] =>
  lines.toSorted((a, b) => unevenness(a) - unevenness(b) || a.line - b.line).slice(0, count);

/** Returns the five handicaps nearest to even, ascending. */
export const handicapsOf = (lines: readonly PricedLine[]): readonly FootballMarket[] =>
  ascending(nearestToEven(lines, LINES));

/**
 * Returns five totals, ascending: the three half lines nearest to even, one of which is `kept` while
 * it is open, and the two quarter or whole lines nearest to even.
 */
export function totalsOf(
  lines: readonly PricedLine[],
  kept: number | null,
): readonly FootballMarket[] {
  const always = lines.filter(({ line }) => line === kept);
  const halves = nearestToEven(
    lines.filter((each) => isHalf(each) && each.line !== kept),
    HALF_LINES,
  );
  const others = nearestToEven(
    lines.filter((each) => !isHalf(each)),
    LINES - HALF_LINES,
  );
  return ascending([...[...always, ...halves].slice(0, HALF_LINES), ...others]);
}

/** Returns the three half lines nearest to even, ascending. */
export const halfTotalsOf = (lines: readonly PricedLine[]): readonly FootballMarket[] =>
  ascending(nearestToEven(lines.filter(isHalf), HALF_LINES));

const isHalf = ({ line }: PricedLine): boolean => line % 4 === 2;

const ascending = (lines: readonly PricedLine[]): readonly FootballMarket[] =>
  lines.toSorted((a, b) => a.line - b.line).map(({ market }) => market);
