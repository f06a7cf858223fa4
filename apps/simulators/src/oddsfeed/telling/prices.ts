import {
  type FootballMarket,
  footballMarkets,
  type FootballState,
  type Strengths,
} from "@houselight/sports-maths/football";
import { withMargin } from "@houselight/sports-maths/odds";
import { drawOf } from "../world/draw.ts";
import { type Match, stateOf } from "../world/match.ts";
import { repriceNumber } from "../world/steps.ts";
import { OPEN, type PricedMarket } from "./messages.ts";

/** Shares that the prices keep, before the start and while a match is on. */
const MARGIN_BEFORE = 0.05;
const MARGIN_IN_PLAY = 0.06;
/** Opinions that the price before the start is the mean of: it changes slowly. */
const OPINIONS = 4;
/** Each opinion differs from the truth by this share at most, in thousandths. */
const OPINION_MOST = 80;

/** The latest prices of a match, with what they follow from: a snapshot tells the same as the step before it. */
const latest = new WeakMap<Match, { readonly from: string; readonly prices: PricedMarket[] }>();

/** Returns what is offered on a match at a moment, with its prices. */
export function pricesOf(match: Match, at: number): readonly PricedMarket[] {
  const state = stateOf(match, at);
  const opinion = state.period === "before" ? repriceNumber(match, at) : null;
  const from = JSON.stringify([state, opinion]);
  const known = latest.get(match);
  if (known?.from === from) return known.prices;
  const prices = priced(match, state, opinion);
  latest.set(match, { from, prices });
  return prices;
}

/** @param opinion number of the opinion by which it is priced before the start; null while it is on */
function priced(match: Match, state: FootballState, opinion: number | null): PricedMarket[] {
  const isBefore = opinion !== null;
  const strengths = isBefore ? opinionOf(match, opinion) : match.strengths;
  return offered(footballMarkets(strengths, state), isBefore ? MARGIN_BEFORE : MARGIN_IN_PLAY);
}

/** Returns priced markets as they are offered, each with a margin that is kept (0.05 is 5 %). */
export const offered = (markets: readonly FootballMarket[], margin: number): PricedMarket[] =>
  markets.map(({ market_id, specifiers, selections }) => {
    const odds = withMargin(
      selections.map(({ probability }) => probability),
      margin,
    );
    return {
      market_id,
      specifiers,
      status: OPEN,
      selections: selections.map(({ id, probability }, place) => ({
        id,
        odds: String((odds[place] as number) / 1000),
        probability: Math.round(probability * 10_000) / 10_000,
        // A score that is passed stays in its market, and takes no bets.
        active: probability > 0,
      })),
    };
  });

/** Returns the strengths by which a match is priced before its start: they drift about the true ones. */
function opinionOf({ seed, urn, strengths }: Match, number: number): Strengths {
  const sum = { home: 0, away: 0 };
  for (let back = 0; back < OPINIONS; back += 1) {
    const draw = drawOf(seed, `${urn}:opinion:${number - back}`);
    sum.home += draw(2 * OPINION_MOST + 1) - OPINION_MOST;
    sum.away += draw(2 * OPINION_MOST + 1) - OPINION_MOST;
  }
  const drifted = (goals: number, thousandths: number): number =>
    goals * (1 + thousandths / OPINIONS / 1000);
  return { home: drifted(strengths.home, sum.home), away: drifted(strengths.away, sum.away) };
}
