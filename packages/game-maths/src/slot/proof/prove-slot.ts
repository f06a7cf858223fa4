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
import type { ParSheet } from "../par-sheet/par-sheet.ts";
import type { FeatureMoments } from "./features/free-spin-chain.ts";
import { boundCap, NO_CAP_EFFECT } from "./highest-payout.ts";
import type { CapEffect } from "./highest-payout.ts";
import { capByTransform, roundBands } from "./round-bands.ts";
import type { RoundBand } from "./round-bands.ts";
import { roundModel } from "./round-model.ts";
import type { RoundModel } from "./round-model.ts";
import { groupByAward, spinWin } from "./spin-classes.ts";
import type { SpinClass, SpinKind } from "./spin-classes.ts";

/** The exact mathematics of a slot. Wins are in multiples of the total stake. */
export interface SlotProof {
  readonly kind: "slot";
  readonly name: string;
  readonly version: string;
  /** Stop combinations counted, for the base strips and for the free-spin strips. */
  readonly combinations: { readonly base: number; readonly freeSpins: number };
  /** Exact without the highest payout, whose effect is told apart. */
  readonly rtp: Fraction;
  readonly rtpParts: {
    readonly baseLines: Fraction;
    readonly baseScatter: Fraction;
    readonly freeSpins: Fraction;
  };
  /** Share of paid spins whose base spin pays anything or starts a feature. */
  readonly hitRate: Fraction;
  /** The feature: free spins, respins, hold or trail. */
  readonly freeSpins: {
    readonly name: string;
    /** Share of paid spins that start it. */
    readonly frequency: Fraction;
    /** Expected spins, retriggers included; 0 for a feature without spins. */
    readonly averageSpins: Fraction;
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
  /** Says what the highest payout does, in total stakes; null without one. */
  readonly capEffect: CapEffect | null;
  /** Wins of a whole round in double precision, good to 1e-9; empty where they are not summed up. */
  readonly roundBands: readonly RoundBand[];
  /** Wins of one base spin, without the feature it starts. */
  readonly baseBands: readonly WinBand[];
}

/**
 * Proves a sheet by counting every stop combination and solving the chain of what follows. Nothing
 * is sampled; only `roundBands` is rounded, and the effect of a highest payout is bounded.
 * @throws RangeError when free spins have no limit and never end on average, when the strips have
 *   more than 2^53 stop combinations, or when the rounds are no chain of counted spins.
 */
export function proveSlot(sheet: ParSheet): SlotProof {
  const model = roundModel(sheet);
  const { base, sheet: compiled } = model;
  const classes = base ? groupByAward(base) : startClass(model);
  const moments = roundMoments(model, classes);
  const standardDeviation = standardDeviationOf(moments.variance);
  const highest = maxRoundWin(model, classes);
  const cap = sheet.cap === undefined ? null : fraction(BigInt(sheet.cap));
  const reachable = cap !== null && (highest === null || isAbove(highest, cap));
  return {
    kind: "slot",
    name: sheet.name,
    version: sheet.version,
    combinations: {
      base: base?.spin.combinations ?? 0,
      freeSpins: model.forms.reduce((sum, { kind }) => sum + kind.spin.combinations, 0),
    },
    ...moments,
    hitRate: base ? hitRate(base) : startHitRate(model),
    standardDeviation,
    volatility: volatilityOf(standardDeviation),
    maxWin: {
      baseSpin: base ? maxSpinWin(compiled.price, [base]) : fraction(0n),
      freeSpin:
        model.forms.length > 0
          ? maxSpinWin(
              compiled.price,
              model.forms.map(({ kind }) => kind),
            )
          : null,
      round: reachable ? cap : highest,
    },
    capEffect:
      cap === null ? null : reachable ? capEffect(model, classes, moments.rtp) : NO_CAP_EFFECT,
    roundBands: base ? roundBands(model, fractionToNumber(moments.rtp)) : [],
    baseBands: base ? bands(compiled.price, base) : [],
  };
}

const isAbove = (a: Fraction, b: Fraction): boolean =>
  a.numerator * b.denominator > b.numerator * a.denominator;

/** The one class of a round that starts with its feature. */
const startClass = ({ startAward }: RoundModel): SpinClass[] => [
  { award: startAward, weight: 1n, lineWinSum: 0n, scatterWinSum: 0n, squareSum: 0n, maxWin: 0n },
];

function roundMoments(
  { sheet, base, feature: { name, moments } }: RoundModel,
  classes: readonly SpinClass[],
): Pick<SlotProof, "rtp" | "rtpParts" | "variance" | "freeSpins"> {
  const combinations = BigInt(base?.spin.combinations ?? 1);
  const stake = BigInt(sheet.price);
  const perRound = (sum: bigint): Fraction => fraction(sum, combinations * stake);
  const total = (value: (each: SpinClass) => bigint): bigint =>
    classes.reduce((sum, each) => sum + value(each), 0n);
  const features = classes.map((each) => ({ each, feature: moments(each.award) }));
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
  const spins = weighted((feature) => feature.spins);
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
            name,
            frequency,
            averageSpins: divideFractions(spins, frequency),
            averageWin: divideFractions(featureWin, frequency),
          },
  };
}

function hitRate(base: SpinKind): Fraction {
  let hits = 0n;
  for (const { win, count, weight } of base.spin.outcomes)
    if (spinWin(base, win, count) > 0 || (base.awards[count] as number) > 0) hits += BigInt(weight);
  return fraction(hits, BigInt(base.spin.combinations));
}

/**
 * The share of rounds that pay, for rounds that start with free spins: all spins in a row must pay
 * nothing otherwise.
 * @throws RangeError when a spin may award more spins and pay nothing.
 */
function startHitRate({ forms, startAward }: RoundModel): Fraction {
  const total = BigInt(forms.reduce((sum, { weight }) => sum + weight, 0));
  const nothing = forms.map(({ weight, kind }) => {
    let empty = 0n;
    for (const { win, count, weight: times } of kind.spin.outcomes) {
      if (spinWin(kind, win, count) > 0) continue;
      if ((kind.awards[count] as number) > 0) throw new RangeError("more spins must pay as well");
      empty += BigInt(times);
    }
    const all = BigInt(kind.spin.combinations) ** BigInt(startAward);
    return fraction(BigInt(weight) * empty ** BigInt(startAward), total * all);
  });
  return subtractFractions(fraction(1n), addFractions(...nothing));
}

function maxSpinWin(price: number, kinds: readonly SpinKind[]): Fraction {
  let highest = 0;
  for (const kind of kinds)
    for (const { win, count } of kind.spin.outcomes)
      highest = Math.max(highest, spinWin(kind, win, count));
  return fraction(BigInt(highest), BigInt(price));
}

function maxRoundWin(
  { sheet, feature }: RoundModel,
  classes: readonly SpinClass[],
): Fraction | null {
  let highest = 0n;
  for (const each of classes) {
    const after = feature.moments(each.award).maxWin;
    if (after === null) return null;
    if (each.maxWin + after > highest) highest = each.maxWin + after;
  }
  return fraction(highest, BigInt(sheet.price));
}

/** A bound above this is replaced by the sum of all wins, where that can be had. */
const BOUND_MOST = 1e-6;

function capEffect(model: RoundModel, classes: readonly SpinClass[], rtp: Fraction): CapEffect {
  const bound = capBound(model, classes);
  if (bound.taken <= BOUND_MOST) return bound;
  return capByTransform(model, fractionToNumber(rtp) * model.sheet.price) ?? bound;
}

function capBound({ sheet, base, feature }: RoundModel, classes: readonly SpinClass[]): CapEffect {
  const { rate, taken } = boundCap((theta) => {
    const after = new Map(classes.map(({ award }) => [award, feature.growth(award, theta)]));
    if (!base) return after.values().next().value ?? 1;
    let sum = 0;
    for (const { win, count, weight } of base.spin.outcomes) {
      const rest = after.get(base.awards[count] as number) as number;
      sum += (weight / base.spin.combinations) * Math.exp(theta * spinWin(base, win, count)) * rest;
    }
    return sum;
  }, sheet.capCoins);
  return { rate, taken: taken / sheet.price };
}

function bands(price: number, kind: SpinKind): WinBand[] {
  const wins = kind.spin.outcomes.map(({ win, count, weight }) => {
    return { win: spinWin(kind, win, count), weight };
  });
  return winBands(wins, kind.spin.combinations, price);
}
