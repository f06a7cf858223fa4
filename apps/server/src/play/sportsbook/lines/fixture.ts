import type { FixtureState } from "@houselight/contracts";

/** The sources within a feed: prices before the start, and of fixtures that are on. */
export const PRODUCERS = ["pre", "live"] as const;
export type Producer = (typeof PRODUCERS)[number];

export interface Goals {
  readonly home: number;
  readonly away: number;
}

/** The place of a match that is on. */
export interface MatchClock {
  readonly period: "first" | "break" | "second";
  /** Whole minutes played. */
  readonly minute: number;
}

/** The proof of a simulated match: its seed, whose SHA-256 stands before the start, is told after the end. */
export interface Simulated {
  readonly minute_ms: number;
  readonly seed_hash: string;
  readonly seed: string | null;
  /** Goals that each side is expected to score, by which it is played; null where the feed does not tell. */
  readonly strengths: Goals | null;
}

/** A match on record. */
export interface Fixture {
  readonly id: bigint;
  /** Its name in the feed. */
  readonly urn: string;
  readonly sport: string;
  readonly competition: { readonly id: string; readonly name: string };
  readonly home: string;
  readonly away: string;
  readonly startsAt: Date;
  readonly status: FixtureState;
  /** The source that prices it now. */
  readonly producer: Producer;
  readonly score: Goals | null;
  readonly halfTime: Goals | null;
  /** Null while it is not on. */
  readonly clock: MatchClock | null;
  /** Null for a match of the real world. */
  readonly simulated: Simulated | null;
  /** An operator has stopped it: no bet is taken on it. */
  readonly stopped: boolean;
  /** Moment of what stands, in the feed's time. */
  readonly toldAt: Date;
  readonly version: bigint;
}
