import { assertOdds } from "./format-odds.ts";
import { floorToLadder, LEAST_ODDS, MOST_ODDS } from "./ladder.ts";

/** Returns the chance at which odds would be fair, 0 to 1. `odds` in whole thousandths. */
export function impliedProbability(odds: number): number {
  assertOdds(odds);
  return 1000 / odds;
}

/**
 * Returns by how much the implied probabilities of a market exceed one: 0.05 is a margin of 5 %.
 * `odds` of all its selections, in whole thousandths.
 */
export const overround = (odds: readonly number[]): number =>
  odds.reduce((sum, each) => sum + impliedProbability(each), 0) - 1;

/**
 * Returns the odds of a market, in whole thousandths, from the fair probabilities of its selections
 * and the margin asked (0.05 is 5 %).
 *
 * The margin is spread proportionally: every implied probability is the fair one times 1 + margin, so
 * each selection returns the same share of its stakes. Favourites and outsiders are treated alike;
 * the usual bias that shortens outsiders further is left out. Each price is then floored to the
 * ladder, between 1.01 and 1000.00, so the margin is never less than asked: where 1.01 is more than
 * a favourite's price, the others bear the rest. A selection that cannot happen (0) gets 1000.00; it
 * is not to be offered.
 *
 * The probabilities need not add up to one (double chance adds up to two): the implied ones add up to
 * at least their sum times 1 + margin.
 *
 * @throws RangeError for a probability outside [0, 1), a margin outside [0, 0.5], or a sum that odds
 * of 1.01 on every selection cannot reach.
 */
export function withMargin(probabilities: readonly number[], margin: number): number[] {
  if (!(margin >= 0 && margin <= 0.5)) throw new RangeError(`a margin of ${margin}`);
  if (!probabilities.every((each) => each >= 0 && each < 1))
    throw new RangeError(`probabilities of ${probabilities.join(", ")}`);
  return spread(probabilities, margin).map((implied) =>
    implied <= 1000 / MOST_ODDS ? MOST_ODDS : floorToLadder(1000 / implied),
  );
}

const MOST_IMPLIED = 1000 / LEAST_ODDS;

/** Returns implied probabilities in proportion to the fair ones, none above that of 1.01. */
function spread(probabilities: readonly number[], margin: number): number[] {
  const total = sumOf(probabilities) * (1 + margin);
  const isAtLeastOdds = probabilities.map(() => false);
  for (;;) {
    const free = sumOf(probabilities.filter((_, at) => !isAtLeastOdds[at]));
    const taken = isAtLeastOdds.filter(Boolean).length * MOST_IMPLIED;
    if (free === 0 && taken < total) throw new RangeError(`no odds reach a margin of ${margin}`);
    const scale = taken === 0 || free === 0 ? 1 + margin : (total - taken) / free;
    const tooHigh = probabilities.findIndex(
      (each, at) => !isAtLeastOdds[at] && each * scale > MOST_IMPLIED,
    );
    if (tooHigh < 0)
      return probabilities.map((each, at) => (isAtLeastOdds[at] ? MOST_IMPLIED : each * scale));
    isAtLeastOdds[tooHigh] = true;
  }
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);
