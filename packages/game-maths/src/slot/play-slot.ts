import type { Draw } from "../fairness/draw.ts";
import { linePay } from "./line-pay.ts";
import { valueForCount } from "./par-sheet/par-sheet.ts";
import type { ParSheet } from "./par-sheet/par-sheet.ts";
import type { LineWin, Position, ScatterWin, SlotBet, SlotRound, SlotStep } from "./slot-round.ts";

/**
 * Plays one whole round. Draws one stop per reel, left to right, for the base spin
 * and then for each free spin; draws nothing else.
 * @throws RangeError when the line stake is not positive (the caller checks limits first).
 */
export function playSlot(sheet: ParSheet, bet: SlotBet, draw: Draw): SlotRound {
  if (bet.lineStake <= 0n) throw new RangeError("line stake must be positive");
  const totalStake = bet.lineStake * BigInt(sheet.lines.length);
  const steps: SlotStep[] = [];
  let awarded = 0;
  let payout = 0n;
  for (let spin = 0; spin <= awarded; spin += 1) {
    const free = spin > 0;
    const outcome = playSpin(sheet, bet, free, draw, awarded);
    awarded += outcome.scatterWin?.spinsAwarded ?? 0;
    payout += outcome.payout;
    steps.push({
      ...outcome,
      freeSpinsLeft: awarded - spin,
      freeSpinsPlayed: spin,
      totalPayout: payout,
    });
  }
  return { steps, totalStake, payout };
}

type SpinOutcome = Omit<SlotStep, "freeSpinsLeft" | "freeSpinsPlayed" | "totalPayout">;

function playSpin(
  sheet: ParSheet,
  bet: SlotBet,
  free: boolean,
  draw: Draw,
  awarded: number,
): SpinOutcome {
  const strips = free ? (sheet.freeSpinReels ?? sheet.reels) : sheet.reels;
  const multiplier = free ? (sheet.freeSpins?.multiplier ?? 1) : 1;
  const stops = strips.map((strip) => draw(strip.length));
  const grid = strips.map((strip, reel) =>
    visibleSymbols(strip, stops[reel] as number, sheet.rows),
  );
  const lineWins = evaluateLines(sheet, grid, bet.lineStake, multiplier);
  const scatterWin = evaluateScatter(sheet, grid, bet, free, multiplier, awarded);
  const linePayout = lineWins.reduce((sum, win) => sum + win.payout, 0n);
  return {
    kind: free ? "free_spin" : "spin",
    stops,
    grid,
    lineWins,
    scatterWin,
    multiplier,
    payout: linePayout + (scatterWin?.payout ?? 0n),
  };
}

/** The `rows` symbols seen from a stop downwards; the strip is a ring. */
export function visibleSymbols(strip: readonly string[], stop: number, rows: number): string[] {
  const seen: string[] = [];
  for (let row = 0; row < rows; row += 1) seen.push(strip[(stop + row) % strip.length] as string);
  return seen;
}

function evaluateLines(
  sheet: ParSheet,
  grid: readonly (readonly string[])[],
  lineStake: bigint,
  multiplier: number,
): LineWin[] {
  const wins: LineWin[] = [];
  // Most lines pay nothing: one list of symbols serves them all.
  const symbols: string[] = [];
  for (let line = 0; line < sheet.lines.length; line += 1) {
    const rows = sheet.lines[line] as readonly number[];
    for (let reel = 0; reel < rows.length; reel += 1)
      symbols[reel] = grid[reel]?.[rows[reel] as number] as string;
    const pay = linePay(sheet, symbols);
    if (!pay) continue;
    const factor = pay.wildMultiplier * multiplier;
    wins.push({
      line,
      symbol: pay.symbol,
      count: pay.count,
      positions: rows.slice(0, pay.count).map((row, reel): Position => [reel, row]),
      multiplier: factor,
      payout: lineStake * BigInt(pay.pay) * BigInt(factor),
    });
  }
  return wins;
}

function evaluateScatter(
  sheet: ParSheet,
  grid: readonly (readonly string[])[],
  bet: SlotBet,
  free: boolean,
  multiplier: number,
  awarded: number,
): ScatterWin | null {
  const scatter = sheet.scatter;
  if (!scatter) return null;
  const positions = grid.flatMap((symbols, reel) =>
    symbols.flatMap((symbol, row): Position[] => (symbol === scatter.symbol ? [[reel, row]] : [])),
  );
  const count = positions.length;
  const pay = valueForCount(scatter.pays, count);
  const listed = valueForCount(free ? sheet.freeSpins?.retrigger : sheet.freeSpins?.awards, count);
  const room = (sheet.freeSpins?.maxSpins ?? Number.POSITIVE_INFINITY) - awarded;
  const spinsAwarded = Math.min(listed, room);
  if (pay === 0 && spinsAwarded === 0) return null;
  const totalStake = bet.lineStake * BigInt(sheet.lines.length);
  const payout = totalStake * BigInt(pay) * BigInt(multiplier);
  return { symbol: scatter.symbol, count, positions, multiplier, payout, spinsAwarded };
}
