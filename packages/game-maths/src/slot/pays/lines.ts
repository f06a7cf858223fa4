import type { Board } from "../engine/board.ts";
import type { Position } from "../engine/slot-round.ts";

/** Sums the lines of a board in coins. */
export function payLines(board: Board): number {
  const { lineCount } = board.sheet;
  let sum = 0;
  for (let line = 0; line < lineCount; line += 1) sum += payLine(board, line);
  return sum;
}

/**
 * Pays one line. Two readings compete and the higher pays: the wilds from the left as the wild's own
 * win, and the run of the first other symbol with wilds standing for it. On a tie the second is told.
 */
function payLine(board: Board, line: number): number {
  const { cells } = board;
  const { lines, reelCount, rows, wild, scatter, substituted, pays, payWidth } = board.sheet;
  const offset = line * reelCount;
  let reel = 0;
  let symbol = -1;
  while (reel < reelCount) {
    symbol = cells[reel * rows + (lines[offset + reel] as number)] as number;
    if (symbol !== wild) break;
    reel += 1;
  }
  const leading = reel;
  const own = leading > 0 ? (pays[wild * payWidth + leading] as number) : 0;
  const stands = leading === 0 || substituted[symbol] === 1;
  if (reel === reelCount || symbol === scatter || !stands) {
    if (own > 0 && board.recorder !== null) tell(board, line, wild, leading, own, 1);
    return own;
  }
  let wilds = leading;
  for (reel += 1; reel < reelCount; reel += 1) {
    const next = cells[reel * rows + (lines[offset + reel] as number)] as number;
    if (next === symbol) continue;
    if (next !== wild || substituted[symbol] !== 1) break;
    wilds += 1;
  }
  const factor = board.sheet.wildFactors[wilds] as number;
  const coins = (pays[symbol * payWidth + reel] as number) * factor;
  if (board.recorder !== null) {
    if (coins > 0 && coins >= own) tell(board, line, symbol, reel, coins, factor);
    else if (own > 0) tell(board, line, wild, leading, own, 1);
  }
  return coins > own ? coins : own;
}

function tell(
  board: Board,
  line: number,
  symbol: number,
  count: number,
  coins: number,
  factor: number,
): void {
  const { sheet, multiplier } = board;
  board.recorder?.win({
    by: "line",
    line,
    symbol: sheet.symbols[symbol] as string,
    count,
    ways: null,
    positions: Array.from({ length: count }, (_, reel): Position => {
      return [reel, sheet.lines[line * sheet.reelCount + reel] as number];
    }),
    multiplier: factor * multiplier,
    coins: coins * multiplier,
  });
}
