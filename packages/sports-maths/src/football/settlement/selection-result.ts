/**
 * Tells how a selection is settled. It returns stake × (won · odds · dead_heat · (1 − void_factor) +
 * void_factor), the factors in thousandths.
 */
export interface SelectionResult {
  readonly id: string;
  readonly won: 0 | 1;
  readonly void_factor: 0 | 500 | 1000;
  /** 1000: football has no dead heats. */
  readonly dead_heat: number;
}

/** Returns the result of a selection whose answer is right or wrong. */
export const plainly = (id: string, isRight: boolean): SelectionResult => ({
  id,
  won: isRight ? 1 : 0,
  void_factor: 0,
  dead_heat: 1000,
});

/** Returns the result of a selection whose stake is returned. */
export const returned = (id: string): SelectionResult => ({
  id,
  won: 0,
  void_factor: 1000,
  dead_heat: 1000,
});

/**
 * Returns the result of a selection on a line in quarter steps, which is `quarters` above the line it
 * had to beat. The stake of a quarter line is split on the lines a quarter below and above it, so
 * that one quarter above wins half and returns half, and one below loses half.
 */
export function onLine(id: string, quarters: number): SelectionResult {
  const half = { id, void_factor: 500, dead_heat: 1000 } as const;
  if (quarters === 0) return returned(id);
  if (quarters === 1) return { ...half, won: 1 };
  if (quarters === -1) return { ...half, won: 0 };
  return plainly(id, quarters > 0);
}
