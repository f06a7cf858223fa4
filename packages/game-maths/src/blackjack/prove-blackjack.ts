import type { BetProof } from "../game.ts";
import { prizesProof } from "../originals/index.ts";
import { NORMAL_99 } from "../proof/confidence.ts";
import { fraction } from "../proof/fraction.ts";
import type { Fraction } from "../proof/fraction.ts";
import { volatilityOf } from "../proof/volatility.ts";
import { simulationDraw } from "../simulation/xoshiro.ts";
import { hitsByChart, weighActions } from "./strategy/best-action.ts";
import { forEachTwo, without } from "./strategy/chart.ts";
import { ruledOut } from "./strategy/dealer-ends.ts";
import { dealPair, playOut } from "./play-by-chart.ts";
import { shoeWorths } from "./strategy/shoe-worths.ts";
import type { Ends } from "./strategy/shoe-worths.ts";
import { ACE, BLACKJACK, FULL_SHOE, SHOE_SIZE, TEN, totalOf } from "./totals.ts";
import { MOST_HANDS } from "./wire.ts";

/** Sums over rounds by their chances: net wins in stakes, their squares, and those that pay anything. */
interface Sums {
  net: number;
  square: number;
  paid: number;
}

/** A pair that basic strategy splits, and how likely it is dealt against no blackjack. */
interface SplitPair {
  readonly value: number;
  readonly up: number;
  readonly chance: number;
}

/** The part of the figures that is exact, and the pairs that are left to play. */
interface Solved {
  readonly sums: Sums;
  readonly splits: readonly SplitPair[];
}

/** Rounds that are played of split pairs; a short proof plays a hundredth. */
const SPLIT_ROUNDS = 2_200_000;
const LEAST_ROUNDS = 200;
const SEED = 21;

/** Solves every round of two cards that basic strategy does not split, by every order of the cards. */
function solveUnsplit(): Solved {
  const sums: Sums = { net: 0, square: 0, paid: 0 };
  const splits: SplitPair[] = [];
  for (let up = ACE; up <= TEN; up += 1) {
    const left = without(FULL_SHOE, up);
    const worths = shoeWorths(up, left, hitsByChart(up));
    const deals = ((SHOE_SIZE - 1) * (SHOE_SIZE - 2)) / 2;
    forEachTwo(left, (values, ways) => {
      const chance = ((FULL_SHOE[up] as number) / SHOE_SIZE) * (ways / deals);
      const behind = without(left, ...values)[ruledOut(up)] as number;
      const blackjack = behind / (SHOE_SIZE - 3);
      const open = chance * (1 - blackjack);
      if (totalOf(values).total === BLACKJACK) {
        add(sums, chance * blackjack, { net: 0, paid: true });
        return add(sums, open, { net: 1.5, paid: true });
      }
      add(sums, chance * blackjack, { net: -1, paid: false });
      const { action } = bestOfTwo(up, values);
      if (action === "split") return void splits.push({ value: values[0], up, chance: open });
      const isDoubled = action === "double";
      const ends = isDoubled ? worths.single(values) : worths[action](values);
      addEnds(sums, open, { ends, stakes: isDoubled ? 2 : 1 });
    });
  }
  return { sums, splits };
}

function bestOfTwo(up: number, values: readonly [number, number]) {
  const offers = ["hit", "stand", "double", ...(values[0] === values[1] ? ["split"] : [])];
  const [best] = weighActions(up, values, offers);
  if (!best) throw new Error("two cards are offered an action");
  return best;
}

function add(sums: Sums, chance: number, round: { net: number; paid: boolean }): void {
  sums.net += chance * round.net;
  sums.square += chance * round.net ** 2;
  if (round.paid) sums.paid += chance;
}

function addEnds(sums: Sums, chance: number, played: { ends: Ends; stakes: number }): void {
  const { ends, stakes } = played;
  add(sums, chance * ends.win, { net: stakes, paid: true });
  add(sums, chance * ends.push, { net: 0, paid: true });
  add(sums, chance * ends.lose, { net: -stakes, paid: false });
}

/** Plays the pairs that are split, each as often as its chance asks; returns the variance of their mean. */
function playSplits(splits: readonly SplitPair[], rounds: number, sums: Sums): number {
  const draw = simulationDraw(SEED);
  const all = splits.reduce((sum, { chance }) => sum + chance, 0);
  let variance = 0;
  for (const { value, up, chance } of splits) {
    const played = Math.max(LEAST_ROUNDS, Math.round((rounds * chance) / all));
    const mean: Sums = { net: 0, square: 0, paid: 0 };
    for (let round = 0; round < played; round += 1) {
      const { net, paid } = playOut(dealPair(value, up, draw), draw);
      add(mean, 1 / played, { net: net - 1, paid: paid > 0 });
    }
    sums.net += chance * mean.net;
    sums.square += chance * mean.square;
    sums.paid += chance * mean.paid;
    variance += (chance ** 2 * (mean.square - mean.net ** 2)) / played;
  }
  return variance;
}

const DECIMALS = 10n ** 15n;
const decimal = (value: number): Fraction =>
  fraction(BigInt(Math.round(value * Number(DECIMALS))), DECIMALS);

/** Proves basic strategy of totals: exactly but for pairs that are split, which are played. */
export function proveMain(effort: "full" | "short"): BetProof {
  const { sums, splits } = solveUnsplit();
  const rounds = effort === "full" ? SPLIT_ROUNDS : SPLIT_ROUNDS / 100;
  const variance = playSplits(splits, rounds, sums);
  const standardDeviation = Math.sqrt(sums.square - sums.net ** 2);
  return {
    rtp: decimal(1 + sums.net),
    hitRate: decimal(sums.paid),
    standardDeviation,
    volatility: volatilityOf(standardDeviation),
    // Every hand doubled and won, less the further stakes.
    maxWin: fraction(BigInt(MOST_HANDS * 2 + 1)),
    method: "basic strategy solved exactly; split pairs played",
    rtpHalfWidth: NORMAL_99 * Math.sqrt(variance),
    sampled: true,
  };
}

/** Proves insurance: two to one on a card of ten behind the ace, whatever else is known. */
export function proveInsurance(): BetProof {
  const cards = BigInt(SHOE_SIZE - 1);
  const tens = BigInt(FULL_SHOE[TEN] as number);
  return prizesProof([
    { multiple: fraction(3n), chance: fraction(tens, cards) },
    { multiple: fraction(0n), chance: fraction(cards - tens, cards) },
  ]);
}
