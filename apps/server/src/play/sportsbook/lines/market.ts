import type { MarketState } from "@houselight/contracts";
import type { SelectionResult } from "../settlement/results.ts";
import type { Fixture, Producer } from "./fixture.ts";

/** A market by its names: a fixture, and a question about it. */
export interface MarketKey {
  readonly fixtureId: bigint;
  readonly marketId: number;
  /** `total=2.5`; empty for none. */
  readonly specifiers: string;
}

/** An answer of a market, with its price. */
export interface PricedSelection {
  readonly id: string;
  /** Thousandths: 2150 is 2.15. */
  readonly odds: number;
  /** From 0 to 1; null where the feed tells none. */
  readonly probability: number | null;
  readonly active: boolean;
}

/** A market on record. */
export interface Market extends MarketKey {
  readonly status: MarketState;
  readonly producer: Producer;
  readonly selections: readonly PricedSelection[];
  /** Null until it is settled. */
  readonly results: readonly SelectionResult[] | null;
  /** 1: seen at the match, 2: confirmed; null until it is settled. */
  readonly certainty: 1 | 2 | null;
  readonly settledAt: Date | null;
  /** Moment of what stands, in the feed's time. */
  readonly toldAt: Date;
}

/** A market as it was read, with what else says whether it takes bets. */
export interface ReadMarket extends Market {
  /** Its producer is heard: its prices are of now. */
  readonly isFed: boolean;
  readonly version: bigint;
}

/** Returns a text that names a market among others of its fixture. */
export const marketName = ({ marketId, specifiers }: Omit<MarketKey, "fixtureId">): string =>
  `${marketId}/${specifiers}`;

/**
 * Returns the state in which a market is shown: what is open is suspended while its producer is not heard,
 * an operator has stopped the fixture, or the fixture should have begun and has not (W4).
 */
export function shownState(market: ReadMarket, fixture: Fixture, now: Date): MarketState {
  if (market.status !== "open") return market.status;
  const isLate = fixture.status === "upcoming" && fixture.startsAt <= now;
  return market.isFed && !fixture.stopped && !isLate ? "open" : "suspended";
}
