import type { Draw } from "../../fairness/draw.ts";
import type { CompiledSheet } from "../compiled-sheet.ts";

/** Plays one round and answers its figures; the same object each time, overwritten. */
export type FastRound = (draw: Draw) => FastRoundResult;

interface FastRoundResult {
  /** Win of the whole round in line stakes. */
  win: number;
  freeSpins: number;
}

/**
 * The fast path of the simulation: the same draws in the same order as `playSlot`, the
 * same win, without grids and money. It shares no evaluation code with `playSlot`, and
 * a test plays both with the same draws, so each checks the other.
 */
export function fastRound(sheet: CompiledSheet): FastRound {
  const cells = new Int32Array(sheet.reelCount * sheet.rows);
  const result: FastRoundResult = { win: 0, freeSpins: 0 };
  const maxSpins = sheet.maxSpins;
  return (draw) => {
    let scatters = spin(sheet, sheet.baseStrips, cells, draw);
    let win = sumLines(sheet, cells) + (sheet.scatterPays[scatters] as number);
    let awarded = Math.min(sheet.awards[scatters] as number, maxSpins);
    let played = 0;
    let freeWin = 0;
    while (played < awarded) {
      scatters = spin(sheet, sheet.freeStrips, cells, draw);
      freeWin += sumLines(sheet, cells) + (sheet.scatterPays[scatters] as number);
      awarded = Math.min(awarded + (sheet.retriggers[scatters] as number), maxSpins);
      played += 1;
    }
    win += freeWin * sheet.freeMultiplier;
    result.win = win;
    result.freeSpins = played;
    return result;
  };
}

/** Draws the stops, writes the visible symbols at [reel * rows + row], answers the scatters. */
function spin(
  sheet: CompiledSheet,
  strips: readonly Int32Array[],
  cells: Int32Array,
  draw: Draw,
): number {
  const { rows, reelCount, scatter } = sheet;
  let scatters = 0;
  for (let reel = 0; reel < reelCount; reel += 1) {
    const strip = strips[reel] as Int32Array;
    let stop = draw(strip.length);
    for (let row = 0; row < rows; row += 1) {
      const symbol = strip[stop] as number;
      cells[reel * rows + row] = symbol;
      if (symbol === scatter) scatters += 1;
      stop += 1;
      if (stop === strip.length) stop = 0;
    }
  }
  return scatters;
}

function sumLines(sheet: CompiledSheet, cells: Int32Array): number {
  let sum = 0;
  for (let line = 0; line < sheet.lineCount; line += 1) sum += lineWin(sheet, cells, line);
  return sum;
}

function lineWin(sheet: CompiledSheet, cells: Int32Array, line: number): number {
  const { lines, reelCount, rows, wild, scatter, substituted, pays } = sheet;
  const offset = line * reelCount;
  let reel = 0;
  let symbol = -1;
  while (reel < reelCount) {
    symbol = cells[reel * rows + (lines[offset + reel] as number)] as number;
    if (symbol !== wild) break;
    reel += 1;
  }
  const leading = reel;
  const own = leading > 0 ? (pays[wild * (reelCount + 1) + leading] as number) : 0;
  if (reel === reelCount || symbol === scatter) return own;
  const wildCounts = substituted[symbol] === 1;
  if (leading > 0 && !wildCounts) return own;
  let wilds = leading;
  for (reel += 1; reel < reelCount; reel += 1) {
    const next = cells[reel * rows + (lines[offset + reel] as number)] as number;
    if (next === symbol) continue;
    if (next !== wild || !wildCounts) break;
    wilds += 1;
  }
  const pay = pays[symbol * (reelCount + 1) + reel] as number;
  return Math.max(own, pay * (sheet.wildFactors[wilds] as number));
}
