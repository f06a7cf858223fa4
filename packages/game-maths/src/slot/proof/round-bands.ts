import {
  addProduct,
  complexZeros,
  inverseRealTransform,
  realTransform,
} from "../../proof/fourier.ts";
import type { ComplexArray } from "../../proof/fourier.ts";
import { BAND_BOUNDS, bandOf } from "../../proof/win-bands.ts";
import type { CompiledSheet } from "../engine/compiled-sheet.ts";
import type { CapEffect } from "./highest-payout.ts";
import type { RoundModel } from "./round-model.ts";
import { spinWin } from "./spin-classes.ts";
import type { SpinKind } from "./spin-classes.ts";

/** One row of the whole round's win table, in double precision. Bounds as in WinBand. */
export interface RoundBand {
  readonly from: number;
  readonly to: number | null;
  /** Good to 1e-9. */
  readonly probability: number;
  readonly rtpShare: number;
}

/** award -> transform of the wins of the spins with this award. */
type Transforms = ReadonlyMap<number, ComplexArray>;

/** Least length of an array: wins above it come back damped, and must be rare enough not to count. */
const LEAST_SIZE = 2 ** 16;
/** Damping of wins above the array before they wrap around to its start. */
const DAMPING = 1e-4;

/**
 * The win distribution of a whole round, free spins included. Sums of independent
 * spins are products of their Fourier transforms, so the chain of free spins is run on
 * transforms. Unlike the rest of the proof this is double precision: errors are of the
 * order of 1e-10, and the highest band takes what the others leave of the exact RTP.
 * @param rtp the exact RTP, as a number.
 */
export function roundBands(model: RoundModel, rtp: number): RoundBand[] {
  const top = (BAND_BOUNDS.at(-1) as number) * model.sheet.price;
  const round = roundChances(model, top);
  return round === null ? [] : sumBands(model.sheet, round, top, rtp);
}

/** By how much the sum of all chances may be off. */
const CHANCE_ERROR = 1e-9;

/**
 * Returns what a highest payout of a round does, from the chances of all wins below it; null for the
 * rounds that are not summed up. The rate is good to 1e-9, what is taken to 1e-5 stakes: the chances
 * are multiplied by wins of some thousand stakes.
 * @param mean the exact mean of a round without the highest payout, in coins.
 */
export function capByTransform(model: RoundModel, mean: number): CapEffect | null {
  const { capCoins, price } = model.sheet;
  const round = roundChances(model, capCoins);
  if (round === null) return null;
  let below = 0;
  let kept = 0;
  for (let win = 0; win < capCoins; win += 1) {
    const chance = round(win);
    below += chance;
    kept += chance * win;
  }
  const rate = Math.max(0, 1 - below) + CHANCE_ERROR;
  return {
    rate,
    taken: Math.max(0, mean - kept - capCoins * (rate - CHANCE_ERROR)) / price,
    halfWidth: 1e-5,
  };
}

/** Returns the chance of each win of a round below some coins; null when it is not summed up. */
function roundChances(model: RoundModel, top: number): ((win: number) => number) | null {
  const { base, forms, feature, maxSpins, startAward } = model;
  // Features without spins are not summed up, nor is a round of a first spin alone beyond the bands.
  if (feature.name !== "" && forms.length === 0) return null;
  const size = Math.max(LEAST_SIZE, 2 ** Math.ceil(Math.log2(2 * top)));
  const damping = DAMPING ** (1 / size);
  const limits = { size, damping, maxSpins };
  const points = size / 2 + 1;
  const baseTransforms = base
    ? transformsByAward(base, limits)
    : new Map([[startAward, ones(points)]]);
  const round = complexZeros(points);
  const total = forms.reduce((sum, { weight }) => sum + weight, 0);
  const shares = forms.length > 0 ? forms : [{ weight: 1, kind: null }];
  for (const { weight, kind } of shares) {
    const spins: Transforms = kind ? transformsByAward(kind, limits) : new Map();
    const features = featureTransforms([...baseTransforms.keys()], spins, maxSpins, points);
    for (const [award, transform] of baseTransforms) {
      const rest = features.get(award) as ComplexArray;
      addProduct(round, transform, kind ? scaled(rest, weight / total) : rest);
    }
  }
  const damped = inverseRealTransform(round);
  return (win) => (damped[win] as number) / damping ** win;
}

const scaled = ({ real, imaginary }: ComplexArray, factor: number): ComplexArray =>
  factor === 1
    ? { real, imaginary }
    : { real: real.map((x) => x * factor), imaginary: imaginary.map((x) => x * factor) };

function sumBands(
  sheet: CompiledSheet,
  chanceOf: (win: number) => number,
  top: number,
  rtp: number,
): RoundBand[] {
  const count = BAND_BOUNDS.length + 1;
  const probabilities = new Float64Array(count);
  const shares = new Float64Array(count);
  for (let win = 0; win < top; win += 1) {
    const probability = chanceOf(win);
    const band = bandOf(win, sheet.price);
    probabilities[band] = (probabilities[band] as number) + probability;
    shares[band] = (shares[band] as number) + (probability * win) / sheet.price;
  }
  probabilities[count - 1] = 1 - sumOf(probabilities);
  shares[count - 1] = rtp - sumOf(shares);
  return Array.from(probabilities, (probability, band): RoundBand => {
    return {
      from: band === 0 ? 0 : (BAND_BOUNDS[band - 1] as number),
      to: band === 0 ? 0 : (BAND_BOUNDS[band] ?? null),
      probability: Math.max(0, probability),
      rtpShare: Math.max(0, shares[band] as number),
    };
  });
}

function sumOf(values: Float64Array): number {
  return values.reduce((total, value) => total + value, 0);
}

interface TransformLimits {
  readonly size: number;
  readonly damping: number;
  readonly maxSpins: number;
}

function transformsByAward(
  kind: SpinKind,
  { size, damping, maxSpins }: TransformLimits,
): Transforms {
  const masses = new Map<number, Float64Array>();
  for (const { win: boardWin, count, weight } of kind.spin.outcomes) {
    const award = Math.min(kind.awards[count] as number, maxSpins);
    const values = masses.get(award) ?? new Float64Array(size);
    const win = spinWin(kind, boardWin, count);
    const mass = (weight / kind.spin.combinations) * damping ** win;
    values[win % size] = (values[win % size] as number) + mass;
    masses.set(award, values);
  }
  return new Map([...masses].map(([award, values]) => [award, realTransform(values)]));
}

/** award -> transform of the wins of a whole feature that starts with it. */
function featureTransforms(
  awards: readonly number[],
  spins: Transforms,
  maxSpins: number,
  points: number,
): Map<number, ComplexArray> {
  if (awards.every((award) => award === 0)) return new Map([[0, ones(points)]]);
  return Number.isFinite(maxSpins)
    ? limitedFeatures(awards, spins, maxSpins, points)
    : unlimitedFeatures(awards, spins, points);
}

/** The chain of `freeSpinChain`, on transforms: backwards over the spins played. */
function limitedFeatures(
  awards: readonly number[],
  spins: Transforms,
  maxSpins: number,
  points: number,
): Map<number, ComplexArray> {
  const reachable = reachableTotals(awards, [...spins.keys()], maxSpins);
  let after = new Map<number, ComplexArray>();
  for (let played = maxSpins; played >= 0; played -= 1) {
    const here = new Map<number, ComplexArray>();
    for (const total of reachable) {
      if (total < played) continue;
      if (total === played) {
        here.set(total, ones(points));
        continue;
      }
      const sum = complexZeros(points);
      for (const [award, transform] of spins) {
        const rest = after.get(Math.min(total + award, maxSpins)) as ComplexArray;
        addProduct(sum, transform, rest);
      }
      here.set(total, sum);
    }
    after = here;
  }
  return after;
}

function reachableTotals(
  awards: readonly number[],
  retriggers: readonly number[],
  maxSpins: number,
): number[] {
  const totals = new Set(awards);
  for (const total of totals) {
    if (total === 0) continue;
    for (const more of retriggers) totals.add(Math.min(total + more, maxSpins));
  }
  return [...totals];
}

/** Steps after which an unlimited chain that ends on average is at rest for double precision. */
const MOST_STEPS = 100_000;

/** Without a limit one spin's family X solves X = sum of F_a X^a; an award of n is X^n. */
function unlimitedFeatures(
  awards: readonly number[],
  spins: Transforms,
  points: number,
): Map<number, ComplexArray> {
  let family = ones(points);
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const next = complexZeros(points);
    for (const [award, transform] of spins) addProduct(next, transform, power(family, award));
    const change = next.real.reduce(
      (most, value, i) => Math.max(most, Math.abs(value - (family.real[i] as number))),
      0,
    );
    family = next;
    if (change < 1e-15) break;
  }
  return new Map(awards.map((award) => [award, power(family, award)]));
}

function power(base: ComplexArray, exponent: number): ComplexArray {
  let result = ones(base.real.length);
  for (let i = 0; i < exponent; i += 1) {
    const product = complexZeros(base.real.length);
    addProduct(product, result, base);
    result = product;
  }
  return result;
}

function ones(length: number): ComplexArray {
  const values = complexZeros(length);
  values.real.fill(1);
  return values;
}
