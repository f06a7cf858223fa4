import type { Goals, SelectionResult, Strengths } from "@houselight/sports-maths/football";

/** The sources within the feed: prices before the start, and of matches that are on. */
export const PRODUCTS = ["pre", "live"] as const;
export type Product = (typeof PRODUCTS)[number];

export interface MarketName {
  readonly market_id: number;
  readonly specifiers: string;
}

/** Status of a market that takes bets, and of one that is not offered at the moment. */
export const OPEN = 1;
export const INACTIVE = 0;

/** A market as it is offered. */
export interface PricedMarket extends MarketName {
  readonly status: typeof OPEN | typeof INACTIVE;
  readonly selections: readonly {
    readonly id: string;
    /** Decimal, at most three places: "2.15". */
    readonly odds: string;
    /** The fair one. */
    readonly probability: number;
    readonly active: boolean;
  }[];
}

export interface SettledMarket extends MarketName {
  readonly selections: readonly SelectionResult[];
}

export interface FixtureDetail {
  readonly sport: "football";
  readonly competition: { readonly id: string; readonly name: string };
  readonly home: string;
  readonly away: string;
  readonly starts_at: string;
  /** Null for a match of the real world. */
  readonly simulated: {
    readonly minute_ms: number;
    readonly seed_hash: string;
    /** Null until the match is over. */
    readonly seed: string | null;
    /** Expected goals, by which the match is played from its seed. */
    readonly strengths: Strengths | null;
  } | null;
}

interface MatchStatus {
  readonly state: "not_started" | "live" | "ended" | "closed";
  readonly score: Goals | null;
  readonly half_time: Goals | null;
  readonly period: "first" | "break" | "second" | null;
  readonly minute: number | null;
}

/** A thing that the feed tells, without its number and time: the shape of unified-odds feeds, as JSON. */
export type Telling =
  | { readonly type: "alive" }
  | { readonly type: "snapshot_complete"; readonly request_id: number }
  | {
      readonly type: "fixture_change";
      readonly fixture: string;
      /** COVERAGE: no more than that details are told, such as the seed after the end. */
      readonly change_type:
        | "NEW"
        | "DATETIME"
        | "POSTPONED"
        | "CANCELLED"
        | "ABANDONED"
        | "COVERAGE";
      /** Null for whoever knows the match already. */
      readonly detail: FixtureDetail | null;
    }
  | {
      readonly type: "odds_change";
      readonly fixture: string;
      readonly status: MatchStatus;
      readonly markets: readonly PricedMarket[];
    }
  | { readonly type: "bet_stop"; readonly fixture: string; readonly reason: string }
  | {
      readonly type: "bet_settlement";
      readonly fixture: string;
      /** 1: seen at the match, 2: confirmed. */
      readonly certainty: 1 | 2;
      readonly markets: readonly SettledMarket[];
    }
  | {
      readonly type: "rollback_bet_settlement";
      readonly fixture: string;
      readonly markets: readonly MarketName[];
    }
  | {
      readonly type: "rollback_bet_cancel";
      readonly fixture: string;
      readonly markets: readonly MarketName[];
    }
  | {
      readonly type: "bet_cancel";
      readonly fixture: string;
      /** Number of the published list of reasons. */
      readonly void_reason: number;
      /** Never none, which would mean all. */
      readonly markets: readonly MarketName[];
    };

/** A message as it stands in the feed. */
export type Message = Telling & {
  /** Numbers go up by one; where one is left out, a message is missing. */
  readonly sequence: number;
  readonly product: Product;
  /** Milliseconds since 1970; of one product no two are equal. */
  readonly timestamp: number;
  /** Of the recovery that the message belongs to. */
  readonly request_id?: number;
};
