/**
 * Finds the pay tables of plinko: for every risk and number of rows, pays that fall from the outermost
 * basket to the middle and return exactly 99 % of all stakes. They are kept as data, for a table must
 * never change by itself. Run: `npm run plinko-tables [-- --write]`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readCommand } from "@houselight/test-kit/command-line";

const FILE = join(import.meta.dirname, "../packages/game-maths/src/plinko/tables.json");
const ROWS = [8, 9, 10, 11, 12, 13, 14, 15, 16];
/** Per cent of all stakes that every table returns. */
const RETURN = 99;

/** The pays that are wished for in stakes: of the middle basket, and of the outermost by rows. */
interface Wish {
  readonly middle: number;
  readonly outermost: readonly number[];
}

const WISHES: Readonly<Record<string, Wish>> = {
  low: { middle: 0.5, outermost: [5, 5.5, 6, 7, 8, 9, 10, 12, 15] },
  medium: { middle: 0.4, outermost: [12, 16, 20, 25, 30, 40, 55, 80, 100] },
  high: { middle: 0.2, outermost: [28, 40, 70, 110, 160, 250, 400, 600, 1000] },
};

/** A table of half a board, outermost first, in hundredths of the stake. */
type Half = readonly number[];

/** Returns how many of all paths lead to the baskets of each place of a half, both sides together. */
function pathsByPlace(rows: number): number[] {
  const places = Math.floor(rows / 2) + 1;
  let paths = 1;
  return Array.from({ length: places }, (_, place) => {
    if (place > 0) paths = (paths * (rows - place + 1)) / place;
    return place * 2 === rows ? paths : 2 * paths;
  });
}

/** Rounds hundredths to a pay that reads well: tenths below ten stakes, whole stakes above. */
function readable(hundredths: number): number {
  const unit = stepAt(hundredths);
  return Math.max(unit, Math.round(hundredths / unit) * unit);
}

function stepAt(hundredths: number): number {
  if (hundredths < 1_000) return 10;
  return hundredths < 10_000 ? 100 : 500;
}

/** Returns a curve between the two wishes whose bend gives the return, each pay rounded. */
function curve({ middle, outermost }: Wish, rows: number): Half {
  const paths = pathsByPlace(rows);
  const top = outermost[ROWS.indexOf(rows)] ?? middle;
  const at = (place: number, bend: number): number => {
    const distance = Math.abs(rows / 2 - place) / (rows / 2);
    return 100 * middle * (top / middle) ** (distance ** bend);
  };
  const returns = (bend: number): number =>
    paths.reduce((sum, count, place) => sum + count * at(place, bend), 0) / 2 ** rows;
  let [low, high] = [0.2, 8];
  for (let tries = 0; tries < 60; tries += 1) {
    const bend = (low + high) / 2;
    if (returns(bend) > RETURN) low = bend;
    else high = bend;
  }
  return paths.map((_, place) => readable(at(place, low)));
}

interface Found {
  readonly half: Half;
  readonly cost: number;
}

/**
 * Returns the table next to a curve that returns exactly what it must: pays move by at most three steps, and
 * one of them takes up what is left. A pay that needs hundredths costs more than one that moves.
 */
function exactTable(wished: Half, rows: number): Half {
  const paths = pathsByPlace(rows);
  const goal = RETURN * 2 ** rows;
  let best: Found | null = null;
  const consider = (half: number[]): void => {
    const sum = half.reduce((total, pay, place) => total + pay * (paths[place] ?? 0), 0);
    for (const [place, count] of paths.entries()) {
      const free = (half[place] ?? 0) + (goal - sum) / count;
      if (!Number.isInteger(free)) continue;
      const found = half.with(place, free);
      const cost = costOf(found, wished);
      if (isFalling(found) && cost < (best?.cost ?? Number.POSITIVE_INFINITY))
        best = { half: found, cost };
    }
  };
  const vary = (half: number[], place: number): void => {
    if (place === wished.length) return consider(half);
    const pay = wished[place] ?? 0;
    const moves = place === 0 ? [0] : [0, -1, 1, -2, 2, -3, 3];
    for (const move of moves) vary([...half, pay + move * stepAt(pay)], place + 1);
  };
  vary([], 0);
  if (best === null) throw new Error(`no table of ${rows} rows is exact`);
  return (best as Found).half;
}

const isFalling = (half: Half): boolean =>
  half.every((pay, place) => pay > 0 && (place === 0 || pay < (half[place - 1] ?? 0)));

/** Says how far a table is from the wished one: by the ratios of its pays, and by those that read badly. */
const costOf = (half: Half, wished: Half): number =>
  half.reduce((sum, pay, place) => {
    const away = Math.log(pay / (wished[place] ?? 1));
    const roughness = pay === readable(pay) ? 0 : pay < 1_000 ? 0.1 : 1;
    return sum + 4 * away * away + roughness;
  }, 0);

/** Returns every table by risk and rows. */
export const plinkoTables = (): Record<string, Record<string, Half>> =>
  Object.fromEntries(
    Object.entries(WISHES).map(([risk, wish]) => [
      risk,
      Object.fromEntries(ROWS.map((rows) => [rows, exactTable(curve(wish, rows), rows)])),
    ]),
  );

function main(): void {
  const { values } = readCommand({
    run: "npm run plinko-tables",
    about: "Finds the pay tables of plinko and says whether they are those that are kept.",
    options: { write: { type: "boolean", about: "keeps what was found" } },
  });
  const found = plinkoTables();
  if (values.write) writeFileSync(FILE, `${JSON.stringify(found, null, 2)}\n`);
  const kept: unknown = JSON.parse(readFileSync(FILE, "utf8"));
  const same = JSON.stringify(kept) === JSON.stringify(found);
  console.log(same ? "The tables are those that are kept." : JSON.stringify(found));
  process.exitCode = same ? 0 : 1;
}

if (import.meta.main) main();
