/** Speed of a stage. Times in milliseconds, already divided by the speed asked for. */
export interface Pace {
  /** Cuts instead of moves: for visitors who ask for less motion, and for tests. */
  readonly cuts: boolean;
  readonly turbo: boolean;
  /** The licence lets a visitor play faster: turbo, and cutting a round short. */
  readonly mayHurry: boolean;
  /** Scales a time of the usual pace. */
  ms(usualMs: number): number;
}

const TURBO = 2.6;

/** `speed` is a factor from the address (`?speed=4`); 0 means cuts. */
export function paceOf({
  speed,
  turbo,
  mayHurry,
  reducedMotion,
}: {
  readonly speed: number;
  readonly turbo: boolean;
  readonly mayHurry: boolean;
  readonly reducedMotion: boolean;
}): Pace {
  if (!mayHurry) return usualPace(reducedMotion, speed);
  const cuts = reducedMotion || speed === 0;
  const factor = (speed === 0 ? 20 : speed) * (turbo ? TURBO : 1);
  return { cuts, turbo, mayHurry, ms: (usualMs) => usualMs / factor };
}

/** A pace that nothing makes faster: the address may slow it down. */
function usualPace(cuts: boolean, speed: number): Pace {
  const factor = speed > 0 ? Math.min(1, speed) : 1;
  return { cuts, turbo: false, mayHurry: false, ms: (usualMs) => usualMs / factor };
}

/** The factor named by the address: 1 unless it is a number from 0 to 50. */
export function speedOf(search: string): number {
  const text = new URLSearchParams(search).get("speed");
  const speed = text === null || text === "" ? 1 : Number(text);
  return Number.isFinite(speed) && speed >= 0 && speed <= 50 ? speed : 1;
}
