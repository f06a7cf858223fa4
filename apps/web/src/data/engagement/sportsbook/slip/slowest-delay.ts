import type { QuoteView } from "@houselight/contracts/sportsbook";

/**
 * Returns how long the bets of a slip wait before all of them are answered, in seconds: as long as the slowest.
 * While the house has not quoted one of them it may be as long as the longest delay of all.
 */
export const slowestDelay = (
  quotes: readonly (Pick<QuoteView, "bet_delay_seconds"> | undefined)[],
  longest: number,
): number =>
  quotes.length === 0
    ? longest
    : Math.max(...quotes.map((quote) => quote?.bet_delay_seconds ?? longest));
