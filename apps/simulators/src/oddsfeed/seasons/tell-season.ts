import { isDeepStrictEqual } from "node:util";
import type { FixtureDetail, MarketName, PricedMarket, Telling } from "../telling/messages.ts";
import { leftOut } from "../telling/tell.ts";
import type { Score } from "./files/season-file.ts";
import { type Results, resultsOf } from "./season-markets.ts";
import { type Phase, phaseOf, scoreAt, type SeasonMatch } from "./files/season-match.ts";

/** `RESULT_UNVERIFIABLE` in the published list of reasons of unified-odds feeds. */
const VOID_REASON = 3;

/** A match as it stands at a moment, which is as much as the feed tells of it. */
export interface Standing {
  readonly match: SeasonMatch;
  readonly phase: Phase;
  /** Null before it is known. */
  readonly score: Score | null;
  /** Markets that take bets: none outside of the time in which the match is offered. */
  readonly prices: readonly PricedMarket[];
}

const NOTHING: readonly PricedMarket[] = [];

/**
 * Returns a match as it stands at a moment.
 * @param prices what is offered on it; of use while it is offered
 */
export function standingOf(
  match: SeasonMatch,
  now: number,
  prices: readonly PricedMarket[] = NOTHING,
): Standing {
  const phase = phaseOf(match, now);
  const score = phase === "over" ? scoreAt(match, now) : null;
  return { match, phase, score, prices: phase === "offered" ? prices : NOTHING };
}

/** Returns a match that no file names any more: it takes no bets, and what was told of its end stays. */
export const goneFrom = (before: Standing): Standing =>
  before.phase === "over" ? before : { ...before, phase: "gone", prices: NOTHING };

/** Returns what the feed tells when a match that stood so, or was never told of, stands otherwise. */
export function tellingsBetween(before: Standing | null, after: Standing): Telling[] {
  const stood = before?.prices ?? NOTHING;
  const isPriced = stood !== after.prices && stood.length + after.prices.length > 0;
  const isScored = !isSameScore(before, after);
  return [
    ...detailChange(before, after),
    ...resultChange(before, after),
    ...(isPriced || isScored ? [odds(after, stood)] : []),
  ];
}

/**
 * Returns a match as it stands, for somebody who may have missed all of it.
 * @param offered what was told to be on offer last: what is not any more is named
 */
export function snapshotOf(standing: Standing, offered: readonly MarketName[]): Telling[] {
  const { match, phase } = standing;
  switch (phase) {
    case "offered":
      return [change(match, "NEW"), odds(standing, offered)];
    case "far":
      return [change(match, "DATETIME"), odds(standing, offered)];
    // It is told to whoever knows it: to others it is nothing to bet on any more.
    case "postponed":
    case "cancelled":
    case "abandoned":
      return [{ ...change(match, CALLED[phase]), detail: null }, odds(standing, offered)];
    case "waits":
    case "gone":
    case "over":
      return [...resultChange(null, standing), odds(standing, offered)];
  }
}

/** Tells whether a match has the same score, or none, before and after. */
export const isSameScore = (before: Standing | null, after: Standing): boolean =>
  isDeepStrictEqual(before?.score ?? null, after.score);

const CALLED = {
  postponed: "POSTPONED",
  cancelled: "CANCELLED",
  abandoned: "ABANDONED",
} as const;
const isCalled = (phase: Phase): phase is keyof typeof CALLED => Object.hasOwn(CALLED, phase);

type FixtureChange = Extract<Telling, { type: "fixture_change" }>;

function change(match: SeasonMatch, change_type: FixtureChange["change_type"]): FixtureChange {
  return { type: "fixture_change", fixture: match.urn, change_type, detail: detailOf(match) };
}

const detailOf = ({ competition, home, away, startsAt }: SeasonMatch): FixtureDetail => ({
  sport: "football",
  competition,
  home,
  away,
  starts_at: new Date(startsAt).toISOString(),
  simulated: null,
});

function detailChange(before: Standing | null, { match, phase }: Standing): Telling[] {
  if (!before) return [change(match, "NEW")];
  if (phase === "gone") return [];
  if (isCalled(phase)) return phase === before.phase ? [] : [change(match, CALLED[phase])];
  const isSetAgain = before.phase === "gone" || isCalled(before.phase);
  if (isSetAgain || before.match.startsAt !== match.startsAt) return [change(match, "DATETIME")];
  const isSame = isDeepStrictEqual(detailOf(before.match), detailOf(match));
  return isSame ? [] : [change(match, "COVERAGE")];
}

/** Returns the message of what is on offer, and of the score when it is over. */
function odds(standing: Standing, offered: readonly MarketName[]): Telling {
  const { match, phase, score, prices } = standing;
  return {
    type: "odds_change",
    fixture: match.urn,
    status: {
      // Nobody tells whether a match has begun: it has not until it is over.
      state: phase === "over" ? "closed" : "not_started",
      score: score?.final ?? null,
      half_time: score?.halfTime ?? null,
      period: null,
      minute: null,
    },
    // When it is over all markets have their end.
    markets: phase === "over" ? [] : [...prices, ...leftOut(offered, prices)],
  };
}

const NO_RESULTS: Results = { settled: [], undecided: [] };

/** Returns what is told of results: what stood and stands no longer is taken back first. */
function resultChange(before: Standing | null, after: Standing): Telling[] {
  if (isSameScore(before, after)) return [];
  const fixture = after.match.urn;
  const stood = before?.score ? resultsOf(before.score) : NO_RESULTS;
  const stands = after.score ? resultsOf(after.score) : NO_RESULTS;
  const back = without(stood.settled, stands.settled).map(nameOnly);
  const uncancelled = without(stood.undecided, stands.undecided);
  const settled = without(stands.settled, stood.settled);
  const undecided = without(stands.undecided, stood.undecided);
  const tellings: readonly (Telling & { readonly markets: readonly MarketName[] })[] = [
    { type: "rollback_bet_settlement", fixture, markets: back },
    { type: "rollback_bet_cancel", fixture, markets: uncancelled },
    { type: "bet_settlement", fixture, certainty: 2, markets: settled },
    { type: "bet_cancel", fixture, void_reason: VOID_REASON, markets: undecided },
  ];
  return tellings.filter(({ markets }) => markets.length > 0);
}

const nameOnly = ({ market_id, specifiers }: MarketName): MarketName => ({ market_id, specifiers });

/** Returns the markets that are not among others in just this way. */
function without<Market extends MarketName>(
  markets: readonly Market[],
  others: readonly Market[],
): readonly Market[] {
  const known = new Set(others.map((market) => JSON.stringify(market)));
  return markets.filter((market) => !known.has(JSON.stringify(market)));
}
