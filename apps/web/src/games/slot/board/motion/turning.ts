import type { Pace } from "../../../round/pace/pace.ts";

type Strips = readonly (readonly string[])[];
type Positions = readonly (readonly [number, number])[];

/** Cells that turn over and show another symbol, where they lie. */
export interface Turning {
  readonly after: Strips;
  /** Cell, as `reel:row` -> when it begins to turn. */
  readonly startAtMs: ReadonlyMap<string, number>;
  readonly pace: Pace;
  readonly resolve: () => void;
  elapsedMs: number;
}

const TURN_MS = 360;
const ROW_STAGGER_MS = 130;

/**
 * Makes the turn of these cells to the next board: at once, or `spreading` along each reel from the
 * cells that show their new symbol already.
 */
export function newTurning(
  before: Strips,
  positions: Positions,
  after: Strips,
  spreading: boolean,
  pace: Pace,
  resolve: () => void,
): Turning {
  const symbolAt = (board: Strips, [reel, row]: readonly [number, number]) => board[reel]?.[row];
  const turn = positions.filter((cell) => symbolAt(before, cell) !== symbolAt(after, cell));
  const startAtMs = new Map(
    turn.map(([reel, row]) => {
      const sources = positions.filter(
        (cell) => cell[0] === reel && symbolAt(before, cell) === symbolAt(after, cell),
      );
      const steps = Math.min(...sources.map((cell) => Math.abs(cell[1] - row))) - 1;
      const waits = spreading && Number.isFinite(steps) ? steps : 0;
      return [`${reel}:${row}`, pace.ms(ROW_STAGGER_MS * waits)] as const;
    }),
  );
  return { after, startAtMs, pace, resolve, elapsedMs: 0 };
}

/** Returns how far a cell has turned: from 0 to 1, the new symbol from the half on; null for one that lies still. */
export function turnedBy(
  { startAtMs, elapsedMs, pace }: Turning,
  reel: number,
  row: number,
): number | null {
  const startAt = startAtMs.get(`${reel}:${row}`);
  if (startAt === undefined) return null;
  return Math.max(0, Math.min(1, (elapsedMs - startAt) / Math.max(1, pace.ms(TURN_MS))));
}

/** Returns the width that a cell has left while it turns, as a share of its own. */
export const widthShare = (turned: number): number => Math.abs(Math.cos(Math.PI * turned));

/** Tells whether every cell lies still. */
export const isTurned = ({ startAtMs, elapsedMs, pace }: Turning): boolean =>
  elapsedMs >= Math.max(0, ...startAtMs.values()) + pace.ms(TURN_MS);
