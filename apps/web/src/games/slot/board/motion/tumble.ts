import type { Pace } from "../../../round/pace/pace.ts";

type Strips = readonly (readonly string[])[];
type Positions = readonly (readonly [number, number])[];

/** Symbols that go, and others that fall into their places: the move between two steps of a cascade. */
export interface Tumble {
  readonly gone: ReadonlySet<string>;
  readonly before: Strips;
  readonly after: Strips;
  /** Lets what goes rise off the board; else it shrinks where it lies. */
  readonly rises: boolean;
  /** [reel][row] -> the row in which a symbol of the next board starts; above the board it is negative. */
  readonly from: readonly (readonly number[])[];
  readonly pace: Pace;
  readonly resolve: () => void;
  elapsedMs: number;
  /** The next board is laid; what is in sight still falls. */
  isLaid: boolean;
}

const VANISH_MS = 240;
const RISE_MS = 640;
/** The lowest rows leave this much after the highest. */
const RISE_STAGGER_MS = 160;
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
export function newTumble({
  gone,
  ...move
}: Pick<Tumble, "before" | "after" | "rises" | "pace" | "resolve"> & {
  readonly gone: Positions;
}): Tumble {
  const cells = new Set(gone.map(([reel, row]) => keyOf(reel, row)));
  const from = fallsOf(move.before, cells, move.after);
  return { ...move, gone: cells, from, elapsedMs: 0, isLaid: false };
}

/** Returns how long it takes until what goes is gone, at the usual pace. */
const goneMs = ({ rises }: Tumble): number => (rises ? RISE_MS + RISE_STAGGER_MS : VANISH_MS);

/** Tells whether the symbols that go are gone. */
export const isVanished = (tumble: Tumble): boolean =>
  tumble.elapsedMs >= tumble.pace.ms(goneMs(tumble));

/** Tells whether everything has come to rest. */
export const isOver = (tumble: Tumble): boolean =>
  tumble.elapsedMs >=
  tumble.pace.ms(goneMs(tumble) + FALL_MS + REEL_STAGGER_MS * tumble.from.length);

/** Puts an end to the move in the next frame. */
export function endTumble(tumble: Tumble): void {
  tumble.elapsedMs = Number.POSITIVE_INFINITY;
}

/** Returns the share of its size that a cell has left before it is gone: 1 for one that stays. */
export function sizeShare(tumble: Tumble, reel: number, row: number): number {
  const { gone, elapsedMs, isLaid, pace } = tumble;
  if (isLaid || !gone.has(keyOf(reel, row))) return 1;
  // Far up it is small, as whatever flies.
  if (tumble.rises) return 1 - 0.4 * riseShare(tumble, row);
  const t = Math.min(1, elapsedMs / Math.max(1, pace.ms(VANISH_MS)));
  return 1 - t * t;
}

/** Tells whether a cell is on its way off the board. */
export const isRising = ({ rises, isLaid, gone }: Tumble, reel: number, row: number): boolean =>
  rises && !isLaid && gone.has(keyOf(reel, row));

/** Returns how much of its way up a symbol of this row has behind it: the higher ones leave first. */
function riseShare({ elapsedMs, pace, before }: Tumble, row: number): number {
  const rows = Math.max(1, ...before.map((symbols) => symbols.length));
  const begun = elapsedMs - pace.ms((RISE_STAGGER_MS * row) / rows);
  return Math.max(0, Math.min(1, begun / Math.max(1, pace.ms(RISE_MS))));
}

/** Returns how far a symbol that leaves has risen, in heights of the board: ever faster, and out of sight. */
export const risenBy = (tumble: Tumble, row: number): number => 1.3 * riseShare(tumble, row) ** 2.2;

/** Returns how far a symbol that leaves swings to the side, in radians. */
export const swayOf = (tumble: Tumble, reel: number, row: number): number =>
  0.22 * riseShare(tumble, row) * Math.sin(7 * riseShare(tumble, row) + reel + row);

/** Returns how many rows above its place a symbol of the next board still is. */
export function rowsAbove(tumble: Tumble, reel: number, row: number): number {
  const { from, elapsedMs, isLaid, pace } = tumble;
  const start = from[reel]?.[row];
  if (!isLaid || start === undefined) return 0;
  const begun = elapsedMs - pace.ms(goneMs(tumble) + REEL_STAGGER_MS * reel);
  const t = Math.max(0, Math.min(1, begun / Math.max(1, pace.ms(FALL_MS))));
  // Falls ever faster and settles in the last tenth.
  return (row - start) * (1 - Math.min(1, (t / 0.9) ** 2));
}
