import type { FootballFacts, Question } from "../settlement/questions.ts";
import { questionOf } from "../settlement/questions.ts";

/** A market with the fair probability of each selection. */
export interface FootballMarket {
  readonly market_id: number;
  readonly specifiers: string;
  readonly selections: readonly { readonly id: string; readonly probability: number }[];
}

/** Facts that a match may end with, and their probability. */
export interface LikelyFacts {
  readonly probability: number;
  readonly facts: FootballFacts;
}

/** Above this the answer of a market is as good as known. */
const ANSWER_MOST = 0.985;

/** Returns a market that is still open, or null: decided, or as good as decided. */
export function openMarket(
  market_id: number,
  specifiers: string,
  selections: FootballMarket["selections"],
): FootballMarket | null {
  const isOpen =
    selections.length > 0 &&
    selections.every(({ probability }) => probability >= 0 && probability <= ANSWER_MOST);
  return isOpen ? { market_id, specifiers, selections } : null;
}

/** Prices a market over all that may come; null when it is not open. @throws RangeError */
export function priceMarket(
  market_id: number,
  specifiers: string,
  likely: readonly LikelyFacts[],
): FootballMarket | null {
  return openMarket(market_id, specifiers, fairOf(questionOf(market_id, specifiers), likely));
}

/**
 * Returns the price-fair probability of each selection: 1 ÷ the odds at which its stake comes back on
 * average. With W the expected share that wins and V the expected share that is returned, fair odds d
 * have W · d + V = 1, so the probability is W ÷ (1 − V). Where nothing is returned that is the
 * probability to win.
 */
function fairOf(question: Question, likely: readonly LikelyFacts[]): FootballMarket["selections"] {
  const sums = new Map<string, { won: number; void: number }>();
  for (const { probability, facts } of likely)
    for (const result of question(facts) ?? []) {
      const sum = sums.get(result.id) ?? { won: 0, void: 0 };
      sum.won += (probability * result.won * (1000 - result.void_factor)) / 1000;
      sum.void += (probability * result.void_factor) / 1000;
      sums.set(result.id, sum);
    }
  return [...sums].map(([id, sum]) => ({ id, probability: sum.won / (1 - sum.void) }));
}
