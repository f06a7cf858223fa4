/** Units of the drawing from peg to peg, and from row to row. */
export const GAP = 10;
export const ROW = 9;
/** Units above the first row, and of the ball. */
export const TOP = 12;
export const BALL = 2.7;
export const PEG = 1.1;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Returns the width of a board, a peg wider on each side than its baskets. */
export const widthOf = (rows: number): number => (rows + 3) * GAP;

/** Returns the peg of a row, from the left; the ball meets one of those from 0 to the row. */
export const pegAt = (rows: number, row: number, place: number): Point => ({
  x: widthOf(rows) / 2 + (place - row / 2) * GAP,
  y: TOP + row * ROW,
});

/** Returns where the ball touches each peg of its way, and last where it lies in its basket. */
export function touches(path: readonly number[]): Point[] {
  const rows = path.length;
  let place = 0;
  return Array.from({ length: rows + 1 }, (_, row) => {
    place += row === 0 ? 0 : (path[row - 1] ?? 0);
    const { x, y } = pegAt(rows, row, place);
    return { x, y: row === rows ? y : y - PEG - BALL };
  });
}

/**
 * Returns where the ball is at a progress: it falls on the first peg, then hops from peg to peg in equal
 * times, up a little and down, always to the side that was drawn.
 */
export function ballAt(path: readonly number[], progress: number): Point {
  const points = touches(path);
  const first = points[0] as Point;
  const time = Math.min(1, Math.max(0, progress)) * points.length;
  const hop = Math.min(points.length - 1, Math.floor(time));
  const part = time - hop;
  if (hop === 0) return { x: first.x, y: first.y * part * part };
  const from = points[hop - 1] as Point;
  const to = points[hop] as Point;
  const down = -0.8 * part + 1.8 * part * part;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * down };
}
