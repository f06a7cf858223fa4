import { randomUUID } from "node:crypto";
import type { Producer, Words } from "./feed.ts";

export const SIDES = ["home", "draw", "away"] as const;
type Side = (typeof SIDES)[number];
/** The end of a match for those who bet on its winner: a side, or all stakes back. */
export type MatchEnd = Side | "void";

/** Decimal odds, as the feed says them. */
export type Odds = readonly [home: string, draw: string, away: string];

const OPEN = 1;
const STOPPED = -2;
const NOT_ON = { state: "not_started", score: null, half_time: null, period: null, minute: null };
const ON = { ...NOT_ON, state: "live", score: { home: 0, away: 0 }, period: "first", minute: 12 };

/** A match of the workload's feed, with bets on its winner. */
export interface Match {
  /** Unlike any other's: the house shows it, and so bets are known by it. */
  readonly home: string;
  /** Names it and prices it. */
  opens(startsAt: Date, odds: Odds): Words[];
  prices(odds: Odds): Words;
  /** No bets any more. */
  stops(odds: Odds): Words;
  /** Says how it ended. */
  ends(end: MatchEnd): Words;
  /** Takes the last end back. */
  reopens(): Words;
}

/** Makes a match of one of the feed's sources: of those before the start, or of those that are on. */
export function newMatch(product: Producer = "pre"): Match {
  const name = randomUUID().slice(0, 13);
  const fixture = `pf:match:${name}`;
  const home = `Inkwell ${name}`;
  const priced = (odds: Odds, status: number): Words => ({
    type: "odds_change",
    product,
    fixture,
    status: product === "live" ? ON : NOT_ON,
    markets: [{ ...WINNER, status, selections: SIDES.map((id, at) => priceOf(id, odds[at])) }],
  });
  return {
    home,
    opens: (startsAt, odds) => [
      {
        type: "fixture_change",
        product,
        fixture,
        change_type: "NEW",
        detail: {
          sport: "football",
          competition: { id: "pf:faults", name: "Faults League" },
          home,
          away: "Kites",
          starts_at: startsAt.toISOString(),
          simulated: null,
        },
      },
      priced(odds, OPEN),
    ],
    prices: (odds) => priced(odds, OPEN),
    stops: (odds) => priced(odds, STOPPED),
    ends: (end) => ({
      type: "bet_settlement",
      product,
      fixture,
      certainty: 2,
      markets: [{ ...WINNER, selections: SIDES.map((id) => resultOf(id, end)) }],
    }),
    reopens: () => ({ type: "rollback_bet_settlement", product, fixture, markets: [WINNER] }),
  };
}

const WINNER = { market_id: 1, specifiers: "" } as const;

const priceOf = (id: Side, odds: string | undefined) => ({
  id,
  odds,
  probability: null,
  active: true,
});

const resultOf = (id: Side, end: MatchEnd) => ({
  id,
  won: id === end ? 1 : 0,
  void_factor: end === "void" ? 1000 : 0,
  dead_heat: 1000,
});
