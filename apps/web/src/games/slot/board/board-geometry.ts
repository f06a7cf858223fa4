/** Position of a board in its box and of the cells on the board, in CSS pixels. */
export interface BoardGeometry {
  /** The window in the frame, in which the reels run: the canvas. */
  readonly left: number;
  readonly top: number;
  readonly innerWidth: number;
  readonly innerHeight: number;
  readonly frame: number;
  readonly radius: number;
  readonly shape: BoardShape;
  readonly pitchX: number;
  readonly pitchY: number;
  /** Side of a symbol's picture. */
  readonly symbol: number;
}

/** Counts the reels of a board, and the rows of its highest reel and of its lowest. */
export interface BoardShape {
  readonly reels: number;
  readonly rows: number;
  readonly leastRows: number;
}

/** Room above the first and below the last row, as a share of a row. */
const EDGE = 0.06;
/** A tall box gives the rows more air than the columns, up to this. */
const TALLEST = 1.22;
/** A reel is as wide as a row is high; where reels differ, wider, so that few symbols are large ones. */
const WIDEST = { alike: 1.02, unlike: 1.5 } as const;

/** Fits a board into a box, centred, with room for the frame and its shadow. */
export function fitBoard(shape: BoardShape, width: number, height: number): BoardGeometry {
  const { reels, rows, leastRows } = shape;
  const small = width < 560;
  const frame = small ? 7 : Math.min(16, Math.round(width / 60));
  const margin = small ? 8 : Math.max(16, Math.round(width * 0.025));
  const pad = small ? 4 : Math.round(width / 70);
  const roomX = width - 2 * (margin + frame + pad);
  const roomY = height - 2 * (margin + frame);
  const widest = leastRows < rows ? WIDEST.unlike : WIDEST.alike;
  const pitchX = Math.max(20, Math.min(roomX / reels, (roomY / (rows + 2 * EDGE)) * widest));
  const pitchY = Math.max(20, Math.min(roomY / (rows + 2 * EDGE), pitchX * (small ? TALLEST : 1)));
  const innerWidth = pitchX * reels + 2 * pad;
  // Little enough that no tile of the next row peeps in.
  const innerHeight = pitchY * (rows + 2 * EDGE);
  return {
    left: Math.round((width - innerWidth) / 2),
    top: Math.round((height - innerHeight) / 2),
    innerWidth: Math.round(innerWidth),
    innerHeight: Math.round(innerHeight),
    frame,
    radius: small ? 12 : 24,
    shape,
    pitchX,
    pitchY,
    symbol: Math.min(pitchX, pitchY) * (small ? 0.98 : 0.92),
  };
}

/** Returns the side of a symbol's picture on a reel of so many rows: as wide as the reel at most. */
export const symbolSize = (
  { pitchX, pitchY, symbol, shape }: BoardGeometry,
  rows: number,
): number => Math.min(pitchX, (pitchY * shape.rows) / rows) * (symbol / Math.min(pitchX, pitchY));

/**
 * Returns the middle of a cell, from the corner of the canvas. A reel of fewer rows than the board has
 * fills its height with them.
 */
export function cellCentre(
  at: BoardGeometry,
  reel: number,
  row: number,
  rows: number = at.shape.rows,
): { x: number; y: number } {
  const height = at.pitchY * at.shape.rows;
  const padX = (at.innerWidth - at.pitchX * at.shape.reels) / 2;
  const padY = (at.innerHeight - at.pitchY * at.shape.rows) / 2;
  return {
    x: padX + at.pitchX * (reel + 0.5),
    y: padY + (height / rows) * (row + 0.5),
  };
}

/** Returns the string that the symbols of a reel hang on, from its lower edge to its upper one. */
export function stringOf(
  at: BoardGeometry,
  reel: number,
): { readonly x: number; readonly y: number; readonly width: number; readonly height: number } {
  const width = Math.max(1.5, at.pitchX / 70);
  return { x: cellCentre(at, reel, 0).x - width / 2, y: 0, width, height: at.innerHeight };
}

/** Tiles lie a little askew, always the same way in the same place. */
export function tilt(reel: number, row: number): number {
  const turned = Math.sin(reel * 12.9898 + row * 78.233) * 43_758.5453;
  return (turned - Math.floor(turned) - 0.5) * 0.045;
}
