import type { FixtureState, MarketState } from "@houselight/contracts";
import type { MarketCancel } from "../../settlement/results.ts";
import type { Market } from "../../lines/market.ts";
import { MARKET_STATUS, type MessageOf } from "../messages.ts";

/** Tells whether the bets on a fixture were given back: no later word on prices or the score changes that. */
export const isCalledOff = (status: FixtureState): boolean =>
  status === "cancelled" || status === "abandoned";
/** Tells whether bets may be taken on a fixture in this state. */
export const isOffered = (status: FixtureState): boolean =>
  status === "upcoming" || status === "live";

/** States of a fixture by what a message of prices calls them. */
export const STATE_OF = {
  not_started: "upcoming",
  live: "live",
  ended: "ended",
  closed: "closed",
} as const satisfies Record<string, FixtureState>;

/** States of a fixture by the change that brings them. */
export const CALLED = {
  CANCELLED: "cancelled",
  ABANDONED: "abandoned",
  POSTPONED: "postponed",
} as const satisfies Record<string, FixtureState>;

/** Returns the most that a market may be while its fixture is in a state. */
export function mostOf(fixture: FixtureState, wished: MarketState): MarketState {
  if (isOffered(fixture)) return wished;
  if (fixture === "postponed") return "suspended";
  return isCalledOff(fixture) ? "cancelled" : "closed";
}

/** Returns what a message of prices makes of a market while its fixture is in a state. */
export function statusOf(
  { status, selections }: MessageOf<"odds_change">["markets"][number],
  fixture: FixtureState,
): MarketState {
  if (status === MARKET_STATUS.open && selections.length > 0) return mostOf(fixture, "open");
  const isSuspended = status === MARKET_STATUS.suspended || status === MARKET_STATUS.handedOver;
  return isSuspended ? mostOf(fixture, "suspended") : "closed";
}

/** Returns a market without its result: it takes no bets before its next price. */
export function undecided(market: Market, fixture: FixtureState, toldAt: Date): Market {
  const status = mostOf(fixture, "suspended");
  return { ...market, status, results: null, certainty: null, settledAt: null, toldAt };
}

/** Tells whether prices change nothing of a market any more. */
export const isDecided = ({ status }: Market): boolean =>
  status === "settled" || status === "cancelled";

/** Returns a market that is cancelled. */
export const cancelledMarket = (market: Market): Market => ({
  ...market,
  status: "cancelled",
  results: null,
  certainty: null,
  settledAt: null,
});

/** Tells whether prices are shown the same; what is only told of their chances is not. */
export const isSamePrice = (stood: Market["selections"], told: Market["selections"]): boolean =>
  stood.length === told.length &&
  stood.every((one, at) => {
    const other = told[at];
    return one.id === other?.id && one.odds === other.odds && one.active === other.active;
  });

/** A time in which bets were placed; null for no bound. */
export type Window = Pick<MarketCancel, "from" | "until">;

/** Returns the time in which bets were placed that a message is about; null for all. */
export function windowOf({
  start_time,
  end_time,
}: MessageOf<"bet_cancel" | "rollback_bet_cancel">): Window | null {
  if (typeof start_time !== "number" && typeof end_time !== "number") return null;
  return {
    from: typeof start_time === "number" ? new Date(start_time) : null,
    until: typeof end_time === "number" ? new Date(end_time) : null,
  };
}
