import type { Draw } from "../../fairness/draw.ts";
import { fraction } from "../../proof/fraction.ts";
import type { Fraction } from "../../proof/fraction.ts";
import type { ParSheet } from "../par-sheet/par-sheet.ts";
import { playSlot } from "../engine/play-slot.ts";
import type { SlotRound } from "../engine/slot-round.ts";

/** Exact mean and mean square of a round's win, in coins, and the sure facts beside them. */
export interface BruteForce {
  readonly rounds: number;
  readonly mean: Fraction;
  readonly meanSquare: Fraction;
  readonly hitRate: Fraction;
  readonly triggerRate: Fraction;
  readonly meanSpins: Fraction;
  readonly maxWin: bigint;
}

/** Calls `visit` for every possible round with 1 / its probability, by trying every draw. */
export function everyRound(
  sheet: ParSheet,
  visit: (round: SlotRound, oneIn: bigint) => void,
): number {
  let choices: { value: number; n: number }[] = [];
  let rounds = 0;
  for (;;) {
    let position = 0;
    const draw: Draw = (n) => {
      if (position === choices.length) choices.push({ value: 0, n });
      const { value } = choices[position] as { value: number };
      position += 1;
      return value;
    };
    const round = playSlot(sheet, draw);
    rounds += 1;
    visit(
      round,
      choices.reduce((product, { n }) => product * BigInt(n), 1n),
    );
    const next = choices.findLastIndex(({ value, n }) => value + 1 < n);
    if (next === -1) return rounds;
    const { value, n } = choices[next] as { value: number; n: number };
    choices = [...choices.slice(0, next), { value: value + 1, n }];
  }
}

/** Plays every possible round of a small sheet: the yardstick the proof is measured by. */
export function bruteForce(sheet: ParSheet): BruteForce {
  const sums = { win: 0n, square: 0n, hit: 0n, trigger: 0n, spins: 0n };
  let denominator = 1n;
  let maxWin = 0n;
  const rounds = everyRound(sheet, (round, oneIn) => {
    const common = leastCommonMultiple(denominator, oneIn);
    if (common !== denominator) {
      const factor = common / denominator;
      for (const key of Object.keys(sums) as (keyof typeof sums)[]) sums[key] *= factor;
      denominator = common;
    }
    const weight = common / oneIn;
    const first = round.steps[0];
    const win = BigInt(round.coins);
    sums.win += weight * win;
    sums.square += weight * win * win;
    sums.spins += weight * BigInt(round.steps.length - 1);
    if (round.steps.length > 1) sums.trigger += weight;
    if (round.steps.length > 1 || (first?.coins ?? 0) > 0) sums.hit += weight;
    if (win > maxWin) maxWin = win;
  });
  return {
    rounds,
    mean: fraction(sums.win, denominator),
    meanSquare: fraction(sums.square, denominator),
    hitRate: fraction(sums.hit, denominator),
    triggerRate: fraction(sums.trigger, denominator),
    meanSpins: fraction(sums.spins, denominator),
    maxWin,
  };
}

function leastCommonMultiple(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return (a / x) * b;
}
