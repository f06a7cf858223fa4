import {
  addFractions,
  divideFractions,
  fraction,
  multiplyFractions,
} from "../../../proof/fraction.ts";
import type { Fraction } from "../../../proof/fraction.ts";
import { winSum } from "../spin-classes.ts";
import type { SpinClass } from "../spin-classes.ts";

/** Moments of a feature of free spins, from its first spin to its last. */
export interface FeatureMoments {
  /** Expected number of spins played, retriggers included. */
  readonly spins: Fraction;
  /** Expected win in coins. */
  readonly win: Fraction;
  /** Expected squared win in coins squared. */
  readonly winSquared: Fraction;
  /** Highest possible win in coins; null when retriggers have no limit. */
  readonly maxWin: bigint | null;
}

/** Answers the moments of a feature that starts with `award` spins. */
export type FeatureChain = (award: number) => FeatureMoments;

const NOTHING: FeatureMoments = {
  spins: fraction(0n),
  win: fraction(0n),
  winSquared: fraction(0n),
  maxWin: 0n,
};

/**
 * The exact chain of free spins.
 * @param classes outcomes of one free spin by retrigger.
 * @param maxSpins most free spins in a round, Infinity for no limit.
 * @throws RangeError when unlimited retriggers award one spin or more per spin on average.
 */
export function freeSpinChain(classes: readonly SpinClass[], maxSpins: number): FeatureChain {
  const chain = Number.isFinite(maxSpins)
    ? limitedChain(classes, maxSpins)
    : unlimitedChain(classes);
  return (award) => (award === 0 ? NOTHING : chain(award));
}

/** Sums over all remaining spins, scaled by combinations^(spins that could still be played). */
interface ScaledMoments {
  readonly spins: bigint;
  readonly win: bigint;
  readonly winSquared: bigint;
  readonly maxWin: bigint;
}

const ENDED: ScaledMoments = { spins: 0n, win: 0n, winSquared: 0n, maxWin: 0n };

/**
 * Walks the states (spins played, spins awarded) backwards from the limit. One step:
 * E[R] = sum over classes of (w + R'), E[R^2] = sum of (w^2 + 2 w R' + R'^2), where R'
 * is the rest after the class's retrigger, all in whole numbers.
 */
function limitedChain(classes: readonly SpinClass[], maxSpins: number): FeatureChain {
  const combinations = classes.reduce((sum, each) => sum + each.weight, 0n);
  let after = new Map<number, ScaledMoments>([[maxSpins, ENDED]]);
  let scale = 1n;
  for (let played = maxSpins - 1; played >= 0; played -= 1) {
    const here = new Map<number, ScaledMoments>([[played, ENDED]]);
    for (let awarded = played + 1; awarded <= maxSpins; awarded += 1) {
      here.set(
        awarded,
        stepBack(classes, scale, (award) => {
          return after.get(Math.min(awarded + award, maxSpins)) as ScaledMoments;
        }),
      );
    }
    after = here;
    scale *= combinations;
  }
  return (award) => {
    const moments = after.get(Math.min(award, maxSpins)) as ScaledMoments;
    return {
      spins: fraction(moments.spins, scale),
      win: fraction(moments.win, scale),
      winSquared: fraction(moments.winSquared, scale),
      maxWin: moments.maxWin,
    };
  };
}

function stepBack(
  classes: readonly SpinClass[],
  scale: bigint,
  restAfter: (award: number) => ScaledMoments,
): ScaledMoments {
  let sum = ENDED;
  for (const each of classes) {
    const rest = restAfter(each.award);
    const won = winSum(each);
    const maxWin = each.maxWin + rest.maxWin;
    sum = {
      spins: sum.spins + each.weight * (scale + rest.spins),
      win: sum.win + won * scale + each.weight * rest.win,
      winSquared:
        sum.winSquared +
        each.squareSum * scale +
        2n * won * rest.win +
        each.weight * rest.winSquared,
      maxWin: maxWin > sum.maxWin ? maxWin : sum.maxWin,
    };
  }
  return sum;
}

/**
 * Without a limit every awarded spin starts an independent family of spins: itself and
 * the families of its retriggers. With w the win and a the retrigger of one spin, a
 * family's win X has E[X] = E[w] / (1 - E[a]) and
 * Var[X] = Var[w + a E[X]] / (1 - E[a]); an award of n spins is n such families.
 */
function unlimitedChain(classes: readonly SpinClass[]): FeatureChain {
  const combinations = classes.reduce((sum, each) => sum + each.weight, 0n);
  const mean = (value: (each: SpinClass) => bigint): Fraction =>
    fraction(
      classes.reduce((sum, each) => sum + value(each), 0n),
      combinations,
    );
  const retriggered = mean((each) => each.weight * BigInt(each.award));
  const ending = fraction(retriggered.denominator - retriggered.numerator, retriggered.denominator);
  if (ending.numerator <= 0n) {
    throw new RangeError("free spins award one spin or more per spin and have no limit");
  }
  const familyWin = divideFractions(mean(winSum), ending);
  const crossed = mean((each) => 2n * winSum(each) * BigInt(each.award));
  const awardSquared = mean((each) => each.weight * BigInt(each.award) ** 2n);
  const familySquare = multiplyFractions(familyWin, familyWin);
  const stepVariance = addFractions(
    mean((each) => each.squareSum),
    multiplyFractions(crossed, familyWin),
    multiplyFractions(awardSquared, familySquare),
    negate(familySquare),
  );
  const familyVariance = divideFractions(stepVariance, ending);
  const highest = classes.reduce((high, each) => (each.maxWin > high ? each.maxWin : high), 0n);
  return (award) => {
    const families = fraction(BigInt(award));
    const win = multiplyFractions(families, familyWin);
    return {
      spins: divideFractions(families, ending),
      win,
      winSquared: addFractions(
        multiplyFractions(families, familyVariance),
        multiplyFractions(win, win),
      ),
      maxWin: retriggered.numerator === 0n ? BigInt(award) * highest : null,
    };
  };
}

function negate(value: Fraction): Fraction {
  return fraction(-value.numerator, value.denominator);
}
