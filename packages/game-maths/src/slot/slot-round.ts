/** [reel, row], both from 0, the top row first. */
export type Position = readonly [reel: number, row: number];

/** A bet: every line carries the same stake, in the smallest money unit. */
export interface SlotBet {
  readonly lineStake: bigint;
}

export interface LineWin {
  /** Index into the sheet's lines, from 0. */
  readonly line: number;
  /** The symbol that is paid (the wild's own name for a win of wilds alone). */
  readonly symbol: string;
  /** Length of the run, from the leftmost reel. */
  readonly count: number;
  readonly positions: readonly Position[];
  /** Wild factor times free-spin factor. */
  readonly multiplier: number;
  /** Smallest money unit, multiplier included. */
  readonly payout: bigint;
}

export interface ScatterWin {
  readonly symbol: string;
  readonly count: number;
  readonly positions: readonly Position[];
  /** Free-spin factor. */
  readonly multiplier: number;
  /** Smallest money unit, multiplier included; 0 when the scatters only award spins. */
  readonly payout: bigint;
  /** Free spins really added, after the round's limit. */
  readonly spinsAwarded: number;
}

export interface SlotStep {
  readonly kind: "spin" | "free_spin";
  /** Strip index at the top row, per reel. */
  readonly stops: readonly number[];
  /** Symbols by reel, then top to bottom. */
  readonly grid: readonly (readonly string[])[];
  readonly lineWins: readonly LineWin[];
  readonly scatterWin: ScatterWin | null;
  /** Free spins still to come after this step. */
  readonly freeSpinsLeft: number;
  /** Free spins played, this step included. */
  readonly freeSpinsPlayed: number;
  /** Factor in force for the whole step: 1 in the base spin. */
  readonly multiplier: number;
  /** Smallest money unit, this step alone. */
  readonly payout: bigint;
  /** Smallest money unit, this step and all before it. */
  readonly totalPayout: bigint;
}

/** A whole round: the base spin and every free spin it led to, decided at once. */
export interface SlotRound {
  readonly steps: readonly SlotStep[];
  /** Line stake times lines. */
  readonly totalStake: bigint;
  readonly payout: bigint;
}
