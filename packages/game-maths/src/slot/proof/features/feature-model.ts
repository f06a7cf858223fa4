import { addFractions, fraction, multiplyFractions } from "../../../proof/fraction.ts";
import type { Fraction } from "../../../proof/fraction.ts";
import { freeSpinChain } from "./free-spin-chain.ts";
import type { FeatureChain, FeatureMoments } from "./free-spin-chain.ts";
import { groupByAward, spinWin } from "../spin-classes.ts";
import type { SpinKind } from "../spin-classes.ts";

/** Says what may follow the first spin of a round, by what that spin awards. */
export interface FeatureModel {
  /** Says what the report calls it. */
  readonly name: string;
  readonly moments: FeatureChain;
  /** Returns the mean of e^(theta * win) for an award, in double precision; Infinity beyond it. */
  growth(award: number, theta: number): number;
}

/** The feature of a sheet without one. */
export const NO_FEATURE: FeatureModel = {
  name: "",
  moments: freeSpinChain([], 0),
  growth: () => 1,
};

/** One of the forms that the spins of a feature may take, drawn when it begins. */
export interface FeatureForm {
  /** Its weight among all forms. */
  readonly weight: number;
  readonly kind: SpinKind;
}

/** Makes the model of free spins, or of respins: a chain of spins of which some award more. */
export function spinsFeature(
  name: string,
  forms: readonly FeatureForm[],
  maxSpins: number,
): FeatureModel {
  const total = forms.reduce((sum, { weight }) => sum + weight, 0);
  const chains = forms.map(({ kind }) => freeSpinChain(groupByAward(kind), maxSpins));
  const shares = forms.map(({ weight }) => fraction(BigInt(weight), BigInt(total)));
  return {
    name,
    moments: (award) =>
      mixMoments(
        chains.map((chain) => chain(award)),
        shares,
      ),
    growth: (award, theta) =>
      forms.reduce(
        (sum, { weight, kind }) =>
          sum + (weight / total) * chainGrowth(kind, maxSpins, award, theta),
        0,
      ),
  };
}

function mixMoments(all: readonly FeatureMoments[], shares: readonly Fraction[]): FeatureMoments {
  const [first] = all;
  if (first !== undefined && all.length === 1) return first;
  const mean = (value: (moments: FeatureMoments) => Fraction): Fraction =>
    addFractions(...all.map((each, i) => multiplyFractions(value(each), shares[i] as Fraction)));
  const highest = all.map(({ maxWin }) => maxWin);
  return {
    spins: mean(({ spins }) => spins),
    win: mean(({ win }) => win),
    winSquared: mean(({ winSquared }) => winSquared),
    maxWin: highest.reduce((high, win) =>
      high === null || win === null ? null : win > high ? win : high,
    ),
  };
}

/** The chain of `freeSpinChain`, on means of e^(theta * win). */
function chainGrowth(kind: SpinKind, maxSpins: number, award: number, theta: number): number {
  if (award === 0) return 1;
  const byAward = new Map<number, number>();
  for (const { win, count, weight } of kind.spin.outcomes) {
    const more = kind.awards[count] as number;
    const term = (weight / kind.spin.combinations) * Math.exp(theta * spinWin(kind, win, count));
    byAward.set(more, (byAward.get(more) ?? 0) + term);
  }
  const awards = [...byAward];
  const limit = awards.some(([more]) => more > 0) ? maxSpins : Math.min(award, maxSpins);
  if (!Number.isFinite(limit)) return Number.POSITIVE_INFINITY;
  let after = new Float64Array(limit + 1).fill(1);
  for (let played = limit - 1; played >= 0; played -= 1) {
    const here = new Float64Array(limit + 1).fill(1);
    for (let total = played + 1; total <= limit; total += 1) {
      let sum = 0;
      for (const [more, term] of awards)
        sum += term * (after[Math.min(total + more, limit)] as number);
      here[total] = sum;
    }
    after = here;
  }
  return after[Math.min(award, limit)] as number;
}
