import { everyMarket, settleFootball } from "@houselight/sports-maths/football";
import type { MarketName, SettledMarket } from "../telling/messages.ts";
import type { Score } from "./files/season-file.ts";

/** Before the start lines reach so far, goals: totals from none, handicaps to both sides. */
const TOTAL_MOST = 20;
const HANDICAP_MOST = 10;

/**
 * Names every market that can have been offered before a start, whatever its prices were. Fewer than the
 * 500 that one message may name. Nobody tells who scored, so the next goal is not offered.
 */
export const MARKETS: readonly MarketName[] = everyMarket({
  nextGoals: null,
  totalMost: TOTAL_MOST,
  handicapMost: HANDICAP_MOST,
});

/** The end of all markets of a match. */
export interface Results {
  readonly settled: readonly SettledMarket[];
  /** Markets that the score does not decide: of the first half, where only the end is known. */
  readonly undecided: readonly MarketName[];
}

/** Returns how a score decides every market. */
export function resultsOf({ final, halfTime }: Score): Results {
  // Who scored when decides none of the markets.
  const facts = { period: "over", score: final, halfTime, goals: [] } as const;
  const ends = MARKETS.map((market) => ({
    ...market,
    selections: settleFootball(market.market_id, market.specifiers, facts),
  }));
  return {
    settled: ends.flatMap(({ selections, ...market }) =>
      selections ? [{ ...market, selections }] : [],
    ),
    undecided: MARKETS.filter((_, at) => ends[at]?.selections === null),
  };
}
