import { questionOf } from "./questions.ts";
import type { FootballFacts } from "./questions.ts";
import type { SelectionResult } from "./selection-result.ts";

/**
 * Settles a market of football from what is known of the match; null while that does not decide it.
 * A market is settled early only where nothing that may still happen can change it: over at the goal
 * that exceeds its line, both teams to score yes, the next goal, a correct score beyond 4, and the
 * first half at the break. Under, no goal and winners wait for the end.
 *
 * Rules (as bookmakers publish them for football): 90 minutes and stoppage, no extra time; whole lines
 * that are met and draw no bet at a draw return the stake; quarter lines split it on the lines beside
 * them; a score outside 0 to 4 goals is "other". Handicaps count every goal of the match.
 *
 * @throws RangeError for a market or specifiers that football here has not.
 */
export function settleFootball(
  market_id: number,
  specifiers: string,
  facts: FootballFacts,
): SelectionResult[] | null {
  const results = questionOf(market_id, specifiers)(facts);
  return results && [...results];
}
