import type { Draw } from "../../fairness/draw.ts";
import type { CompiledSheet } from "./compiled-sheet.ts";
import type { Position, Recorder, StepKind } from "./slot-round.ts";

/**
 * A round that is being played, as ways to pay and mechanics see it: tables that are filled again
 * and again, so that a round without a recorder makes no objects.
 */
export interface Board {
  readonly sheet: CompiledSheet;
  /** [reel * sheet.rows + row] -> symbol. */
  readonly cells: Int32Array;
  /** [reel] -> rows in sight. */
  readonly heights: Int32Array;
  readonly stops: Int32Array;
  /** [reel] -> 1 when the next spin leaves it as it is. */
  readonly heldReels: Uint8Array;
  /** [cell] -> 1 for a cell that is to leave, such as those of a win; kept where symbols fall. */
  readonly won: Uint8Array | null;
  readonly draw: Draw;
  readonly recorder: Recorder | null;
  /** In free spins. */
  readonly free: boolean;
  /** Factor for every win of the step. A mechanic may raise it. */
  multiplier: number;
  /** Coins of the round so far. */
  readonly total: number;
  /** [symbol] -> 1 for one that no longer falls in; kept where symbols fall. */
  readonly removed: Uint8Array | null;
  /** The payout has reached the limit; the round is over. */
  readonly capped: boolean;
  /** Spins once more, of a kind that awards nothing by scatters. */
  spin(kind: StepKind): void;
  /** Ends a step that pays so many coins. */
  close(kind: StepKind, coins: number): void;
  /** Returns how often a symbol is in sight. */
  countOf(symbol: number): number;
  /** Returns where a symbol is in sight; for a recorder. */
  placesOf(symbol: number): Position[];
}

/** Says what a mechanic does at the moments of a round. Tables of its own are made once, in advance. */
export interface Hooks {
  /** Before the first spin. */
  roundBegins?(board: Board): void;
  /** Before the first free spin. */
  featureBegins?(board: Board): void;
  /** Before each spin. */
  spinBegins?(board: Board): void;
  /** The board is drawn; nothing is counted but the scatters. */
  boardDrawn?(board: Board, kind: StepKind): void;
  /** The step has paid. True when the board has changed and is to be counted again. */
  boardChanges?(board: Board): boolean;
  /** The board has changed within a spin and is about to be counted again. */
  boardChanged?(board: Board): void;
  /** Nothing changes any more: the moment for respins, holds and walks. */
  spinOver?(board: Board, kind: StepKind): void;
}

/** Sums the wins of a board in coins, before `multiplier`; tells each to the recorder. */
export type Pay = (board: Board) => number;
