import { nextGoalChances, prospectsOf } from "./final-scores.ts";
import type { LikelyScore, Prospects } from "./final-scores.ts";
import { halfTotalsOf, handicapsOf, totalsOf } from "./lines.ts";
import type { PricedLine } from "./lines.ts";
import { openMarket, priceMarket } from "./price.ts";
import type { FootballMarket, LikelyFacts } from "./price.ts";
import { BY_SCORE, HEAD_STARTS } from "../settlement/every-market.ts";
import { MARKET, NEXT_GOAL_IDS } from "../settlement/questions.ts";
import { lineText } from "../settlement/specifiers.ts";
import type { FootballState, Goals, Strengths } from "../state.ts";

/** The total that every bettor looks for, in quarters: 2.5 goals. */
const BEST_KNOWN_TOTAL = 10;
/** Distance from the present score within which lines are looked for, in quarters of a goal. */
const REACH = 40;

/**
 * Returns every market that is open in a state of a match, with the fair probability of each
 * selection: 1 ÷ the odds at which a stake comes back on average, refunds and halves counted (so
 * double chance adds up to two, every other market to one). The model is that of `playMatch`
 * (`rates.ts`), with the score, the half-time score and the red cards of the state.
 *
 * A market that is decided, or one of whose answers is above 0.985, is left out. A selection that can
 * no longer happen (a correct score that is passed) stays with a probability of 0: it is not to be
 * offered. Asian handicaps and totals have five lines each, about the even one; the goals of one side
 * have three half lines.
 *
 * @throws RangeError for strengths outside 0 to 10 goals.
 */
export function footballMarkets(strengths: Strengths, state: FootballState): FootballMarket[] {
  if (state.period === "over") return [];
  const prospects = prospectsOf(strengths, state);
  const ends = endFacts(prospects);
  const { home, away } = state.score;
  const ahead = 4 * (away - home);
  return [
    ...priced(BY_END, ends.byScore),
    ...handicapsOf(pricedLines(MARKET.asianHandicap, ahead - REACH, ends.byScore)),
    ...totalsOf(pricedLines(MARKET.total, lineAbove(home + away), ends.byScore), BEST_KNOWN_TOTAL),
    ...halfTotalsOf(pricedLines(MARKET.homeTotal, lineAbove(home), ends.byScore)),
    ...halfTotalsOf(pricedLines(MARKET.awayTotal, lineAbove(away), ends.byScore)),
    ...(state.period === "break" || state.period === "second"
      ? []
      : firstHalfMarkets(prospects.halfTimes, lineAbove(home + away))),
    ...nextGoalMarket(strengths, state),
    ...priced(state.halfTime === null && isSecondHalf(state) ? [] : BY_HALVES, ends.byHalves),
  ];
}

/** Returns the first line that goals can miss: at what has fallen, over cannot lose. In quarters. */
const lineAbove = (goals: number): number => 4 * goals + 1;

const isSecondHalf = ({ period }: FootballState): boolean =>
  period === "break" || period === "second";

type MarketKey = readonly [market_id: number, specifiers: string];

const BY_END: readonly MarketKey[] = [
  ...BY_SCORE.map((id): MarketKey => [id, ""]),
  ...HEAD_STARTS.map((specifiers): MarketKey => [MARKET.europeanHandicap, specifiers]),
];
const BY_HALVES: readonly MarketKey[] = [[MARKET.halfTimeFullTime, ""]];

const priced = (
  keys: readonly MarketKey[],
  likely: readonly LikelyFacts[],
): readonly FootballMarket[] =>
  keys.flatMap(([id, specifiers]) => priceMarket(id, specifiers, likely) ?? []);

/** The one number of a score for which the lines of a market ask. */
const COUNTED = {
  [MARKET.asianHandicap]: ({ home, away }: Goals) => home - away,
  [MARKET.total]: ({ home, away }: Goals) => home + away,
  [MARKET.firstHalfTotal]: ({ home, away }: Goals) => home + away,
  [MARKET.homeTotal]: ({ home }: Goals) => home,
  [MARKET.awayTotal]: ({ away }: Goals) => away,
} as const;

function pricedLines(
  market_id: keyof typeof COUNTED,
  from: number,
  likely: readonly LikelyFacts[],
): readonly PricedLine[] {
  const lines: PricedLine[] = [];
  const name = market_id === MARKET.asianHandicap ? "hcp" : "total";
  const merged = mergeBy(likely, COUNTED[market_id]);
  for (let line = from; line <= from + 2 * REACH; line += 1) {
    const market = priceMarket(market_id, `${name}=${lineText(line)}`, merged);
    if (market) lines.push({ line, market });
  }
  return lines;
}

function firstHalfMarkets(
  halfTimes: readonly LikelyScore[],
  firstLine: number,
): readonly FootballMarket[] {
  const likely = halfTimes.map(({ probability, score }) => likelyFacts(probability, score, score));
  return [
    ...priced([[MARKET.firstHalfWinner, ""]], likely),
    ...totalsOf(pricedLines(MARKET.firstHalfTotal, firstLine, likely), null),
  ];
}

function nextGoalMarket(strengths: Strengths, state: FootballState): readonly FootballMarket[] {
  const chances = nextGoalChances(strengths, state);
  const selections = NEXT_GOAL_IDS.map((id) => ({ id, probability: chances[id] }));
  const number = state.score.home + state.score.away + 1;
  return [openMarket(MARKET.nextGoal, `goalnr=${number}`, selections)].filter(
    (each) => each !== null,
  );
}

/** Returns the ends of a match apart by the result of the first half, and by the score alone. */
function endFacts({ ends }: Prospects): Readonly<Record<"byHalves" | "byScore", LikelyFacts[]>> {
  const byHalves = ends.map((end) => likelyFacts(end.probability, end.score, end.halfTime));
  return { byHalves, byScore: mergeBy(byHalves, ({ home, away }) => 1000 * home + away) };
}

/** Returns one of the facts for all that have the same key, with the sum of their probabilities. */
function mergeBy(likely: readonly LikelyFacts[], keyOf: (score: Goals) => number): LikelyFacts[] {
  const merged = new Map<number, LikelyFacts>();
  for (const { probability, facts } of likely) {
    const key = keyOf(facts.score);
    const sum = probability + (merged.get(key)?.probability ?? 0);
    merged.set(key, { probability: sum, facts });
  }
  return [...merged.values()];
}

const likelyFacts = (probability: number, score: Goals, halfTime: Goals): LikelyFacts => ({
  probability,
  facts: { period: "over", score, halfTime, goals: [] },
});
