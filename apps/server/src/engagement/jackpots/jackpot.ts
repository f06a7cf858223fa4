import {
  JACKPOT_LEVELS,
  type JackpotLevelIdentifier,
  type JackpotState,
} from "@houselight/contracts";
import type { Link } from "#core/fairness";

/** Pots are kept in millionths of a smallest unit: no part of a stake is rounded away. */
export const MICROS = 1_000_000n;

/** Rules of a level; they never change. */
export interface LevelRules {
  readonly level: number;
  readonly name: string;
  /** Millionths of a stake. */
  readonly ratePpm: bigint;
  readonly startAmount: bigint;
  /** The pot drops above its start, and at this amount at the latest. */
  readonly mustDropBy: bigint;
}

/** A level with the pot that is filled now. */
export interface Pot extends LevelRules {
  readonly link: Link;
  /** Id of the first round that fed it; null before it. */
  readonly salt: string | null;
  readonly micros: bigint;
  readonly drops: number;
}

export type State = JackpotState;

export interface Jackpot {
  readonly id: string;
  readonly identifier: string;
  readonly name: string;
  readonly currency: string;
  readonly games: readonly string[];
  readonly state: State;
  readonly version: bigint;
  readonly changedBy: string;
  readonly changedAt: Date;
}

export const levelIdentifier = (level: number): JackpotLevelIdentifier =>
  JACKPOT_LEVELS[level - 1] as JackpotLevelIdentifier;

/** The account of the ledger that holds the pots of a jackpot, in whole units. */
export const accountOf = ({ identifier }: Pick<Jackpot, "identifier">) =>
  `jackpot:${identifier}` as const;

/** Returns what a pot holds in whole units. */
export const amountOf = ({ micros }: Pick<Pot, "micros">): bigint => micros / MICROS;

/**
 * Returns the part of all stakes that comes back through a level in the long run, in millionths. A pot
 * drops at each amount above its start equally often, and its start is the house's: what stakes gave
 * comes back with it.
 */
export const returnPpm = ({
  ratePpm,
  startAmount,
  mustDropBy,
}: Pick<LevelRules, "ratePpm" | "startAmount" | "mustDropBy">): bigint =>
  (ratePpm * (mustDropBy + startAmount + 1n)) / (mustDropBy - startAmount + 1n);
