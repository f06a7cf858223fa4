import type { Draw } from "../../fairness/draw.ts";
import { mechanicsOf } from "../mechanics/index.ts";
import type { ParSheet } from "../par-sheet/par-sheet.ts";
import { payOf } from "../pays/index.ts";
import type { Board, Hooks, Pay } from "./board.ts";
import { compileSheet } from "./compiled-sheet.ts";
import type { CompiledSheet } from "./compiled-sheet.ts";
import type { Position, Recorder, StepKind } from "./slot-round.ts";

const noDraw: Draw = () => {
  throw new Error("no round is being played");
};

/**
 * Plays rounds of one sheet: the only code that decides a slot, for players, simulations and proofs.
 *
 * The order of draws is part of every version: before a round what `roundBegins` draws; then for each
 * spin what `spinBegins` draws, one stop a reel from left to right (or one symbol a cell, down each
 * reel), then what the mechanics draw at `boardDrawn`, `boardChanges`, `boardChanged` and `spinOver`,
 * in the order of `MECHANICS`; before the first free spin what `featureBegins` draws; then the free
 * spins.
 */
export class SlotEngine implements Board {
  readonly sheet: CompiledSheet;
  readonly cells: Int32Array;
  readonly heights: Int32Array;
  readonly stops: Int32Array;
  readonly heldReels: Uint8Array;
  readonly won: Uint8Array | null;
  readonly removed: Uint8Array | null;
  draw: Draw = noDraw;
  recorder: Recorder | null = null;
  free = false;
  multiplier = 1;
  capped = false;
  /** Coins of the round so far. */
  total = 0;
  /** Free spins awarded and played. */
  awarded = 0;
  played = 0;
  private readonly pay: Pay;
  private readonly hooks: readonly Hooks[];
  private readonly beginning: readonly Hooks[];
  private readonly drawn: readonly Hooks[];
  private readonly changing: readonly Hooks[];
  private readonly changed: readonly Hooks[];
  private readonly after: readonly Hooks[];
  /** Cells of the scatters of the spin, and how many they are. */
  private readonly scatterCells: Int32Array;
  private scatters = 0;
  private stepAward = 0;

  constructor(sheet: ParSheet) {
    this.sheet = compileSheet(sheet);
    const { reelCount, rows } = this.sheet;
    this.cells = new Int32Array(reelCount * rows);
    this.heights = new Int32Array(reelCount).fill(rows);
    this.stops = new Int32Array(reelCount);
    this.heldReels = new Uint8Array(reelCount);
    this.won = sheet.cascade ? new Uint8Array(reelCount * rows) : null;
    this.removed = sheet.cascade ? new Uint8Array(this.sheet.symbols.length) : null;
    this.scatterCells = new Int32Array(reelCount * rows);
    this.pay = payOf(sheet);
    this.hooks = mechanicsOf(sheet).map((mechanic) => mechanic.hooks(sheet, this.sheet));
    this.beginning = this.hooks.filter(({ spinBegins }) => spinBegins);
    this.drawn = this.hooks.filter(({ boardDrawn }) => boardDrawn);
    this.changing = this.hooks.filter(({ boardChanges }) => boardChanges);
    this.changed = this.hooks.filter(({ boardChanged }) => boardChanged);
    this.after = this.hooks.filter(({ spinOver }) => spinOver);
  }

  /** Plays one round. Returns the coins that it pays. */
  play(draw: Draw, recorder: Recorder | null = null): number {
    this.draw = draw;
    this.recorder = recorder;
    this.free = false;
    this.capped = false;
    this.total = 0;
    this.played = 0;
    this.awarded = this.sheet.startSpins;
    for (const hooks of this.hooks) hooks.roundBegins?.(this);
    if (this.awarded === 0) this.spin("spin");
    if (this.awarded > 0 && !this.capped) this.playFreeSpins();
    return this.total;
  }

  spin(kind: StepKind): void {
    this.multiplier = this.free ? this.sheet.freeMultiplier : 1;
    for (const hooks of this.beginning) hooks.spinBegins?.(this);
    this.drawBoard();
    for (const hooks of this.drawn) hooks.boardDrawn?.(this, kind);
    const lines = this.pay(this) * this.multiplier;
    this.close(kind, lines + this.scatterCoins(kind));
    while (!this.capped && this.changesBoard())
      this.close("cascade", this.pay(this) * this.multiplier);
    for (const hooks of this.after) if (!this.capped) hooks.spinOver?.(this, kind);
  }

  close(kind: StepKind, coins: number): void {
    const room = this.sheet.capCoins - this.total;
    const paid = coins < room ? coins : room;
    this.total += paid;
    if (coins >= room) this.capped = true;
    if (this.recorder !== null) this.record(kind, paid);
    this.stepAward = 0;
  }

  countOf(symbol: number): number {
    const { rows } = this.sheet;
    let count = 0;
    for (let reel = 0; reel < this.heights.length; reel += 1) {
      const end = reel * rows + (this.heights[reel] as number);
      for (let cell = reel * rows; cell < end; cell += 1)
        if (this.cells[cell] === symbol) count += 1;
    }
    return count;
  }

  placesOf(symbol: number): Position[] {
    const places: Position[] = [];
    for (const [reel, height] of this.heights.entries()) {
      for (let row = 0; row < height; row += 1)
        if (this.cells[reel * this.sheet.rows + row] === symbol) places.push([reel, row]);
    }
    return places;
  }

  /** Lets the first mechanic that changes the board do so; false when none does. */
  private changesBoard(): boolean {
    for (const hooks of this.changing) {
      if (!hooks.boardChanges?.(this)) continue;
      for (const told of this.changed) told.boardChanged?.(this);
      return true;
    }
    return false;
  }

  private playFreeSpins(): void {
    this.free = true;
    for (const hooks of this.hooks) hooks.featureBegins?.(this);
    while (this.played < this.awarded && !this.capped) {
      this.played += 1;
      this.spin("free_spin");
    }
  }

  private drawBoard(): void {
    const { rows, drawsCells, scatter } = this.sheet;
    const strips = this.free ? this.sheet.freeStrips : this.sheet.baseStrips;
    const { cells, heights, draw } = this;
    let scatters = 0;
    for (let reel = 0; reel < strips.length; reel += 1) {
      if (this.heldReels[reel] === 1) continue;
      const strip = strips[reel] as Int32Array;
      let stop = drawsCells ? 0 : draw(strip.length);
      this.stops[reel] = stop;
      const end = reel * rows + (heights[reel] as number);
      for (let cell = reel * rows; cell < end; cell += 1) {
        if (drawsCells) stop = draw(strip.length);
        const symbol = strip[stop] as number;
        cells[cell] = symbol;
        if (symbol === scatter) {
          this.scatterCells[scatters] = cell;
          scatters += 1;
        }
        stop += 1;
        if (stop === strip.length) stop = 0;
      }
    }
    this.scatters = scatters;
  }

  /** Returns what the scatters of a spin pay, and adds the free spins that they award. */
  private scatterCoins(kind: StepKind): number {
    if (this.sheet.scatter < 0 || (kind !== "spin" && kind !== "free_spin")) return 0;
    const { scatters, sheet } = this;
    const listed = (this.free ? sheet.retriggers : sheet.awards)[scatters] as number;
    const room = sheet.maxSpins - this.awarded;
    this.stepAward = listed < room ? listed : room;
    this.awarded += this.stepAward;
    const coins = (sheet.scatterPays[scatters] as number) * this.multiplier;
    if (this.recorder !== null && (coins > 0 || this.stepAward > 0)) {
      const places = Array.from(this.scatterCells.subarray(0, scatters), (cell): Position => {
        return [Math.floor(cell / sheet.rows), cell % sheet.rows];
      });
      this.recorder.win({
        by: "scatter",
        line: null,
        symbol: sheet.symbols[sheet.scatter] as string,
        count: scatters,
        ways: null,
        positions: places,
        multiplier: this.multiplier,
        coins,
      });
    }
    return coins;
  }

  private record(kind: StepKind, coins: number): void {
    const isSpun = kind === "spin" || kind === "free_spin" || kind === "respin";
    const spun = isSpun && !this.sheet.drawsCells;
    this.recorder?.step({
      kind,
      stops: spun ? Array.from(this.stops) : [],
      grid: this.grid(),
      spinsAwarded: this.stepAward,
      freeSpinsLeft: this.awarded - this.played,
      freeSpinsPlayed: this.played,
      multiplier: this.multiplier,
      coins,
      totalCoins: this.total,
      capped: this.capped,
    });
  }

  /** Returns the names of the symbols in view, reel by reel. Loops: each played round asks for it. */
  private grid(): string[][] {
    const { rows, symbols } = this.sheet;
    const grid: string[][] = [];
    for (let reel = 0; reel < this.heights.length; reel += 1) {
      const column: string[] = [];
      const end = reel * rows + (this.heights[reel] as number);
      for (let cell = reel * rows; cell < end; cell += 1)
        column.push(symbols[this.cells[cell] as number] as string);
      grid.push(column);
    }
    return grid;
  }
}
