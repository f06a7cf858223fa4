/** A part of a piece: filtered noise, or a tone. Times in seconds, levels from 0 to 1. */
export interface Burst {
  readonly kind: "noise" | "tone";
  /** Middle of the band of a noise, or pitch of a tone. */
  readonly hertz: number;
  readonly seconds: number;
  /** Counts from the beginning of its piece until it begins. */
  readonly after: number;
  readonly level: number;
  /** Time until it is as loud as it gets. */
  readonly rise: number;
  readonly wave: "sine" | "triangle" | "square";
  /** Pitch that a tone ends at. */
  readonly glidesTo: number;
}

/** A piece of sound: all its parts, each at its time. */
export type Piece = readonly Burst[];

const RISE = 0.008;

/** Returns a breath of noise around a pitch. */
export const noise = (
  hertz: number,
  seconds: number,
  level = 1,
  after = 0,
  rise = RISE,
): Burst => ({ kind: "noise", hertz, seconds, level, after, rise, wave: "sine", glidesTo: hertz });

/** Returns a tone. */
export const tone = (
  hertz: number,
  seconds: number,
  level = 0.5,
  after = 0,
  { rise = RISE, wave = "triangle", glidesTo = hertz }: Partial<Burst> = {},
): Burst => ({ kind: "tone", hertz, seconds, level, after, rise, wave, glidesTo });

/** Returns a part again and again, a time apart; each time a little softer or louder. */
export const repeated = (burst: Burst, times: number, apart: number, grows = 1): Piece =>
  Array.from({ length: times }, (_, time) => ({
    ...burst,
    after: burst.after + time * apart,
    level: Math.min(1, burst.level * grows ** time),
  }));

/** Returns tones one after another. */
export const melody = (
  hertz: readonly number[],
  seconds: number,
  apart: number,
  shape: Partial<Burst> = {},
): Piece =>
  hertz.map((pitch, note) =>
    tone(pitch, seconds, shape.level ?? 0.4, note * apart, { ...shape, glidesTo: pitch }),
  );
