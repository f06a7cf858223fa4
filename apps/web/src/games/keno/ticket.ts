import { KENO } from "@houselight/game-maths/keno";

const ARROWS: Readonly<Record<string, (columns: number) => number>> = {
  ArrowLeft: () => -1,
  ArrowRight: () => 1,
  ArrowUp: (columns) => -columns,
  ArrowDown: (columns) => columns,
};

/** Returns the number that an arrow key leads to from another one; null for another key, or at an edge. */
export function numberTowards(from: number, key: string, columns: number): number | null {
  const step = ARROWS[key]?.(columns);
  if (step === undefined) return null;
  const to = from + step;
  return to >= 1 && to <= KENO.numbers ? to : null;
}

/** Returns a ticket with a number more, or without it; the same one when it is full. */
export function withPick(picks: readonly number[], number: number): readonly number[] {
  if (picks.includes(number)) return picks.filter((pick) => pick !== number);
  if (picks.length === KENO.mostPicks) return picks;
  return [...picks, number].toSorted((a, b) => a - b);
}
