import { compileSheet } from "../../engine/compiled-sheet.ts";
import type { CompiledSheet } from "../../engine/compiled-sheet.ts";
import type { ParSheet } from "../../par-sheet/par-sheet.ts";

/** Mean figures of a sheet with walking wilds, in double precision; wins in total stakes. */
export interface WalkingMeans {
  readonly base: number;
  readonly respins: number;
  /** Share of spins after which a wild walks. */
  readonly frequency: number;
  /** Respins of a round on average. */
  readonly averageRespins: number;
}

/** [symbol] -> chance; what is missing to 1 is ruled out. */
type Chances = Float64Array;

/** More places of walkers are not followed. */
const MOST_STATES = 2 ** 20;

/**
 * Solves the chain of a sheet with walking wilds. Which cells hold walkers is its state; the reels of
 * a respin are independent of each other once it is known, and a line sees one cell of each. The mean
 * is exact but for rounding (1e-12), without the highest payout.
 */
export function solveWalking(sheet: ParSheet): WalkingMeans {
  const compiled = compileSheet(sheet);
  const { reelCount, rows, price } = compiled;
  const masks = 2 ** rows;
  if (masks ** (reelCount - 1) > MOST_STATES) throw new RangeError("too many places of walkers");
  const landing = compiled.baseStrips.map((strip) => landingChances(strip, compiled));
  const visits = new Float64Array(masks ** (reelCount - 1));
  let state = walked(Float64Array.of(1), landing, masks, true);
  let averageRespins = 0;
  const frequency = 1 - (state[0] as number);
  for (let respin = 0; respin < (sheet.walking?.maxRespins ?? 0); respin += 1) {
    state[0] = 0;
    for (let at = 0; at < state.length; at += 1) {
      visits[at] = (visits[at] as number) + (state[at] as number);
      averageRespins += state[at] as number;
    }
    state = walked(state, landing, masks, false);
  }
  const lines = new LineMeans(compiled, sheet.walking?.meeting ?? 1);
  let respins = 0;
  for (const [at, times] of visits.entries())
    if (times > 0) respins += times * lines.ofRespin(at, masks);
  return { base: lines.ofSpin() / price, respins: respins / price, frequency, averageRespins };
}

/** [mask of rows] -> chance that the wilds of a stop stand there. */
function landingChances(strip: Int32Array, { rows, wild }: CompiledSheet): Float64Array {
  const chances = new Float64Array(2 ** rows);
  for (let stop = 0; stop < strip.length; stop += 1) {
    let mask = 0;
    for (let row = 0; row < rows; row += 1)
      if (strip[(stop + row) % strip.length] === wild) mask |= 1 << row;
    chances[mask] = (chances[mask] as number) + 1 / strip.length;
  }
  return chances;
}

/**
 * Returns the chances of the walkers' places after a spin and one step to the left. The mask of reel r
 * is digit r of a state, up to the last reel but one.
 */
function walked(
  before: Float64Array,
  landing: readonly Float64Array[],
  masks: number,
  first: boolean,
): Float64Array {
  const kept = landing.length - 2;
  // The walkers of the first reel leave the board.
  let digits = new Float64Array(masks ** kept);
  for (const [at, chance] of before.entries()) {
    const rest = first ? 0 : Math.floor(at / masks);
    digits[rest] = (digits[rest] as number) + chance;
  }
  for (let digit = 0; digit < kept; digit += 1) {
    const place = masks ** digit;
    const next = new Float64Array(digits.length);
    for (const [at, chance] of digits.entries()) {
      if (chance === 0) continue;
      const mask = Math.floor(at / place) % masks;
      for (const [landed, share] of (landing[digit + 1] as Float64Array).entries()) {
        const to = at + ((mask | landed) - mask) * place;
        if (share > 0) next[to] = (next[to] as number) + chance * share;
      }
    }
    digits = next;
  }
  const after = new Float64Array(masks ** (kept + 1));
  for (const [landed, share] of (landing.at(-1) as Float64Array).entries())
    for (const [at, chance] of digits.entries())
      after[at + landed * masks ** kept] = chance * share;
  return after;
}

/** Means of the lines of a board, by the places of its walkers. */
class LineMeans {
  private readonly sheet: CompiledSheet;
  private readonly meeting: number;
  /** [reel][mask of walkers][row] -> chances of the symbols there; [rows] of the whole reel. */
  private readonly free: readonly (readonly Chances[])[][];
  /** The same, for boards on which the reel shows one wild at most. */
  private readonly lone: readonly (readonly Chances[])[][];

  constructor(sheet: CompiledSheet, meeting: number) {
    this.sheet = sheet;
    this.meeting = meeting;
    this.free = sheet.baseStrips.map((strip) => reelChances(strip, sheet, sheet.rows));
    this.lone = sheet.baseStrips.map((strip) => reelChances(strip, sheet, 1));
  }

  ofSpin(): number {
    return this.sum(this.free, new Int32Array(this.sheet.reelCount));
  }

  /** Returns the mean of a respin: its factor counts but where no reel shows two wilds. */
  ofRespin(state: number, masks: number): number {
    const walkers = Int32Array.from({ length: this.sheet.reelCount }, (_, reel) =>
      reel === this.sheet.reelCount - 1 ? 0 : Math.floor(state / masks ** reel) % masks,
    );
    const all = this.sum(this.free, walkers);
    if (this.meeting === 1) return all;
    return this.meeting * all - (this.meeting - 1) * this.sum(this.lone, walkers);
  }

  private sum(reels: readonly (readonly Chances[])[][], walkers: Int32Array): number {
    const { lineCount, lines, reelCount, rows } = this.sheet;
    let sum = 0;
    for (let line = 0; line < lineCount; line += 1) {
      const cells: Chances[] = [];
      let rest = 1;
      const rests = [1];
      for (let reel = reelCount - 1; reel >= 0; reel -= 1) {
        const chances = reels[reel]?.[walkers[reel] as number] as readonly Chances[];
        cells.unshift(chances[lines[line * reelCount + reel] as number] as Chances);
        rest *= (chances[rows] as Chances)[0] as number;
        rests.unshift(rest);
      }
      sum += this.lineMean(cells, rests);
    }
    return sum;
  }

  /** Returns the mean of a line: runs of wilds first, then those of each other symbol. */
  private lineMean(cells: readonly Chances[], rests: readonly number[]): number {
    const { wild, scatter, substituted, symbols, reelCount } = this.sheet;
    let mean = 0;
    let reached = 1;
    for (let leading = 0; leading <= reelCount; leading += 1) {
      const own = this.pay(wild, leading);
      if (leading === reelCount) return mean + reached * own;
      const here = cells[leading] as Chances;
      const after = rests[leading + 1] as number;
      for (let symbol = 0; symbol < symbols.length; symbol += 1) {
        const chance = reached * (here[symbol] as number);
        if (chance === 0 || symbol === wild) continue;
        const stands = leading === 0 || substituted[symbol] === 1;
        if (symbol === scatter || !stands) mean += chance * after * own;
        else mean += chance * this.runMean(cells, rests, symbol, leading + 1, leading, own);
      }
      reached *= here[wild] as number;
      if (reached === 0) return mean;
    }
    return mean;
  }

  /** Returns the mean of a run of a symbol that has come as far as a reel, with so many wilds. */
  private runMean(
    cells: readonly Chances[],
    rests: readonly number[],
    symbol: number,
    reel: number,
    wilds: number,
    own: number,
  ): number {
    const { wild, substituted, wildFactors, reelCount } = this.sheet;
    const pay = Math.max(own, this.pay(symbol, reel) * (wildFactors[wilds] as number));
    if (reel === reelCount) return pay;
    const here = cells[reel] as Chances;
    const same = here[symbol] as number;
    const other = substituted[symbol] === 1 ? (here[wild] as number) : 0;
    const ends = (rests[reel] as number) - (same + other) * (rests[reel + 1] as number);
    let mean = ends * pay;
    if (same > 0) mean += same * this.runMean(cells, rests, symbol, reel + 1, wilds, own);
    if (other > 0) mean += other * this.runMean(cells, rests, symbol, reel + 1, wilds + 1, own);
    return mean;
  }

  private pay(symbol: number, count: number): number {
    return count === 0 ? 0 : (this.sheet.pays[symbol * this.sheet.payWidth + count] as number);
  }
}

/** Returns the chances of a reel by its walkers, of stops that show no more wilds than so many. */
function reelChances(
  strip: Int32Array,
  { rows, wild, symbols }: CompiledSheet,
  mostWilds: number,
): Chances[][] {
  return Array.from({ length: 2 ** rows }, (_, walkers) => {
    const chances = Array.from({ length: rows + 1 }, () => new Float64Array(symbols.length));
    for (let stop = 0; stop < strip.length; stop += 1) {
      const shown = Array.from({ length: rows }, (__, row) =>
        (walkers >> row) & 1 ? wild : (strip[(stop + row) % strip.length] as number),
      );
      if (shown.filter((symbol) => symbol === wild).length > mostWilds) continue;
      for (const [row, symbol] of [...shown, 0].entries()) {
        const cell = chances[row] as Chances;
        cell[symbol] = (cell[symbol] as number) + 1 / strip.length;
      }
    }
    return chances;
  });
}
