import {
  estimateStrengths,
  footballMarkets,
  type FootballState,
  type PlayedMatch,
} from "@houselight/sports-maths/football";
import type { PricedMarket } from "../telling/messages.ts";
import { offered } from "../telling/prices.ts";
import { sha256 } from "../world/draw.ts";
import type { League } from "./files/season-folder.ts";
import { scoreAt, type SeasonMatch } from "./files/season-match.ts";

/** Share that the prices keep. */
const MARGIN = 0.06;
/** Nobody tells who scored first: this market is not offered. */
const NEXT_GOAL = 8;
/** A match is priced anew this often, milliseconds: results fade. */
const REPRICED_MS = 3_600_000;

const BEFORE: FootballState = {
  period: "before",
  minute: 0,
  score: { home: 0, away: 0 },
  halfTime: null,
  reds: { home: 0, away: 0 },
};

interface Known {
  readonly now: number;
  readonly results: readonly PlayedMatch[];
}

/** Prices of matches to come. They follow from the results of the league that are known, and from the hour. */
export class PriceList {
  readonly #kept = new Map<string, { from: string; markets: readonly PricedMarket[] }>();
  /** Results of each league, of the moment for which they were asked last. */
  readonly #known = new WeakMap<League, Known>();

  /** Tells whether a match has no price yet, or what its price follows from has changed. */
  isDue(match: SeasonMatch, league: League, now: number): boolean {
    return this.#kept.get(match.urn)?.from !== this.#basisOf(match, league, now).from;
  }

  /** Returns what is offered on a match: the same as before while nothing has changed. */
  of(match: SeasonMatch, league: League, now: number): readonly PricedMarket[] {
    const { from, at } = this.#basisOf(match, league, now);
    const kept = this.#kept.get(match.urn);
    if (kept?.from === from) return kept.markets;
    const { home, away } = match;
    const strengths = estimateStrengths(this.#resultsOf(league, now), { home, away, at });
    const markets = offered(
      footballMarkets(strengths, BEFORE).filter(({ market_id }) => market_id !== NEXT_GOAL),
      MARGIN,
    );
    this.#kept.set(match.urn, { from, markets });
    return markets;
  }

  /** Forgets the prices of a match that is not offered any more. */
  forget(urn: string): void {
    this.#kept.delete(urn);
  }

  /** Returns a text that is another one when the price is to be, and the moment at which results are weighed. */
  #basisOf({ urn }: SeasonMatch, league: League, now: number): { from: string; at: number } {
    // The hours of different matches begin at different moments: not all of them are priced at once.
    const offset = Number.parseInt(sha256(urn).slice(0, 8), 16) % REPRICED_MS;
    const hour = Math.floor((now - offset) / REPRICED_MS);
    const results = this.#resultsOf(league, now).length;
    // A result is known two hours after its start: none is left out by the beginning of the hour.
    return { from: `${league.edition} ${results} ${hour}`, at: hour * REPRICED_MS + offset };
  }

  #resultsOf(league: League, now: number): readonly PlayedMatch[] {
    const known = this.#known.get(league);
    if (known?.now === now) return known.results;
    const results = league.matches.flatMap((match) => {
      const score = scoreAt(match, now);
      const { home, away, startsAt: at } = match;
      return score ? [{ home, away, score: score.final, at }] : [];
    });
    this.#known.set(league, { now, results });
    return results;
  }
}
