/**
 * A draw: given n, answers a whole number from 0 to n - 1, each equally likely.
 * Every chance event of every game goes through one, in a fixed order,
 * so a round can be recomputed by anyone who holds its seeds.
 */
export type Draw = (n: number) => number;

/** The largest n a draw accepts. Scaling bias is nil at any n, this bounds the rejection rate. */
export const MAX_DRAW_RANGE = 2 ** 32;

/** Throws unless n is a whole number from 1 to 2^32. */
export function assertDrawRange(n: number): void {
  if (!Number.isInteger(n) || n < 1 || n > MAX_DRAW_RANGE) {
    throw new RangeError(`draw range must be a whole number from 1 to 2^32, got ${n}`);
  }
}

/** One recorded draw list and the draw that fills it. */
export interface RecordedDraw {
  readonly draw: Draw;
  /** The numbers drawn so far, in order. Grows as `draw` is called. */
  readonly drawn: number[];
}

/** Wraps a draw so that its answers are kept, for the round's audit record. */
export function recordDraw(draw: Draw): RecordedDraw {
  const drawn: number[] = [];
  return {
    drawn,
    draw: (n) => {
      const value = draw(n);
      drawn.push(value);
      return value;
    },
  };
}

/**
 * A draw that answers recorded numbers, in order, for recall and dispute.
 * Throws when asked past the end, or when a recorded number is outside [0, n):
 * either means that the record does not belong to this game version.
 */
export function replayDraw(recorded: readonly number[]): Draw {
  let position = 0;
  return (n) => {
    assertDrawRange(n);
    const value = recorded[position];
    if (value === undefined) {
      throw new RangeError(`replay is exhausted after ${recorded.length} draws`);
    }
    if (!Number.isInteger(value) || value < 0 || value >= n) {
      throw new RangeError(`recorded draw ${position} is ${value}, outside [0, ${n})`);
    }
    position += 1;
    return value;
  };
}
