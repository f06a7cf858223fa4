import type { Board } from "../engine/board.ts";
import type { Position } from "../engine/slot-round.ts";

/** No board is larger: ten reels of ten rows. */
const MOST_CELLS = 100;
/** [cell] -> 1 when its cluster has been found; every board fills it anew. */
const seen = new Uint8Array(MOST_CELLS);
/** Cells of the cluster that is being followed. */
const cluster = new Int32Array(MOST_CELLS);

/**
 * Sums the clusters of a board in coins: cells of one symbol that touch by a side pay together, by
 * how many they are. Every reel is as high as the board.
 */
export function payClusters(board: Board): number {
  const { cells, sheet, won } = board;
  const { payWidth, pays } = sheet;
  seen.fill(0, 0, cells.length);
  let sum = 0;
  for (let cell = 0; cell < cells.length; cell += 1) {
    if (seen[cell] === 1) continue;
    const size = follow(board, cell);
    const symbol = cells[cell] as number;
    const pay = pays[symbol * payWidth + size] as number;
    if (pay === 0) continue;
    sum += pay;
    if (won !== null) for (let at = 0; at < size; at += 1) won[cluster[at] as number] = 1;
    if (board.recorder !== null) tell(board, symbol, size, pay);
  }
  return sum;
}

/** Fills `cluster` with the cells that touch one by their sides. Returns how many they are. */
function follow({ cells, heights, sheet }: Board, first: number): number {
  const { rows } = sheet;
  const symbol = cells[first] as number;
  const end = heights.length * rows;
  let size = 1;
  cluster[0] = first;
  seen[first] = 1;
  for (let at = 0; at < size; at += 1) {
    const cell = cluster[at] as number;
    const row = cell % rows;
    if (row > 0) size = join(cells, cell - 1, symbol, size);
    if (row + 1 < rows) size = join(cells, cell + 1, symbol, size);
    if (cell >= rows) size = join(cells, cell - rows, symbol, size);
    if (cell + rows < end) size = join(cells, cell + rows, symbol, size);
  }
  return size;
}

/** Puts a cell into the cluster when it is of its symbol and in none yet. Returns the new size. */
function join(cells: Int32Array, cell: number, symbol: number, size: number): number {
  if (cells[cell] !== symbol || seen[cell] === 1) return size;
  seen[cell] = 1;
  cluster[size] = cell;
  return size + 1;
}

function tell({ sheet, recorder, multiplier }: Board, symbol: number, size: number, pay: number) {
  const places = cluster.slice(0, size).sort();
  recorder?.win({
    by: "cluster",
    line: null,
    symbol: sheet.symbols[symbol] as string,
    count: size,
    ways: null,
    positions: Array.from(places, (cell): Position => {
      return [Math.floor(cell / sheet.rows), cell % sheet.rows];
    }),
    multiplier,
    coins: pay * multiplier,
  });
}
