/** Time of one tick, at the usual pace. */
const TICK_MS = 120;
/** A whole board ticks so many times before it lies still again. */
const TICKS = 8;
const SWING = 0.16;

/** Time that a board ticks, at the usual pace. */
export const TICKING_MS = TICK_MS * TICKS;

/**
 * Returns how far a cell is turned, in radians, while a spring sets the board ticking: each tick jumps to one
 * side and settles, neighbours turn against each other as wheels do, and it runs down.
 */
export function tickedBy(usualMs: number, reel: number, row: number): number {
  if (usualMs >= TICKING_MS) return 0;
  const tick = Math.floor(usualMs / TICK_MS);
  const into = usualMs / TICK_MS - tick;
  const side = (tick + reel + row) % 2 === 0 ? 1 : -1;
  return side * SWING * (1 - tick / TICKS) * (1 - into ** 2);
}
