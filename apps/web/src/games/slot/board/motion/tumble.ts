import type { Pace } from "../../../round/pace/pace.ts";

type Strips = readonly (readonly string[])[];
type Positions = readonly (readonly [number, number])[];

/** Symbols that go, and others that fall into their places: the move between two steps of a cascade. */
export interface Tumble {
  readonly gone: ReadonlySet<string>;
  readonly after: Strips;
  /** [reel][row] -> the row in which a symbol of the next board starts; above the board it is negative. */
  readonly from: readonly (readonly number[])[];
  readonly pace: Pace;
  readonly resolve: () => void;
  elapsedMs: number;
  /** The next board is laid; what is in sight still falls. */
  isLaid: boolean;
}

const VANISH_MS = 240;
const FALL_MS = 420;
const REEL_STAGGER_MS = 35;

const keyOf = (reel: number, row: number): string => `${reel}:${row}`;

/** Returns the row from which each symbol of the next board falls. */
export function fallsOf(before: Strips, gone: ReadonlySet<string>, after: Strips): number[][] {
  return after.map((symbols, reel) => {
    const stay = (before[reel] ?? []).flatMap((_, row) =>
      gone.has(keyOf(reel, row)) ? [] : [row],
    );
    const fresh = symbols.length - stay.length;
    return symbols.map((_, row) => (row < fresh ? row - fresh : (stay[row - fresh] ?? row)));
  });
}

/** Makes the move from one board to the next. */
export function newTumble(
  before: Strips,
  gone: Positions,
  after: Strips,
  pace: Pace,
  resolve: () => void,
): Tumble {
  const cells = new Set(gone.map(([reel, row]) => keyOf(reel, row)));
  const from = fallsOf(before, cells, after);
  return { gone: cells, after, from, pace, resolve, elapsedMs: 0, isLaid: false };
}

/** Tells whether the symbols that go are gone. */
export const isVanished = ({ elapsedMs, pace }: Tumble): boolean => elapsedMs >= pace.ms(VANISH_MS);

/** Tells whether everything has come to rest. */
export const isOver = (tumble: Tumble): boolean =>
  tumble.elapsedMs >= tumble.pace.ms(VANISH_MS + FALL_MS + REEL_STAGGER_MS * tumble.from.length);

/** Puts an end to the move in the next frame. */
export function endTumble(tumble: Tumble): void {
  tumble.elapsedMs = Number.POSITIVE_INFINITY;
}

/** Returns the share of its size that a cell has left before it is gone: 1 for one that stays. */
export function sizeShare(
  { gone, elapsedMs, isLaid, pace }: Tumble,
  reel: number,
  row: number,
): number {
  if (isLaid || !gone.has(keyOf(reel, row))) return 1;
  const t = Math.min(1, elapsedMs / Math.max(1, pace.ms(VANISH_MS)));
  return 1 - t * t;
}

/** Returns how many rows above its place a symbol of the next board still is. */
export function rowsAbove(
  { from, elapsedMs, isLaid, pace }: Tumble,
  reel: number,
  row: number,
): number {
  const start = from[reel]?.[row];
  if (!isLaid || start === undefined) return 0;
  const begun = elapsedMs - pace.ms(VANISH_MS + REEL_STAGGER_MS * reel);
  const t = Math.max(0, Math.min(1, begun / Math.max(1, pace.ms(FALL_MS))));
  // Falls ever faster and settles in the last tenth.
  return (row - start) * (1 - Math.min(1, (t / 0.9) ** 2));
}
