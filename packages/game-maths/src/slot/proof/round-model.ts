import { valueForCount } from "../par-sheet/par-sheet.ts";
import type { ParSheet } from "../par-sheet/par-sheet.ts";
import { compileSheet } from "../engine/compiled-sheet.ts";
import type { CompiledSheet } from "../engine/compiled-sheet.ts";
import { enumerateByPlay } from "./enumerate-by-play.ts";
import { NO_FEATURE, spinsFeature } from "./features/feature-model.ts";
import type { FeatureForm, FeatureModel } from "./features/feature-model.ts";
import { holdFeature } from "./features/hold-feature.ts";
import type { SpinDistribution, SpinView } from "./reel-windows.ts";
import type { SpinKind } from "./spin-classes.ts";
import { enumerateSpin } from "./spin-distribution.ts";
import { trailFeature } from "./features/trail-feature.ts";

/** A sheet that this method cannot prove; others may. */
class NotSolvable extends RangeError {}

/** A round as the proof sees it: a first spin, and what follows by what it awards. */
export interface RoundModel {
  readonly sheet: CompiledSheet;
  /** Null for a round that starts with its feature. */
  readonly base: SpinKind | null;
  readonly feature: FeatureModel;
  /** The forms of a feature that consists of spins. */
  readonly forms: readonly FeatureForm[];
  /** The award of a round without a first spin. */
  readonly startAward: number;
  readonly maxSpins: number;
}

/**
 * Counts the spins of a sheet and says how they follow each other.
 * @throws NotSolvable for cascades, walking wilds, and two features in one round.
 */
export function roundModel(sheet: ParSheet): RoundModel {
  const features = [sheet.freeSpins, sheet.stickyReel, sheet.hold, sheet.trail];
  const several = features.filter((rule) => rule !== undefined).length > 1;
  if (several || sheet.cascade || sheet.walking || sheet.drawsBy === "cells")
    throw new NotSolvable("the rounds of this sheet are no chain of counted spins");
  const compiled = compileSheet(sheet);
  if (sheet.stickyReel) return stickyModel(sheet, compiled, sheet.stickyReel);
  if (sheet.hold) return heldModel(sheet, compiled, sheet.hold);
  if (sheet.trail) return trailModel(sheet, compiled, sheet.trail);
  const spin = baseSpin(sheet, compiled, compiled.scatter);
  const { awards, scatterPays, startSpins, maxSpins } = compiled;
  const base = { spin, awards, countPays: scatterPays, factor: 1 };
  if (!sheet.freeSpins) return plain(compiled, base, NO_FEATURE);
  const forms = freeForms(sheet, compiled, spin);
  return {
    sheet: compiled,
    base: startSpins > 0 ? null : base,
    feature: spinsFeature("Free spins", forms, maxSpins),
    forms,
    startAward: startSpins,
    maxSpins,
  };
}

const plain = (sheet: CompiledSheet, base: SpinKind, feature: FeatureModel): RoundModel => {
  return { sheet, base, feature, forms: [], startAward: 0, maxSpins: 0 };
};

/** Counts the first spin of a round. */
function baseSpin(sheet: ParSheet, compiled: CompiledSheet, counted: number): SpinDistribution {
  if (sheet.fullBoard) return enumerateByPlay(sheet);
  return countSpin(sheet, compiled, { strips: compiled.baseStrips, counted });
}

/** Counts a kind of spin; a mystery symbol makes one count for each symbol that it may turn into. */
function countSpin(sheet: ParSheet, compiled: CompiledSheet, view: SpinView): SpinDistribution {
  const paysBy = sheet.paysBy ?? "lines";
  if (paysBy !== "lines" && paysBy !== "ways") throw new NotSolvable(`${paysBy} are not counted`);
  const { mystery } = sheet;
  if (!mystery) return enumerateSpin(compiled, view, paysBy);
  const hidden = compiled.symbols.indexOf(mystery.symbol);
  const weights = new Map<string, SpinDistribution["outcomes"][number]>();
  let combinations = 0;
  for (const [symbol, times] of Object.entries(mystery.weights)) {
    const turned = compiled.symbols.indexOf(symbol);
    const shows = (symbols: Int32Array, reel: number): Int32Array => {
      const revealed = symbols.map((met) => (met === hidden ? turned : met));
      return view.shows?.(revealed, reel) ?? revealed;
    };
    const spin = enumerateSpin(compiled, { ...view, shows }, paysBy);
    combinations += spin.combinations * times;
    for (const { win, count, weight } of spin.outcomes) {
      const key = `${win};${count}`;
      const sum = (weights.get(key)?.weight ?? 0) + weight * times;
      weights.set(key, { win, count, weight: sum });
    }
  }
  return { combinations, outcomes: [...weights.values()] };
}

function freeForms(
  sheet: ParSheet,
  compiled: CompiledSheet,
  base: SpinDistribution,
): FeatureForm[] {
  const { retriggers: awards, scatterPays: countPays, freeMultiplier: factor } = compiled;
  const strips = compiled.freeStrips;
  const view = { strips, counted: compiled.scatter };
  const rest = { awards, countPays, factor };
  if (sheet.expanding) {
    return Object.entries(sheet.expanding.weights).map(([symbol, weight]) => {
      const chosen = compiled.symbols.indexOf(symbol);
      const shows = (symbols: Int32Array): Int32Array =>
        symbols.includes(chosen) ? new Int32Array(symbols.length).fill(chosen) : symbols;
      return { weight, kind: { ...rest, spin: countSpin(sheet, compiled, { ...view, shows }) } };
    });
  }
  const spin =
    sheet.freeSpinReels || compiled.startSpins > 0 ? countSpin(sheet, compiled, view) : base;
  return [{ weight: 1, kind: { ...rest, spin } }];
}

/** A reel that sticks makes a chain of respins, each of which may earn one more. */
function stickyModel(
  sheet: ParSheet,
  compiled: CompiledSheet,
  rule: NonNullable<ParSheet["stickyReel"]>,
): RoundModel {
  const symbol = compiled.symbols.indexOf(rule.symbol);
  const filled = new Int32Array(compiled.rows).fill(symbol);
  const { scatterPays: countPays, baseStrips: strips } = compiled;
  const awards = Int32Array.from(countPays, (_, count) => Math.min(count, 1));
  const first = countSpin(sheet, compiled, {
    strips,
    counted: symbol,
    countedOn: rule.reel,
    shows: (symbols, reel) => (reel === rule.reel && symbols.includes(symbol) ? filled : symbols),
  });
  const respin = countSpin(sheet, compiled, {
    strips: strips.map((strip, reel) => (reel === rule.reel ? filled.subarray(0, 1) : strip)),
    counted: compiled.symbols.indexOf(rule.keptBy),
  });
  const none = new Float64Array(countPays.length);
  const forms = [{ weight: 1, kind: { spin: respin, awards, countPays: none, factor: 1 } }];
  return {
    sheet: compiled,
    base: { spin: first, awards, countPays: none, factor: 1 },
    feature: spinsFeature("Respins", forms, rule.maxRespins),
    forms,
    startAward: 0,
    maxSpins: rule.maxRespins,
  };
}

function heldModel(
  sheet: ParSheet,
  compiled: CompiledSheet,
  rule: NonNullable<ParSheet["hold"]>,
): RoundModel {
  const spin = baseSpin(sheet, compiled, compiled.symbols.indexOf(rule.symbol));
  const cells = compiled.reelCount * compiled.rows;
  const none = new Float64Array(cells + 1);
  const awards = Int32Array.from(none, (_, count) => (count >= rule.from ? count : 0));
  const base = { spin, awards, countPays: none, factor: 1 };
  return plain(compiled, base, holdFeature(rule, cells, compiled.price));
}

function trailModel(
  sheet: ParSheet,
  compiled: CompiledSheet,
  rule: NonNullable<ParSheet["trail"]>,
): RoundModel {
  const spin = baseSpin(sheet, compiled, compiled.symbols.indexOf(rule.symbol));
  const none = new Float64Array(compiled.reelCount * compiled.rows + 1);
  const awards = Int32Array.from(none, (_, count) => valueForCount(rule.starts, count));
  const base = { spin, awards, countPays: none, factor: 1 };
  return plain(compiled, base, trailFeature(rule, compiled.price));
}
