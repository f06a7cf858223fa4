import type { Draw } from "../../../fairness/draw.ts";
import { compileSheet } from "../../engine/compiled-sheet.ts";
import type { ParSheet } from "../../par-sheet/par-sheet.ts";

/** First boards of a round that show certain symbols equally often. */
export interface Stratum {
  /** [symbol] -> how often it is in sight. */
  readonly counts: readonly number[];
  /** Chance that a round begins so, from the strips, good to 1e-12 of itself. */
  readonly chance: number;
  /**
   * Returns a draw for rounds that begin so, every such board as likely as it is, and go on freely.
   * `begin` is to be called before each.
   */
  rounds(free: Draw): StratumRounds;
}

interface StratumRounds {
  readonly draw: Draw;
  begin(): void;
}

/** One way for a reel to look: the draws that lead there, all equally likely. */
interface ReelGroup {
  readonly key: number;
  readonly chance: number;
  /** Two numbers each: that of the reel's height, and the stop. */
  readonly draws: Int32Array;
}

/** Choices of a group, by what the reels from this one on must still show. */
type Choices = ReadonlyMap<number, readonly { readonly group: ReelGroup; readonly upTo: number }[]>;

/** Counts are digits of a key: no board shows a symbol more often. */
const BASE = 128;
/** Chances of choices are multiples of this; a bias of at most one in it is far below what is shown. */
const RANGE = 2 ** 32;

/** Returns the strata of a sheet's first spin by how often each of some symbols is in sight. */
export function strataOf(sheet: ParSheet, symbols: readonly string[]): Stratum[] {
  const groups = groupsOf(sheet, symbols);
  /** [reel] -> chance of each key over the reels from this one on. */
  const tails: Map<number, number>[] = [new Map([[0, 1]])];
  for (const reel of groups.toReversed()) {
    const tail = new Map<number, number>();
    for (const { key, chance } of reel)
      for (const [rest, share] of tails[0] as Map<number, number>)
        tail.set(key + rest, (tail.get(key + rest) ?? 0) + chance * share);
    tails.unshift(tail);
  }
  const choices = groups.map((reel, at) => choicesOf(reel, tails[at + 1] as Map<number, number>));
  const hasHeights = sheet.reelHeights !== undefined;
  return [...(tails[0] as Map<number, number>)]
    .sort(([a], [b]) => a - b)
    .map(([key, chance]) => ({
      counts: symbols.map((_, digit) => Math.floor(key / BASE ** digit) % BASE),
      chance,
      rounds: (free) => roundsOf(choices, key, hasHeights, free),
    }));
}

function groupsOf(sheet: ParSheet, symbols: readonly string[]): ReelGroup[][] {
  const { baseStrips, symbols: names, rows } = compileSheet(sheet);
  const digits = names.map((name) => {
    const digit = symbols.indexOf(name);
    return digit < 0 ? 0 : BASE ** digit;
  });
  return baseStrips.map((strip, reel) => {
    const byKey = new Map<number, number[]>();
    const heights = heightsOf(sheet, reel, rows);
    for (const [drawn, height] of heights.entries()) {
      for (let stop = 0; stop < strip.length; stop += 1) {
        let key = 0;
        for (let row = 0; row < height; row += 1)
          key += digits[strip[(stop + row) % strip.length] as number] as number;
        byKey.set(key, [...(byKey.get(key) ?? []), drawn, stop]);
      }
    }
    const all = heights.length * strip.length;
    return [...byKey].map(([key, draws]) => {
      return { key, chance: draws.length / 2 / all, draws: Int32Array.from(draws) };
    });
  });
}

/** Returns the rows of a reel by the number that is drawn for them. */
function heightsOf({ reelHeights }: ParSheet, reel: number, rows: number): number[] {
  const weights = reelHeights?.rows[reel];
  if (weights === undefined) return [rows];
  return Object.entries(weights).flatMap(([height, weight]) =>
    Array.from({ length: weight }, () => Number(height)),
  );
}

function choicesOf(reel: readonly ReelGroup[], tail: ReadonlyMap<number, number>): Choices {
  const totals = new Map<number, number>();
  const choices = new Map<number, { group: ReelGroup; upTo: number }[]>();
  for (const group of reel) {
    for (const [rest, share] of tail) {
      const key = group.key + rest;
      const upTo = (totals.get(key) ?? 0) + group.chance * share;
      totals.set(key, upTo);
      choices.set(key, [...(choices.get(key) ?? []), { group, upTo }]);
    }
  }
  for (const [key, list] of choices) {
    const total = totals.get(key) as number;
    for (const choice of list) choice.upTo = (choice.upTo / total) * RANGE;
  }
  return choices;
}

function roundsOf(
  choices: readonly Choices[],
  target: number,
  hasHeights: boolean,
  free: Draw,
): StratumRounds {
  const reels = choices.length;
  const first = new Int32Array(hasHeights ? 2 * reels : reels);
  let position = 0;
  return {
    begin() {
      position = 0;
      let key = target;
      for (let reel = 0; reel < reels; reel += 1) {
        const list = (choices[reel] as Choices).get(key) ?? [];
        let at = 0;
        if (list.length > 1) {
          const drawn = free(RANGE);
          while (at < list.length - 1 && drawn >= (list[at]?.upTo ?? 0)) at += 1;
        }
        const { draws, key: own } = (list[at] as { readonly group: ReelGroup }).group;
        const option = 2 * free(draws.length / 2);
        if (hasHeights) first[reel] = draws[option] as number;
        first[hasHeights ? reels + reel : reel] = draws[option + 1] as number;
        key -= own;
      }
    },
    draw(n) {
      if (position === first.length) return free(n);
      position += 1;
      return first[position - 1] as number;
    },
  };
}
