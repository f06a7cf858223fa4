import type { CompiledSheet } from "../engine/compiled-sheet.ts";
import { countTails, OutcomeCounts, windowsOf } from "./reel-windows.ts";
import type { ReelWindow, SpinDistribution, SpinView } from "./reel-windows.ts";
import { WaysWalk } from "./ways-walk.ts";

/**
 * Counts every outcome of one kind of spin exactly. Walks the reels from left to right and carries
 * only the wins that can still grow; where none can, the remaining reels matter for what is counted
 * on them alone and are counted in one step.
 * @throws RangeError when there are more than 2^53 stop combinations (counts would not be exact).
 */
export function enumerateSpin(
  sheet: CompiledSheet,
  view: SpinView,
  paysBy: "lines" | "ways",
): SpinDistribution {
  const combinations = view.strips.reduce((product, strip) => product * strip.length, 1);
  if (!Number.isSafeInteger(combinations)) {
    throw new RangeError("too many stop combinations to count exactly");
  }
  const windows = windowsOf(sheet, view);
  const counts = new OutcomeCounts(sheet);
  const Walk = paysBy === "ways" ? WaysWalk : LineWalk;
  new Walk(sheet, windows, countTails(windows), counts).run();
  return counts.distribution(combinations);
}

/** No symbol other than the wild has been met on a line yet. */
const NO_TARGET = -1;

/**
 * The walk over the reels. Per depth it keeps the open lines: those whose first
 * `depth` symbols form one run. A line's run length is therefore the depth.
 */
class LineWalk {
  private readonly sheet: CompiledSheet;
  private readonly windows: readonly (readonly ReelWindow[])[];
  private readonly tails: readonly (readonly number[])[];
  private readonly counts: OutcomeCounts;
  private readonly openLines: Int32Array[];
  private readonly targets: Int32Array[];
  private readonly wilds: Int32Array[];
  private readonly leadingWilds: Int32Array[];

  constructor(
    sheet: CompiledSheet,
    windows: readonly (readonly ReelWindow[])[],
    tails: readonly (readonly number[])[],
    counts: OutcomeCounts,
  ) {
    const perDepth = (): Int32Array[] =>
      Array.from({ length: sheet.reelCount + 1 }, () => new Int32Array(sheet.lineCount));
    this.sheet = sheet;
    this.windows = windows;
    this.tails = tails;
    this.counts = counts;
    this.openLines = perDepth();
    this.targets = perDepth();
    this.wilds = perDepth();
    this.leadingWilds = perDepth();
  }

  run(): void {
    for (let line = 0; line < this.sheet.lineCount; line += 1) {
      (this.openLines[0] as Int32Array)[line] = line;
      (this.targets[0] as Int32Array)[line] = NO_TARGET;
    }
    this.visit(0, this.sheet.lineCount, 0, 0, 1);
  }

  private visit(depth: number, open: number, win: number, scatters: number, weight: number): void {
    if (depth === this.sheet.reelCount) {
      let total = win;
      for (let i = 0; i < open; i += 1) total += this.closedWin(depth, i);
      this.counts.add(total, scatters, weight);
      return;
    }
    if (open === 0) {
      for (const [more, tailWeight] of (this.tails[depth] as readonly number[]).entries()) {
        if (tailWeight > 0) this.counts.add(win, scatters + more, weight * tailWeight);
      }
      return;
    }
    for (const window of this.windows[depth] as readonly ReelWindow[]) {
      let nextOpen = 0;
      let nextWin = win;
      for (let i = 0; i < open; i += 1) {
        if (this.extend(depth, i, nextOpen, window)) nextOpen += 1;
        else nextWin += this.closedWin(depth, i);
      }
      const nextScatters = scatters + window.counted;
      this.visit(depth + 1, nextOpen, nextWin, nextScatters, weight * window.weight);
    }
  }

  /** Tries to grow open line `from` by this reel's symbol, writing it at `to` one level deeper. */
  private extend(depth: number, from: number, to: number, window: ReelWindow): boolean {
    const { sheet } = this;
    const line = (this.openLines[depth] as Int32Array)[from] as number;
    const row = sheet.lines[line * sheet.reelCount + depth] as number;
    const symbol = window.symbols[row] as number;
    let target = (this.targets[depth] as Int32Array)[from] as number;
    let wilds = (this.wilds[depth] as Int32Array)[from] as number;
    let leading = (this.leadingWilds[depth] as Int32Array)[from] as number;
    if (symbol === sheet.wild) {
      if (target !== NO_TARGET && sheet.substituted[target] === 0) return false;
      wilds += 1;
      if (target === NO_TARGET) leading += 1;
    } else if (target === NO_TARGET) {
      if (symbol === sheet.scatter) return false;
      if (leading > 0 && sheet.substituted[symbol] === 0) return false;
      target = symbol;
    } else if (symbol !== target) {
      return false;
    }
    (this.openLines[depth + 1] as Int32Array)[to] = line;
    (this.targets[depth + 1] as Int32Array)[to] = target;
    (this.wilds[depth + 1] as Int32Array)[to] = wilds;
    (this.leadingWilds[depth + 1] as Int32Array)[to] = leading;
    return true;
  }

  /** Pay of open line `i` when its run ends with `count` symbols. */
  private closedWin(count: number, i: number): number {
    const { pays, wild, wildFactors, payWidth } = this.sheet;
    const target = (this.targets[count] as Int32Array)[i] as number;
    const leading = (this.leadingWilds[count] as Int32Array)[i] as number;
    const own = wild >= 0 ? (pays[wild * payWidth + leading] as number) : 0;
    if (target === NO_TARGET) return own;
    const factor = wildFactors[(this.wilds[count] as Int32Array)[i] as number] as number;
    return Math.max(own, (pays[target * payWidth + count] as number) * factor);
  }
}
