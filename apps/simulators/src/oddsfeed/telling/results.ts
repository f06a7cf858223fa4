import { everyMarket, type FootballFacts, settleFootball } from "@houselight/sports-maths/football";
import { factsOf, type Match } from "../world/match.ts";
import type { MarketName, SettledMarket } from "./messages.ts";

/** Lines and handicaps are settled so far beyond the goals that fell: further ones are never offered. */
const GOALS_BEYOND = 8;

const NEXT_GOAL = 8;
const FIRST_HALF_WINNER = 60;

/** Returns every market that can have been offered on a match, by its whole course. */
export const marketsOf = ({ course: { goals } }: Pick<Match, "course">): readonly MarketName[] =>
  everyMarket({
    nextGoals: goals.length,
    totalMost: goals.length + GOALS_BEYOND,
    handicapMost: goals.length + GOALS_BEYOND,
  });

/** Returns the results that stand at a moment, as the feed has told them: a false one until it is corrected. */
export function resultsAt(match: Match, at: number): SettledMarket[] {
  const results = decidedBy(match, factsOf(match, at));
  const { correctedAt, firstResultAt } = match;
  if (correctedAt === null || at < firstResultAt || at >= correctedAt) return results;
  const name = mistakenMarket(match);
  return results.map((result) => (isSame(result, name) ? falseOf(result) : result));
}

/** Returns the results that are told at a moment, and were not the moment before. */
export function newResultsAt(match: Match, at: number): SettledMarket[] {
  const before = new Set(decidedBy(match, factsOf(match, at - 1)).map(nameOf));
  return resultsAt(match, at).filter((result) => !before.has(nameOf(result)));
}

/** Returns the market whose result was false, as it is to be. */
export function correctedResult(match: Match): SettledMarket[] {
  const name = mistakenMarket(match);
  return decidedBy(match, factsOf(match, match.firstResultAt)).filter((result) =>
    isSame(result, name),
  );
}

/** Returns the market of which a match's first result tells. */
const mistakenMarket = ({ firstResultAt, breakAt }: Match): MarketName =>
  firstResultAt < breakAt
    ? { market_id: NEXT_GOAL, specifiers: "goalnr=1" }
    : { market_id: FIRST_HALF_WINNER, specifiers: "" };

const decidedBy = (match: Match, facts: FootballFacts): SettledMarket[] =>
  marketsOf(match).flatMap(({ market_id, specifiers }) => {
    const selections = settleFootball(market_id, specifiers, facts);
    return selections ? [{ market_id, specifiers, selections }] : [];
  });

/** Returns a result in which each selection has what the next one has. */
const falseOf = ({ selections, ...name }: SettledMarket): SettledMarket => ({
  ...name,
  selections: selections.map(({ id }, at) => ({
    ...(selections[(at + 1) % selections.length] as (typeof selections)[number]),
    id,
  })),
});

const nameOf = ({ market_id, specifiers }: MarketName): string => `${market_id}/${specifiers}`;
const isSame = (one: MarketName, other: MarketName): boolean => nameOf(one) === nameOf(other);
