import type { BetProof } from "../game.ts";
import { prizesProof } from "../originals/index.ts";
import type { Prize } from "../originals/index.ts";
import {
  addFractions,
  divideFractions,
  fraction,
  fractionToText,
  multiplyFractions,
  subtractFractions,
} from "../proof/fraction.ts";
import type { Fraction } from "../proof/fraction.ts";
import { pointAfter, pointOf, totalOfDice, verdictOf } from "./settle.ts";
import type { Dice } from "./settle.ts";
import { CRAPS_BETS, POINTS, spotOf } from "./spots.ts";
import type { CrapsBet, CrapsSpot, Point } from "./spots.ts";

const METHOD = "Markov chain solved in fractions";
const FACES = [1, 2, 3, 4, 5, 6];
/** All 36 falls of two dice, each as likely as any other. */
export const ALL_DICE: readonly Dice[] = FACES.flatMap((a) => FACES.map((b): Dice => [a, b]));
const ONE_FALL = fraction(1n, BigInt(ALL_DICE.length));
const [NONE, ALL] = [fraction(0n), fraction(1n)];

/** A bet that stands: where, and the point of the table. */
interface Standing {
  readonly spot: CrapsSpot;
  readonly point: Point | null;
}

const nameOf = ({ spot, point }: Standing): string => `${spot.key} at ${point ?? "off"}`;

/** One row of the chain: the chances of what a roll leads to. */
interface Row {
  /** Chances of the states in which the bet still stands, by their names. */
  readonly goesOn: Map<string, Fraction>;
  /** Chances of its ends, by what they return. */
  readonly ends: Map<string, Prize>;
}

/** Returns every state that a bet can reach, by its name, with the chances of one roll. */
function chainFrom(start: Standing): Map<string, Row> {
  const rows = new Map<string, Row>();
  const open = [start];
  for (const state of open) {
    if (rows.has(nameOf(state))) continue;
    const row: Row = { goesOn: new Map(), ends: new Map() };
    rows.set(nameOf(state), row);
    for (const dice of ALL_DICE) {
      const verdict = verdictOf(state.spot, dice, state.point);
      if (verdict.kind === "decided") {
        const key = fractionToText(verdict.returns);
        const chance = addFractions(row.ends.get(key)?.chance ?? NONE, ONE_FALL);
        row.ends.set(key, { multiple: verdict.returns, chance });
        continue;
      }
      const spot = verdict.kind === "travels" ? verdict.to : state.spot;
      const next = { spot, point: pointAfter(state.point, dice) };
      row.goesOn.set(nameOf(next), addFractions(row.goesOn.get(nameOf(next)) ?? NONE, ONE_FALL));
      open.push(next);
    }
  }
  return rows;
}

/** Returns everything that a bet can return, and how often it does: the chain, solved to its end. */
export function prizesOf(start: Standing): readonly Prize[] {
  const rows = chainFrom(start);
  const names = [...rows.keys()];
  const ends = new Map([...rows.values()].flatMap((row) => [...row.ends]));
  const matrix = names.map((name) =>
    names.map((other) => {
      const stays = rows.get(name)?.goesOn.get(other) ?? NONE;
      return subtractFractions(name === other ? ALL : NONE, stays);
    }),
  );
  const sides = names.map((name) =>
    [...ends.keys()].map((end) => rows.get(name)?.ends.get(end)?.chance ?? NONE),
  );
  const [first = []] = solve(matrix, sides);
  return [...ends.values()].map(({ multiple }, at) => ({
    multiple,
    chance: first[at] as Fraction,
  }));
}

/** Solves linear equations with several right sides, by elimination. Returns a row for each unknown. */
function solve(
  matrix: readonly (readonly Fraction[])[],
  sides: readonly (readonly Fraction[])[],
): readonly (readonly Fraction[])[] {
  const rows = matrix.map((row, at) => [...row, ...(sides[at] ?? [])]);
  for (let column = 0; column < rows.length; column += 1) {
    const pivot = rows.findIndex((row, at) => at >= column && row[column]?.numerator !== 0n);
    if (pivot < 0) throw new RangeError("the chain has a state without an end");
    [rows[column], rows[pivot]] = [rows[pivot] as Fraction[], rows[column] as Fraction[]];
    const lead = rows[column] as Fraction[];
    const scaled = lead.map((value) => divideFractions(value, lead[column] as Fraction));
    rows[column] = scaled;
    for (const [at, row] of rows.entries()) {
      const factor = row[column] as Fraction;
      if (at === column || factor.numerator === 0n) continue;
      rows[at] = row.map((value, cell) =>
        subtractFractions(value, multiplyFractions(factor, scaled[cell] as Fraction)),
      );
    }
  }
  return rows.map((row) => row.slice(rows.length));
}

/** Points by how often a come-out roll that sets one sets this one. */
function pointChances(): readonly { readonly point: Point; readonly chance: Fraction }[] {
  const ways = (point: Point) => ALL_DICE.filter((dice) => totalOfDice(dice) === point).length;
  const all = ALL_DICE.filter((dice) => pointOf(totalOfDice(dice)) !== null).length;
  return POINTS.map((point) => ({ point, chance: fraction(BigInt(ways(point)), BigInt(all)) }));
}

/** Returns where a bet of each kind begins; odds at each point, the others at one place alone. */
function startsOf(kind: CrapsBet): readonly (Standing & { readonly chance: Fraction })[] {
  if (kind === "odds" || kind === "lay_odds") {
    const spot = spotOf(kind === "odds" ? "pass_odds" : "dont_pass_odds");
    return pointChances().map(({ point, chance }) => ({ spot, point, chance }));
  }
  const spot = spotOf(kind.replace(/_(?=\d)/, "-"));
  // A come bet is laid when a point is set; which one makes no difference to it.
  return [{ spot, point: spot.role === "come" ? POINTS[0] : null, chance: ALL }];
}

/** The figures of a bet, with the exact variance of its return. */
export type CrapsBetProof = BetProof & { readonly variance: Fraction };

/** Proves the bet of a kind, per unit staked: what is given back counts as returned. */
export function proveBet(kind: CrapsBet): CrapsBetProof {
  const prizes = startsOf(kind).flatMap(({ chance: share, ...start }) =>
    prizesOf(start).map(({ multiple, chance }) => ({
      multiple,
      chance: multiplyFractions(share, chance),
    })),
  );
  const proof = prizesProof(prizes);
  const meanSquare = addFractions(
    ...prizes.map(({ multiple, chance }) => multiplyFractions(multiple, multiple, chance)),
  );
  const variance = subtractFractions(meanSquare, multiplyFractions(proof.rtp, proof.rtp));
  return { ...proof, variance, method: METHOD };
}

/** Proves every kind of bet, in the order of the layout. */
export const proveBets = (): Readonly<Record<CrapsBet, CrapsBetProof>> =>
  Object.fromEntries(CRAPS_BETS.map((kind) => [kind, proveBet(kind)])) as Record<
    CrapsBet,
    CrapsBetProof
  >;
