import type { Board } from "../engine/board.ts";

/** [symbol] -> how often it is in sight; every board fills it anew. */
const counts = new Int32Array(1000);

/** Sums the symbols of a board in coins: each pays by how often it is in sight, wherever it stands. */
export function payAnywhere(board: Board): number {
  const { cells, heights, sheet } = board;
  const { rows, payWidth, pays, symbols } = sheet;
  counts.fill(0, 0, symbols.length);
  for (let reel = 0; reel < heights.length; reel += 1) {
    const end = reel * rows + (heights[reel] as number);
    for (let cell = reel * rows; cell < end; cell += 1) {
      const symbol = cells[cell] as number;
      counts[symbol] = (counts[symbol] as number) + 1;
    }
  }
  let sum = 0;
  for (let symbol = 0; symbol < symbols.length; symbol += 1) {
    const count = counts[symbol] as number;
    const pay = pays[symbol * payWidth + count] as number;
    if (pay === 0) continue;
    sum += pay;
    if (board.won !== null) markWon(board, board.won, symbol);
    board.recorder?.win({
      by: "anywhere",
      line: null,
      symbol: symbols[symbol] as string,
      count,
      ways: null,
      positions: board.placesOf(symbol),
      multiplier: board.multiplier,
      coins: pay * board.multiplier,
    });
  }
  return sum;
}

function markWon({ cells, heights, sheet }: Board, won: Uint8Array, symbol: number): void {
  for (let reel = 0; reel < heights.length; reel += 1) {
    const end = reel * sheet.rows + (heights[reel] as number);
    for (let cell = reel * sheet.rows; cell < end; cell += 1)
      if (cells[cell] === symbol) won[cell] = 1;
  }
}
