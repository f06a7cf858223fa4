import type { Draw } from "../fairness/draw.ts";
import { fraction } from "../proof/fraction.ts";
import type { Fraction } from "../proof/fraction.ts";
import type { DecidedRound, Prize } from "../originals/index.ts";
import { hasOnly, isWholeBetween } from "../stakes/bet-readers.ts";
import tables from "./tables.json" with { type: "json" };
import type { PlinkoOutcome } from "./wire.ts";

/** Rows of pegs that a board may have. */
export const ROWS = { least: 8, most: 16 } as const;

export const RISKS = ["low", "medium", "high"] as const;
export type PlinkoRisk = (typeof RISKS)[number];

/** The board: rows of pegs, and how far apart its baskets pay. */
export interface PlinkoChoice {
  readonly rows: number;
  readonly risk: PlinkoRisk;
}

/** Hundredths of the stake from the outermost basket to the middle one, by risk and rows. */
const TABLES: Readonly<Record<PlinkoRisk, Readonly<Record<string, readonly number[]>>>> = tables;

/** Returns what each basket pays in hundredths of the stake, from left to right: one more than rows. */
export function basketsOf({ rows, risk }: PlinkoChoice): readonly number[] {
  const half = TABLES[risk][String(rows)];
  if (!half) throw new RangeError(`there is no board of ${rows} rows`);
  return Array.from({ length: rows + 1 }, (_, at) => half[Math.min(at, rows - at)] ?? 0);
}

/** Returns what a basket pays in stakes. */
export const plinkoMultiple = (hundredths: number): Fraction => fraction(BigInt(hundredths), 100n);

/** Lets a ball fall: at the peg of each row it draws 0 for left or 1 for right. */
export const drawPath = (rows: number, draw: Draw): number[] =>
  Array.from({ length: rows }, () => draw(2));

/** Returns the basket that a path leads to, 0 for the leftmost: as many as it went right. */
export const basketOf = (path: readonly number[]): number =>
  path.reduce((basket, step) => basket + step, 0);

/** Plays a round: the ball pays what stands on its basket. */
export function playPlinko(choice: PlinkoChoice, draw: Draw): DecidedRound<PlinkoOutcome> {
  const path = drawPath(choice.rows, draw);
  const basket = basketOf(path);
  const hundredths = basketsOf(choice)[basket] ?? 0;
  return {
    multiple: plinkoMultiple(hundredths),
    outcome: { kind: "plinko", path, basket, hundredths },
  };
}

/** Returns in how many of all paths the ball ends in a basket. */
export function pathsTo(rows: number, basket: number): number {
  let paths = 1;
  for (let step = 1; step <= basket; step += 1) paths = (paths * (rows - step + 1)) / step;
  return paths;
}

/** Returns what a board can return: a prize for each basket, by the number of its paths. */
export const plinkoPrizes = (choice: PlinkoChoice): readonly Prize[] =>
  basketsOf(choice).map((hundredths, basket) => ({
    multiple: plinkoMultiple(hundredths),
    chance: fraction(BigInt(pathsTo(choice.rows, basket)), 2n ** BigInt(choice.rows)),
  }));

/** Reads rows and risk; null when they are not offered. */
export function readPlinkoChoice(fields: Readonly<Record<string, unknown>>): PlinkoChoice | null {
  if (!hasOnly(fields, ["rows", "risk"])) return null;
  const risk = RISKS.find((each) => each === fields["risk"]);
  const { rows } = fields;
  const isBoard = isWholeBetween(rows, ROWS.least, ROWS.most);
  return isBoard && risk !== undefined ? { rows, risk } : null;
}

/** Every board that is offered, by its name: `high_16`. */
export const BOARDS: Readonly<Record<string, PlinkoChoice>> = Object.fromEntries(
  RISKS.flatMap((risk) =>
    Array.from({ length: ROWS.most - ROWS.least + 1 }, (_, at) => {
      const rows = ROWS.least + at;
      return [boardName({ rows, risk }), { rows, risk }] as const;
    }),
  ),
);

/** Returns the name of a board among the proven bets. */
export function boardName({ rows, risk }: PlinkoChoice): string {
  return `${risk}_${rows}`;
}

/** All tables, for the configuration. */
export const PLINKO_TABLES = TABLES;
