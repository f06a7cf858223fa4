import type { Board } from "../engine/board.ts";
import type { Position } from "../engine/slot-round.ts";

/**
 * Sums the ways of a board in coins: a symbol on reels side by side from the left pays once for each
 * way through its cells. Wilds stand for it; the first reel has none, so every win begins there.
 */
export function payWays(board: Board): number {
  const { sheet, cells } = board;
  const height = board.heights[0] as number;
  let sum = 0;
  for (let row = 0; row < height; row += 1) {
    const symbol = cells[row] as number;
    if (symbol === sheet.scatter || metAbove(cells, row, symbol)) continue;
    sum += paySymbol(board, symbol);
  }
  return sum;
}

function metAbove(cells: Int32Array, row: number, symbol: number): boolean {
  for (let above = 0; above < row; above += 1) if (cells[above] === symbol) return true;
  return false;
}

function paySymbol(board: Board, symbol: number): number {
  const { sheet, cells, heights } = board;
  const { reelCount, rows, wild } = sheet;
  const stands = sheet.substituted[symbol] === 1;
  let ways = 1;
  let reel = 0;
  for (; reel < reelCount; reel += 1) {
    let found = 0;
    const end = reel * rows + (heights[reel] as number);
    for (let cell = reel * rows; cell < end; cell += 1) {
      const met = cells[cell] as number;
      if (met === symbol || (met === wild && stands)) found += 1;
    }
    if (found === 0) break;
    ways *= found;
  }
  const pay = (sheet.pays[symbol * sheet.payWidth + reel] as number) * ways;
  if (pay > 0 && board.won !== null) markWon(board, board.won, symbol, reel);
  if (pay > 0 && board.recorder !== null) {
    board.recorder.win({
      by: "ways",
      line: null,
      symbol: sheet.symbols[symbol] as string,
      count: reel,
      ways,
      positions: placesOf(board, symbol, reel),
      multiplier: board.multiplier,
      coins: pay * board.multiplier,
    });
  }
  return pay;
}

function markWon(board: Board, won: Uint8Array, symbol: number, reels: number): void {
  const { rows, wild } = board.sheet;
  for (let reel = 0; reel < reels; reel += 1) {
    const end = reel * rows + (board.heights[reel] as number);
    for (let cell = reel * rows; cell < end; cell += 1) {
      const met = board.cells[cell];
      if (met === symbol || met === wild) won[cell] = 1;
    }
  }
}

function placesOf(board: Board, symbol: number, reels: number): Position[] {
  const wilds = board.sheet.substituted[symbol] === 1 ? board.placesOf(board.sheet.wild) : [];
  return [...board.placesOf(symbol), ...wilds]
    .filter(([reel]) => reel < reels)
    .sort(([a, above], [b, below]) => a - b || above - below);
}
