import {
  addFractions,
  divideFractions,
  fraction,
  fractionToNumber,
  multiplyFractions,
  subtractFractions,
} from "../../proof/fraction.ts";
import type { Fraction } from "../../proof/fraction.ts";
import { standardDeviationOf, volatilityOf } from "../../proof/volatility.ts";
import type { Volatility } from "../../proof/volatility.ts";
import { winBands } from "../../proof/win-bands.ts";
import type { WinBand } from "../../proof/win-bands.ts";
import { compileSheet } from "../compiled-sheet.ts";
import type { CompiledSheet } from "../compiled-sheet.ts";
import type { ParSheet } from "../par-sheet/par-sheet.ts";
import { freeSpinChain } from "./free-spin-chain.ts";
import type { FeatureMoments } from "./free-spin-chain.ts";
import { roundBands } from "./round-bands.ts";
import type { RoundBand } from "./round-bands.ts";
import { groupByAward, spinWin } from "./spin-classes.ts";
import type { SpinClass } from "./spin-classes.ts";
import { enumerateSpin } from "./spin-distribution.ts";
import type { SpinDistribution } from "./spin-distribution.ts";

/** The exact mathematics of a line slot. Wins are in multiples of the total stake. */
export interface SlotProof {
  readonly kind: "slot";
  readonly name: string;
  readonly version: string;
  /** Stop combinations counted, for the base strips and for the free-spin strips. */
  readonly combinations: { readonly base: number; readonly freeSpins: number };
  readonly rtp: Fraction;
  readonly rtpParts: {
    readonly baseLines: Fraction;
    readonly baseScatter: Fraction;
    readonly freeSpins: Fraction;
  };
  /** Share of paid spins whose base spin pays anything or awards free spins. */
  readonly hitRate: Fraction;
  readonly freeSpins: {
    /** Share of paid spins that start free spins. */
    readonly frequency: Fraction;
    /** Expected spins in a feature, retriggers included. */
    readonly averageSpins: Fraction;
    /** Expected win of a feature. */
    readonly averageWin: Fraction;
  } | null;
  /** Variance of a whole round's win, per total stake squared. */
  readonly variance: Fraction;
  readonly standardDeviation: number;
  readonly volatility: Volatility;
  readonly maxWin: {
    readonly baseSpin: Fraction;
    readonly freeSpin: Fraction | null;
    /** Highest reachable win of a whole round; null when retriggers have no limit. */
    readonly round: Fraction | null;
  };
  /** Wins of a whole round, free spins included; in double precision, good to 1e-9. */
  readonly roundBands: readonly RoundBand[];
  /** Wins of one base spin, without the free spins it starts. */
  readonly baseBands: readonly WinBand[];
  /** Wins of one free spin. */
  readonly freeSpinBands: readonly WinBand[] | null;
}

/**
 * Proves a sheet by counting every stop combination and solving the chain of free
 * spins. Nothing is sampled; only `roundBands` is rounded.
 * @throws RangeError when free spins have no limit and never end on average, or when
 *   the strips have more than 2^53 stop combinations.
 */
export function proveSlot(sheet: ParSheet): SlotProof {
  const compiled = compileSheet(sheet);
  const base = enumerateSpin(compiled, compiled.baseStrips);
  const free =
    sheet.freeSpinReels === undefined ? base : enumerateSpin(compiled, compiled.freeStrips);
  const baseClasses = groupByAward(compiled, base, false);
  const chain = sheet.freeSpins
    ? freeSpinChain(groupByAward(compiled, free, true), compiled.maxSpins)
    : freeSpinChain([], 0);
  const moments = roundMoments(compiled, base, baseClasses, chain);
  const standardDeviation = standardDeviationOf(moments.variance);
  return {
    kind: "slot",
    name: sheet.name,
    version: sheet.version,
    combinations: { base: base.combinations, freeSpins: free.combinations },
    ...moments,
    hitRate: hitRate(compiled, base),
    standardDeviation,
    volatility: volatilityOf(standardDeviation),
    maxWin: {
      baseSpin: maxSpinWin(compiled, base, false),
      freeSpin: sheet.freeSpins ? maxSpinWin(compiled, free, true) : null,
      round: maxRoundWin(compiled, baseClasses, chain),
    },
    roundBands: roundBands(compiled, base, free, fractionToNumber(moments.rtp)),
    baseBands: bands(compiled, base, false),
    freeSpinBands: sheet.freeSpins ? bands(compiled, free, true) : null,
  };
}

function roundMoments(
  sheet: CompiledSheet,
  base: SpinDistribution,
  classes: readonly SpinClass[],
  chain: (award: number) => FeatureMoments,
): Pick<SlotProof, "rtp" | "rtpParts" | "variance" | "freeSpins"> {
  const combinations = BigInt(base.combinations);
  const stake = BigInt(sheet.lineCount);
  const perRound = (sum: bigint): Fraction => fraction(sum, combinations * stake);
  const total = (value: (each: SpinClass) => bigint): bigint =>
    classes.reduce((sum, each) => sum + value(each), 0n);
  const features = classes.map((each) => ({ each, feature: chain(each.award) }));
  const weighted = (value: (moments: FeatureMoments) => Fraction): Fraction =>
    addFractions(
      ...features.map(({ each, feature }) =>
        multiplyFractions(fraction(each.weight, combinations), value(feature)),
      ),
    );
  const featureWin = multiplyFractions(
    weighted((feature) => feature.win),
    fraction(1n, stake),
  );
  const rtpParts = {
    baseLines: perRound(total((each) => each.lineWinSum)),
    baseScatter: perRound(total((each) => each.scatterWinSum)),
    freeSpins: featureWin,
  };
  const rtp = addFractions(rtpParts.baseLines, rtpParts.baseScatter, rtpParts.freeSpins);
  const crossed = features.map(({ each, feature }) =>
    multiplyFractions(
      fraction(2n * (each.lineWinSum + each.scatterWinSum), combinations),
      feature.win,
    ),
  );
  const square = addFractions(
    fraction(
      total((each) => each.squareSum),
      combinations,
    ),
    ...crossed,
    weighted((feature) => feature.winSquared),
  );
  const triggers = total((each) => (each.award > 0 ? each.weight : 0n));
  const frequency = fraction(triggers, combinations);
  return {
    rtp,
    rtpParts,
    variance: subtractFractions(
      multiplyFractions(square, fraction(1n, stake * stake)),
      multiplyFractions(rtp, rtp),
    ),
    freeSpins:
      triggers === 0n
        ? null
        : {
            frequency,
            averageSpins: divideFractions(
              weighted((feature) => feature.spins),
              frequency,
            ),
            averageWin: divideFractions(featureWin, frequency),
          },
  };
}

function hitRate(sheet: CompiledSheet, base: SpinDistribution): Fraction {
  let hits = 0n;
  for (const { lineWin, scatterCount, weight } of base.outcomes) {
    const pays = spinWin(sheet, lineWin, scatterCount, false) > 0;
    if (pays || (sheet.awards[scatterCount] as number) > 0) hits += BigInt(weight);
  }
  return fraction(hits, BigInt(base.combinations));
}

function maxSpinWin(sheet: CompiledSheet, spin: SpinDistribution, free: boolean): Fraction {
  const highest = spin.outcomes.reduce(
    (high, { lineWin, scatterCount }) =>
      Math.max(high, spinWin(sheet, lineWin, scatterCount, free)),
    0,
  );
  return fraction(BigInt(highest), BigInt(sheet.lineCount));
}

function maxRoundWin(
  sheet: CompiledSheet,
  classes: readonly SpinClass[],
  chain: (award: number) => FeatureMoments,
): Fraction | null {
  let highest = 0n;
  for (const each of classes) {
    const feature = chain(each.award).maxWin;
    if (feature === null) return null;
    if (each.maxWin + feature > highest) highest = each.maxWin + feature;
  }
  return fraction(highest, BigInt(sheet.lineCount));
}

function bands(sheet: CompiledSheet, spin: SpinDistribution, free: boolean): WinBand[] {
  const wins = spin.outcomes.map(({ lineWin, scatterCount, weight }) => {
    return { win: spinWin(sheet, lineWin, scatterCount, free), weight };
  });
  return winBands(wins, spin.combinations, sheet.lineCount);
}
