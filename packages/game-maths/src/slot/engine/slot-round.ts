/** [reel, row], both from 0, the top row first. */
export type Position = readonly [reel: number, row: number];

/** Says what one step of a round is. */
export const STEP_KINDS = [
  "spin",
  "free_spin",
  "respin",
  "cascade",
  "multiply",
  "hold",
  "pick",
] as const;
export type StepKind = (typeof STEP_KINDS)[number];

/** By what a win is counted. */
export const WIN_KINDS = [
  "line",
  "ways",
  "cluster",
  "anywhere",
  "scatter",
  "pot",
  "prize",
  "multiplier",
] as const;
type WinKind = (typeof WIN_KINDS)[number];

/** Says what a mechanic did to cells of the board. */
export const MARK_KINDS = [
  "full",
  "chosen",
  "expanded",
  "sticky",
  "mystery",
  "walked",
  "met",
  "removed",
  "umbrella",
  "coin",
  "harbour",
] as const;
type MarkKind = (typeof MARK_KINDS)[number];

/** One win of a step, in coins. */
export interface SlotWin {
  readonly by: WinKind;
  /** Index into the sheet's lines, from 0; null for what is no line. */
  readonly line: number | null;
  /** The symbol that is paid (the wild's own name for a win of wilds alone). */
  readonly symbol: string;
  readonly count: number;
  /** Ways that pay; null where ways do not. */
  readonly ways: number | null;
  readonly positions: readonly Position[];
  /** Every factor of the win together. */
  readonly multiplier: number;
  /** Factors included. */
  readonly coins: number;
}

export interface SlotMark {
  readonly kind: MarkKind;
  readonly positions: readonly Position[];
  readonly symbol: string | null;
  readonly value: number | null;
}

/** One step of a round as it was decided. */
export interface SlotStep {
  readonly kind: StepKind;
  /** Strip index at the top row, per reel; empty where no reel was spun. */
  readonly stops: readonly number[];
  /** Symbols by reel, then top to bottom. */
  readonly grid: readonly (readonly string[])[];
  readonly wins: readonly SlotWin[];
  readonly marks: readonly SlotMark[];
  /** Free spins really added, after the round's limit. */
  readonly spinsAwarded: number;
  /** Free spins still to come after this step. */
  readonly freeSpinsLeft: number;
  /** Free spins played, this step included. */
  readonly freeSpinsPlayed: number;
  /** Factor in force for the whole step: 1 in a plain base spin. */
  readonly multiplier: number;
  /** Coins of this step alone. */
  readonly coins: number;
  /** Coins of this step and all before it. */
  readonly totalCoins: number;
  /** This step reached the highest payout of a round, which ends the round. */
  readonly capped: boolean;
}

/** A whole round, decided at once. */
export interface SlotRound {
  readonly steps: readonly SlotStep[];
  readonly coins: number;
}

/** Writes down what a round does. There is none in simulations. */
export interface Recorder {
  win(win: SlotWin): void;
  mark(mark: SlotMark): void;
  step(step: Omit<SlotStep, "wins" | "marks">): void;
}

/** Makes a recorder and the list of steps that it fills. */
export function stepRecorder(): { readonly recorder: Recorder; readonly steps: SlotStep[] } {
  const steps: SlotStep[] = [];
  let wins: SlotWin[] = [];
  let marks: SlotMark[] = [];
  const recorder: Recorder = {
    win: (win) => void wins.push(win),
    mark: (mark) => void marks.push(mark),
    step(step) {
      steps.push({ ...step, wins, marks });
      wins = [];
      marks = [];
    },
  };
  return { recorder, steps };
}
