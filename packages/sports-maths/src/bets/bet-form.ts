/** Names how the legs of a bet are combined. */
export type BetKind = "single" | "accumulator" | "system";

/** Tells how the legs of a bet are combined into lines. */
export interface BetForm {
  readonly kind: BetKind;
  /** Legs per line of a system, ascending: `[2, 3]` is every double and every treble; else null. */
  readonly sizes: readonly number[] | null;
}

const ACCUMULATOR_LEGS = { least: 2, most: 14 } as const;
const SYSTEM_LEGS = { least: 3, most: 9 } as const;
const LINES_MOST = 510;

/**
 * Tells whether a bet of so many legs may have this form: one leg makes a single, 2 to 14 an
 * accumulator, 3 to 9 a system. A system has distinct ascending sizes within its legs, is no
 * accumulator in disguise, and has at most 510 lines.
 */
export function isForm(form: BetForm, legs: number): boolean {
  if (!Number.isSafeInteger(legs)) return false;
  const { kind, sizes } = form;
  if (kind === "single") return sizes === null && legs === 1;
  if (kind === "accumulator") return sizes === null && isWithin(legs, ACCUMULATOR_LEGS);
  return (
    kind === "system" &&
    sizes !== null &&
    isWithin(legs, SYSTEM_LEGS) &&
    sizes.length > 0 &&
    sizes.every((size, at) => Number.isInteger(size) && size > (sizes[at - 1] ?? 0)) &&
    sizes.every((size) => size <= legs) &&
    sizes[0] !== legs &&
    lineCount(form, legs) <= LINES_MOST
  );
}

const isWithin = (legs: number, { least, most }: { least: number; most: number }): boolean =>
  legs >= least && legs <= most;

/** Returns how many legs each line has, for every kind of line of a form, ascending. */
export const lineSizes = ({ kind, sizes }: BetForm, legs: number): readonly number[] =>
  kind === "system" ? (sizes ?? []) : [kind === "single" ? 1 : legs];

/** Returns the number of lines: the sum of the binomial coefficients of the sizes. */
export const lineCount = (form: BetForm, legs: number): number =>
  lineSizes(form, legs).reduce((sum, size) => sum + choose(legs, size), 0);

function choose(n: number, k: number): number {
  let ways = 1;
  for (let at = 1; at <= k; at += 1) ways = (ways * (n - k + at)) / at;
  return ways;
}

/**
 * Returns the lines as lists of leg indexes from 0: by size, and within a size in the order of the
 * legs. @throws RangeError when legs and form do not fit.
 */
export function linesOf(form: BetForm, legs: number): readonly (readonly number[])[] {
  assertForm(form, legs);
  return lineSizes(form, legs).flatMap((size) => subsets(0, legs, size));
}

function subsets(from: number, legs: number, size: number): number[][] {
  if (size === 0) return [[]];
  const found: number[][] = [];
  for (let first = from; first <= legs - size; first += 1)
    for (const rest of subsets(first + 1, legs, size - 1)) found.push([first, ...rest]);
  return found;
}

/** Refuses a form that so many legs cannot have. @throws RangeError */
export function assertForm(form: BetForm, legs: number): void {
  if (!isForm(form, legs)) throw new RangeError(`no ${form.kind} has ${legs} legs in this form`);
}
