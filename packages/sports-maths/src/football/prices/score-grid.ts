import { CHANCES, goalChance, RED_CHANCE, REDS_MOST } from "../rates.ts";
import type { Goals, Strengths } from "../state.ts";

/** A count of red cards that a match may reach, with the chances of each number of further goals. */
interface Block {
  readonly reds: Goals;
  /** `cells[home * size + away]`; the last row and column stand for that many goals or more. */
  readonly cells: Float64Array;
}

/** Joint distribution of red cards and of the goals scored since a starting point. */
export interface ScoreGrid {
  /** One more than the most goals of a side that are told apart. */
  readonly size: number;
  readonly blocks: readonly Block[];
}

/** Returns a grid of nothing scored yet, for the red cards shown so far and those to come. */
export function startGrid(size: number, reds: Goals): ScoreGrid {
  const blocks: Block[] = [];
  const home = Math.min(reds.home, REDS_MOST);
  const away = Math.min(reds.away, REDS_MOST);
  for (let h = home; h <= REDS_MOST; h += 1)
    for (let a = away; a <= REDS_MOST; a += 1)
      blocks.push({ reds: { home: h, away: a }, cells: new Float64Array(size * size) });
  const [first] = blocks;
  if (first) first.cells[0] = 1;
  return { size, blocks };
}

/**
 * Returns a size at which what lies beyond is about 10⁻⁶ or less, by the spread of a Poisson variable: its
 * mean and five times its deviation, and a few for small means.
 */
export const gridSizeOf = (mean: number): number => Math.ceil(mean + 5 * Math.sqrt(mean) + 4);

/** Plays the minutes `from` to `to` (1 to 90) on a grid, in place. */
export function advance(grid: ScoreGrid, strengths: Strengths, from: number, to: number): void {
  for (let minute = from; minute <= to; minute += 1) {
    for (const { reds, cells } of grid.blocks) {
      const home = goalChance(strengths.home, minute, reds.home, reds.away) / CHANCES;
      const away = goalChance(strengths.away, minute, reds.away, reds.home) / CHANCES;
      score(cells, grid.size, home, away);
    }
    showReds(grid.blocks);
  }
}

/** Lets each side score or not: from the top down, so that one goal is counted once. */
function score(cells: Float64Array, size: number, home: number, away: number): void {
  const last = size - 1;
  for (let h = last; h >= 0; h -= 1) {
    const row = h * size;
    const stayHome = h === last ? 1 : 1 - home;
    const fromBelow = h === 0 ? 0 : home;
    const below = h === 0 ? row : row - size;
    for (let a = 0; a < size; a += 1)
      cells[row + a] = cellAt(cells, row + a) * stayHome + cellAt(cells, below + a) * fromBelow;
    for (let a = last; a > 0; a -= 1) {
      const stayAway = a === last ? 1 : 1 - away;
      cells[row + a] = cellAt(cells, row + a) * stayAway + cellAt(cells, row + a - 1) * away;
    }
    if (last > 0) cells[row] = cellAt(cells, row) * (1 - away);
  }
}

const cellAt = (cells: Float64Array, at: number): number => cells[at] as number;

const RED = RED_CHANCE / CHANCES;

/** Lets each side be shown a red card or not; blocks stand in ascending order of both counts. */
function showReds(blocks: readonly Block[]): void {
  for (const side of ["home", "away"] as const)
    for (const to of blocks.toReversed()) {
      const from = blocks.find(
        ({ reds }) =>
          reds[side] === to.reds[side] - 1 && reds[other(side)] === to.reds[other(side)],
      );
      const stay = to.reds[side] === REDS_MOST ? 1 : 1 - RED;
      const { cells } = to;
      if (from) mix(cells, stay, from.cells, RED);
      else if (stay !== 1)
        for (let at = 0; at < cells.length; at += 1) cells[at] = cellAt(cells, at) * stay;
    }
}

/** Replaces each cell by its share of itself and of the other's. */
function mix(cells: Float64Array, own: number, others: Float64Array, share: number): void {
  for (let at = 0; at < cells.length; at += 1)
    cells[at] = cellAt(cells, at) * own + cellAt(others, at) * share;
}

const other = (side: "home" | "away"): "home" | "away" => (side === "home" ? "away" : "home");

/** Returns a copy of a grid that keeps the cells of which `isKept` is true. */
export function restrict(
  { size, blocks }: ScoreGrid,
  isKept: (home: number, away: number) => boolean,
): ScoreGrid {
  return {
    size,
    blocks: blocks.map(({ reds, cells }) => ({
      reds,
      cells: cells.map((chance, at) => (isKept(Math.floor(at / size), at % size) ? chance : 0)),
    })),
  };
}

/** Returns the chance of each number of further goals, whatever the red cards: one array of cells. */
export function totalOf({ size, blocks }: ScoreGrid): Float64Array {
  const sum = new Float64Array(size * size);
  for (const { cells } of blocks)
    for (let at = 0; at < sum.length; at += 1) sum[at] = (sum[at] ?? 0) + (cells[at] ?? 0);
  return sum;
}
