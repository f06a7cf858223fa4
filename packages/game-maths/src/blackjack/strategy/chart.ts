import { nextChance, sizeOf } from "./dealer-ends.ts";
import type { Counts } from "./dealer-ends.ts";
import { edgeOf, hitsIfBetter, shoeWorths } from "./shoe-worths.ts";
import type { ShoeWorths } from "./shoe-worths.ts";
import { ACE, BLACKJACK, FULL_SHOE, TEN, totalOf } from "../totals.ts";
import type { Total } from "../totals.ts";

/** Average win of each action, in stakes of the hand. */
export interface Worths {
  readonly hit: number;
  readonly stand: number;
  readonly double: number;
  /** Two cards alike only. */
  readonly split?: number;
}

/** The worth of every hand against one card of the dealer, told by totals alone. */
export interface Chart {
  /** By total, hands without an ace that counts as 11. */
  readonly hard: readonly (Worths | undefined)[];
  /** By total, hands with one. */
  readonly soft: readonly (Worths | undefined)[];
  /** By value, two cards alike. */
  readonly pairs: readonly (Worths | undefined)[];
}

/** Two cards as they may be dealt. */
interface TwoCards extends Total {
  readonly isPair: boolean;
  /** In how many ways they are dealt. */
  readonly ways: number;
  readonly worths: Worths;
}

const CHARTS = new Map<number, Chart>();

/** Returns the chart for a card of the dealer. Computed once, in some tenths of a second. */
export function chartAgainst(up: number): Chart {
  let chart = CHARTS.get(up);
  if (!chart) CHARTS.set(up, (chart = computeChart(up)));
  return chart;
}

/** Returns cards that are left without these. */
export function without(left: Counts, ...values: readonly number[]): Counts {
  const counts = [...left];
  for (const value of values) counts[value] = (counts[value] as number) - 1;
  return counts;
}

/**
 * Weighs each hand of two cards by what is left in the shoe, and puts those of one total together by how
 * often they are dealt. Drawn cards are played in the best way; a split is weighed as two hands that are
 * not split again.
 */
function computeChart(up: number): Chart {
  const left = without(FULL_SHOE, up);
  const worths = shoeWorths(up, left, hitsIfBetter);
  const hands: TwoCards[] = [];
  const pairs: Worths[] = [];
  forEachTwo(left, (values, ways) => {
    const isPair = values[0] === values[1];
    const two = weighTwo(worths, values);
    if (isPair) pairs[values[0]] = { ...two, split: weighSplit(up, left, values[0]) };
    hands.push({ ...totalOf(values), isPair, ways, worths: two });
  });
  const rowsOf = (isSoft: boolean) =>
    Array.from({ length: BLACKJACK }, (_, total) =>
      averageOf(hands.filter((hand) => hand.soft === isSoft && hand.total === total)),
    );
  return { hard: rowsOf(false), soft: rowsOf(true), pairs };
}

/** Goes through all hands of two cards, with the number of ways in which each is dealt. */
export function forEachTwo(
  left: Counts,
  tell: (values: readonly [number, number], ways: number) => void,
): void {
  for (let first = ACE; first <= TEN; first += 1)
    for (let second = first; second <= TEN; second += 1) {
      const [a, b] = [left[first] as number, left[second] as number];
      tell([first, second], first === second ? (a * (a - 1)) / 2 : a * b);
    }
}

/** Returns the average worth of hands of one total; of a pair only where nothing else makes it. */
function averageOf(alike: readonly TwoCards[]): Worths | undefined {
  const mixed = alike.filter(({ isPair }) => !isPair);
  const hands = mixed.length > 0 ? mixed : alike;
  const ways = hands.reduce((sum, hand) => sum + hand.ways, 0);
  if (ways === 0) return undefined;
  const average = (of: (worths: Worths) => number) =>
    hands.reduce((sum, hand) => sum + of(hand.worths) * hand.ways, 0) / ways;
  return {
    hit: average(({ hit }) => hit),
    stand: average(({ stand }) => stand),
    double: average(({ double }) => double),
  };
}

const weighTwo = (worths: ShoeWorths, values: readonly number[]): Worths => ({
  hit: edgeOf(worths.hit(values)),
  stand: edgeOf(worths.stand(values)),
  double: 2 * edgeOf(worths.single(values)),
});

/** Weighs a split as two hands, each with one card of the pair and the other one gone from the shoe. */
function weighSplit(up: number, left: Counts, value: number): number {
  const rest = without(left, value);
  const worths = shoeWorths(up, rest, hitsIfBetter);
  if (value === ACE) return 2 * edgeOf(worths.single([value]));
  const drawn = without(rest, value);
  const size = sizeOf(drawn);
  let edge = 0;
  for (let second = ACE; second <= TEN; second += 1) {
    const { hit, stand, double } = weighTwo(worths, [value, second]);
    edge += nextChance(up, drawn, second, size) * Math.max(hit, stand, double);
  }
  return 2 * edge;
}
