import type { Pace } from "../../../round/pace/pace.ts";

type Positions = readonly (readonly [number, number])[];

/** Symbols that step one reel to the left, and stay there while the reels spin under them. */
export interface Walk {
  readonly symbol: string;
  /** Their places when they have arrived; reel -1 is beside the board. */
  readonly to: Positions;
  readonly pace: Pace;
  readonly resolve: () => void;
  elapsedMs: number;
  /** All have arrived; they stand still. */
  isThere: boolean;
}

const WALK_MS = 520;
/** Height of a step, as a share of a row. */
const STEP_HEIGHT = 0.14;

/** Makes the step of these symbols. */
export const newWalk = (symbol: string, to: Positions, pace: Pace, resolve: () => void): Walk => ({
  symbol,
  to,
  pace,
  resolve,
  elapsedMs: 0,
  isThere: false,
});

/** Returns how far a step still is from its end, in reels, and how high above the rope, in rows. */
export function stepOf({ elapsedMs, pace, isThere }: Walk): { left: number; above: number } {
  const t = isThere ? 1 : Math.min(1, elapsedMs / Math.max(1, pace.ms(WALK_MS)));
  const eased = t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) ** 2;
  return { left: 1 - eased, above: STEP_HEIGHT * Math.sin(Math.PI * t) };
}

/** Moves a walk on; answers true when it has just arrived. */
export function moveWalk(walk: Walk, elapsedMs: number): boolean {
  if (walk.isThere) return false;
  walk.elapsedMs += elapsedMs;
  walk.isThere = walk.elapsedMs >= walk.pace.ms(WALK_MS);
  return walk.isThere;
}
