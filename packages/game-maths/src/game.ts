import type { Draw } from "./fairness/draw.ts";
import type { ObjectSchema } from "./json/json-schema.ts";
import type { Fraction } from "./proof/fraction.ts";
import type { Volatility } from "./proof/volatility.ts";
import type { OfferedStakes } from "./stakes/stake-table.ts";
import type { RoundPosition } from "./steps/position.ts";
import type { Studio } from "./studios.ts";

/** A bet and what it costs, in smallest units. */
export interface ReadBet<Bet> {
  readonly bet: Bet;
  readonly stake: bigint;
  /** The way to bet, where the game has several: `main`, or a name of `Game.modes`. */
  readonly mode?: string;
}

/** A way to bet beside `main`. A licence decides which kinds are offered. */
export interface GameMode {
  readonly name: string;
  /** A dearer spin, a feature for money, or a choice at the price of `main`. */
  readonly kind: "ante" | "buy" | "choice";
  /** Says what it costs in stakes of `main`. */
  readonly price: number;
}

/** The length of a proof: `short` is for a check. */
export type ProofEffort = "full" | "short";

/** The reason why a game does not take a bet. */
export type BetRefused = "bet_not_understood" | "stake_not_offered";

/** A whole round: what it pays in smallest units, and its wire form. */
export interface PlayedRound<Outcome> {
  readonly payout: bigint;
  readonly outcome: Outcome;
}

/**
 * Holds what both forms of game have, one value for each version. `InstantGame` decides a whole round from a
 * bet, `SteppedGame` (`steps/`) asks the player on the way.
 */
export interface GameBase<Bet = unknown> {
  readonly slug: string;
  readonly name: string;
  readonly studio: Studio;
  /** Version of the mathematics; every change of `canonicalConfig` is a new one. */
  readonly version: string;
  /** Games of one kind share the wire form of bets and outcomes: "slot", "roulette", "baccarat". */
  readonly kind: string;
  /** A part of its stakes feeds a jackpot; absent when none does. */
  readonly jackpot?: boolean;
  /** Categories of the catalogue that list it. */
  readonly categories: readonly string[];
  /** Ways to bet beside `main`; absent when there is none. */
  readonly modes?: readonly GameMode[];
  /** Wire form of a bet; its field `kind` is a constant. */
  readonly betSchema: ObjectSchema;
  /** Wire form of an outcome; its field `kind` is a constant. */
  readonly outcomeSchema: ObjectSchema;
  /** Returns the stakes offered in a currency; null when it is not offered. Computed once for each. */
  stakes(currency: string): OfferedStakes | null;
  /** Reads a bet that a player asks for. Refuses by name what the game does not offer. */
  readBet(json: unknown, currency: string): ReadBet<Bet> | { readonly refused: BetRefused };
  /**
   * Reads a bet on record: what was accepted once stays readable whatever is offered today.
   * @throws RangeError when it is not a bet of this version.
   */
  recallBet(json: unknown): ReadBet<Bet>;
  /** Returns everything that decides outcomes and pays as one text; its hash is the config hash. */
  canonicalConfig(): string;
  /**
   * Computes the mathematics, once. A slot that is counted takes seconds; one whose rounds must be
   * played takes minutes, or seconds for `short`, whose interval is ten times as wide.
   */
  prove(effort?: ProofEffort): GameProof;
  /** Plays many rounds by a generator that `seed` starts, beside the exact figures of their bet. */
  simulate(rounds: number, seed: number): GameSimulation;
  /** Proven figures, written by `npm run maths -- --write` (`figures.json`). */
  readonly facts: GameFacts;
  /** Returns what the page shows of the rules, in wire form; absent when the page knows them. */
  rules?(): unknown;
}

/** A game whose rounds are decided at once. */
export interface InstantGame<Bet = unknown, Outcome = unknown> extends GameBase<Bet> {
  /** Plays a whole round from a draw. */
  play(bet: Bet, draw: Draw): PlayedRound<Outcome>;
}

/** A game whose rounds go on by steps of the player: hit, hold, cash out. */
export interface SteppedGame<Bet = unknown, Outcome = unknown> extends GameBase<Bet> {
  /** Wire form of a step; its field `kind` is that of the game's bets. */
  readonly stepSchema: ObjectSchema;
  /** Opens a round from a draw; the later draws of the same round continue it. */
  open(bet: Bet, draw: Draw): RoundPosition<Outcome>;
  /**
   * Returns the steps that an open round offers and what each is worth, best first, from what its player
   * sees; absent when the game has no strategy to help with. The proof plays by the same code.
   */
  advise?(bet: Bet, outcome: Outcome): readonly Advice[];
}

/** A step that a round offers, under best play of all that follows it. */
export interface Advice {
  /** The step in wire form. */
  readonly step: unknown;
  /** Expected payment of the round less its further stakes, in stakes of the bet. */
  readonly worth: number;
}

/** A game of ours: everything that decides. */
export type Game<Bet = unknown, Outcome = unknown> =
  | InstantGame<Bet, Outcome>
  | SteppedGame<Bet, Outcome>;

/** The exact mathematics of one bet, per unit staked. */
export interface BetProof {
  readonly rtp: Fraction;
  /** Share of rounds that return anything. */
  readonly hitRate: Fraction;
  readonly standardDeviation: number;
  readonly volatility: Volatility;
  /** Highest return of a whole round, the stake included where it is returned; null without a limit. */
  readonly maxWin: Fraction | null;
  /** Says how the figures were found; counted and solved exactly when absent. */
  readonly method?: string;
  /** By how much the true RTP may be off to either side, 99 % sure; absent when `rtp` is exact. */
  readonly rtpHalfWidth?: number;
  /** Hit rate and standard deviation are those of a sample. */
  readonly sampled?: boolean;
  /** Share of rounds that end at the highest payout: at most so many; absent without a limit. */
  readonly capRate?: number;
  /** Share of rounds that start the feature of a slot; absent for a game without one. */
  readonly featureRate?: number;
}

/** The exact mathematics of a game. */
export interface GameProof {
  readonly kind: string;
  readonly name: string;
  readonly version: string;
  /** Return of `main`; of the bet that returns least where a game has no such bet. */
  readonly rtp: Fraction;
  /** By the name of the bet; a game with one bet calls it `main`. */
  readonly bets: Readonly<Record<string, BetProof>>;
  /** The figures that the page of the game shows. */
  readonly headline: {
    readonly hitRate: Fraction;
    readonly volatility: Volatility;
    /** Highest return of a round or of one bet on a table, in multiples of its stake. */
    readonly topWin: Fraction;
  };
  /** Further figures of this kind of game. */
  readonly details: unknown;
  /** The same for a reader: labelled values and tables, in order. */
  readonly report: readonly ReportBlock[];
}

/** Labelled values, or a table whose first row is its head. */
export type ReportBlock =
  | { readonly rows: readonly (readonly [label: string, value: string])[] }
  | { readonly table: readonly (readonly string[])[] };

/** Totals of a simulation. The mean is the return per unit staked. */
export interface GameSimulation {
  readonly rounds: number;
  readonly mean: number;
  readonly winningRounds: number;
  /** The stake of each round, for a reader. */
  readonly stake: string;
  /** The exact figures of that stake. */
  readonly exact: { readonly rtp: Fraction; readonly standardDeviation: number };
}

/** Proven figures in wire form, with the hash of the configuration that they hold for. */
export interface GameFacts {
  readonly config_hash: string;
  /** Return to player in per cent, cut to two decimals or to those that are known: "96.12". */
  readonly rtp_percent: string;
  /** The highest return of a bet where bets differ, and `rtp_percent` is the least; absent otherwise. */
  readonly highest_rtp_percent?: string;
  /** The same of each way to bet beside `main`, by its name; absent when there is none. */
  readonly mode_rtp_percent?: Readonly<Record<string, string>>;
  /** One round in how many starts the feature of a slot: "122.2"; absent for a game without one. */
  readonly feature_one_in?: string;
  /** The same of each way to bet beside `main`, by its name; absent when there is none. */
  readonly mode_feature_one_in?: Readonly<Record<string, string>>;
  /** One round in how many returns something: "3.3". */
  readonly hit_rate_one_in: string;
  readonly volatility: Volatility;
  /** Highest return of a round or of one bet on a table, in multiples of its stake. */
  readonly max_win_multiple: string;
}

/** A game with its versions. An earlier one stays as long as a round of its own is on record. */
export interface GameEntry {
  readonly current: Game;
  readonly earlier: readonly Game[];
}
