/** Speed of a stage. Times in milliseconds, already divided by the speed asked for. */
export interface Pace {
  /** Cuts instead of moves: for visitors who ask for less motion, and for tests. */
  readonly cuts: boolean;
  readonly turbo: boolean;
  /** Scales a time of the usual pace. */
  ms(usualMs: number): number;
}

const TURBO = 2.6;

/** `speed` is a factor from the address (`?speed=4`); 0 means cuts. */
export function paceOf({
  speed,
  turbo,
  reducedMotion,
}: {
  readonly speed: number;
  readonly turbo: boolean;
  readonly reducedMotion: boolean;
}): Pace {
  const cuts = reducedMotion || speed === 0;
  const factor = (speed === 0 ? 20 : speed) * (turbo ? TURBO : 1);
  return { cuts, turbo, ms: (usualMs) => usualMs / factor };
}

/** The factor named by the address: 1 unless it is a number from 0 to 50. */
export function speedOf(search: string): number {
  const text = new URLSearchParams(search).get("speed");
  const speed = text === null || text === "" ? 1 : Number(text);
  return Number.isFinite(speed) && speed >= 0 && speed <= 50 ? speed : 1;
}
