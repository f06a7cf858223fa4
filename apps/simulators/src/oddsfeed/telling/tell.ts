import { type Match, MINUTE_MS, stateOf } from "../world/match.ts";
import type { Step } from "../world/steps.ts";
import {
  INACTIVE,
  type MarketName,
  type PricedMarket,
  type Product,
  type Telling,
} from "./messages.ts";
import { pricesOf } from "./prices.ts";
import { correctedResult, newResultsAt, resultsAt } from "./results.ts";

/** Markets that were offered when a match was priced last: one that is not any more is told of once. */
export type Offered = Map<string, readonly MarketName[]>;

/** Returns what the feed tells at a step of a match. */
export function tell(match: Match, { at, kind, reason }: Step, offered: Offered): Telling[] {
  const { urn: fixture } = match;
  switch (kind) {
    case "announced":
    case "kick_off":
      return [detailOf(match, at), oddsOf(match, at, offered)];
    case "repriced":
      return [oddsOf(match, at, offered)];
    case "alarm":
      return [{ type: "bet_stop", fixture, reason: reason ?? "POSSIBLE_GOAL" }];
    case "minute":
      return [oddsOf(match, at, offered), ...settlement(fixture, 1, newResultsAt(match, at))];
    case "corrected": {
      const markets = correctedResult(match);
      const names = markets.map(({ market_id, specifiers }) => ({ market_id, specifiers }));
      return [
        { type: "rollback_bet_settlement", fixture, markets: names },
        ...settlement(fixture, 1, markets),
      ];
    }
    case "ended":
      if (match.isAbandoned) return [detailOf(match, at)];
      return [oddsOf(match, at, offered), ...settlement(fixture, 1, newResultsAt(match, at))];
    case "confirmed":
      return settlement(fixture, 2, resultsAt(match, at));
    case "closed":
      return [detailOf(match, at), ...(match.isAbandoned ? [] : [oddsOf(match, at, offered)])];
  }
}

/** Returns who tells of a match at a moment. */
export const productOf = ({ kickOff }: Match, at: number): Product =>
  at < kickOff ? "pre" : "live";

/** Returns a match as it stands, for somebody who may have missed all of it. */
export function snapshotOf(match: Match, at: number, offered: Offered): Telling[] {
  const certainty = at >= match.confirmedAt ? 2 : 1;
  const results = settlement(match.urn, certainty, resultsAt(match, at));
  const isCalledOff = match.isAbandoned && at >= match.endedAt;
  return [
    // One that is new to the house is named, and its results told, before it is called off.
    ...(isCalledOff ? [{ ...detailOf(match, at), change_type: "COVERAGE" } as const] : []),
    ...(isCalledOff ? results : []),
    detailOf(match, at),
    ...(isCalledOff ? [] : [oddsOf(match, at, offered), ...results]),
  ];
}

function detailOf(match: Match, at: number): Extract<Telling, { type: "fixture_change" }> {
  const { urn, competition, home, away, kickOff, seedHash, seed, strengths, isAbandoned } = match;
  const isCalledOff = isAbandoned && at >= match.endedAt;
  return {
    type: "fixture_change",
    fixture: urn,
    change_type: isCalledOff ? "ABANDONED" : at >= match.closedAt ? "COVERAGE" : "NEW",
    detail: {
      sport: "football",
      competition,
      home,
      away,
      starts_at: new Date(kickOff).toISOString(),
      simulated: {
        minute_ms: MINUTE_MS,
        seed_hash: seedHash,
        // Not before the results are confirmed: nobody is to know them sooner than the house.
        seed: at >= match.confirmedAt ? seed : null,
        strengths: at >= match.confirmedAt ? strengths : null,
      },
    },
  };
}

function oddsOf(match: Match, at: number, offered: Offered): Telling {
  const { urn: fixture } = match;
  const state = stateOf(match, at);
  const prices = pricesOf(match, at);
  const isOn = state.period !== "before" && state.period !== "over";
  const closed = leftOut(offered.get(fixture) ?? [], prices);
  if (at >= match.closedAt) offered.delete(fixture);
  else offered.set(fixture, prices);
  return {
    type: "odds_change",
    fixture,
    status: {
      state: isOn ? "live" : state.period === "before" ? "not_started" : endOf(match, at),
      score: state.period === "before" ? null : state.score,
      half_time: state.halfTime,
      period: isOn ? (state.period as "first" | "break" | "second") : null,
      minute: isOn ? state.minute : null,
    },
    markets: [...prices, ...closed],
  };
}

const endOf = ({ closedAt }: Match, at: number) => (at >= closedAt ? "closed" : "ended");

/** Returns the markets that were offered and are not any more. */
export function leftOut(
  before: readonly MarketName[],
  now: readonly PricedMarket[],
): PricedMarket[] {
  const nameOf = ({ market_id, specifiers }: MarketName) => `${market_id}/${specifiers}`;
  const offered = new Set(now.map(nameOf));
  return before
    .filter((market) => !offered.has(nameOf(market)))
    .map(({ market_id, specifiers }) => ({
      market_id,
      specifiers,
      status: INACTIVE,
      selections: [],
    }));
}

const settlement = (
  fixture: string,
  certainty: 1 | 2,
  markets: Extract<Telling, { type: "bet_settlement" }>["markets"],
): Telling[] =>
  markets.length > 0 ? [{ type: "bet_settlement", fixture, certainty, markets }] : [];
