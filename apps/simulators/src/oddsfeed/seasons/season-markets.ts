import { settleFootball } from "@houselight/sports-maths/football";
import type { MarketName, SettledMarket } from "../telling/messages.ts";
import type { Score } from "./files/season-file.ts";

const QUARTERS = 4;
/** Before the start lines reach so far, goals: totals from none, handicaps to both sides. */
const TOTAL_MOST = 20;
const HANDICAP_MOST = 10;

const lines = (market_id: number, name: string, from: number, to: number): readonly MarketName[] =>
  Array.from({ length: (to - from) * QUARTERS + 1 }, (_, at) => ({
    market_id,
    specifiers: `${name}=${from + at / QUARTERS}`,
  }));

/**
 * Names every market that can have been offered before a start, whatever its prices were: all of them are
 * settled or cancelled, so that none stays without an end. Fewer than the 500 that one message may name.
 */
export const MARKETS: readonly MarketName[] = [
  ...[1, 10, 11, 26, 29, 45, 47, 60].map((market_id) => ({ market_id, specifiers: "" })),
  ...["hcp=0:1", "hcp=1:0"].map((specifiers) => ({ market_id: 14, specifiers })),
  ...lines(16, "hcp", -HANDICAP_MOST, HANDICAP_MOST),
  ...lines(18, "total", 0, TOTAL_MOST),
  ...lines(68, "total", 0, TOTAL_MOST),
];

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
