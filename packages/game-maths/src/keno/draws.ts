import type { Draw } from "../fairness/draw.ts";
import { fraction } from "../proof/fraction.ts";
import type { Fraction } from "../proof/fraction.ts";
import type { DecidedRound, Prize } from "../originals/index.ts";
import { hasOnly, isWholeBetween } from "../stakes/bet-readers.ts";
import { KENO_PAYS } from "./pays.ts";
import type { KenoOutcome } from "./wire.ts";

/** Numbers on the ticket, and how many of them a round draws. */
export const KENO = { numbers: 80, drawn: 20, mostPicks: 10 } as const;

/** The numbers of a ticket, ascending. */
export interface KenoChoice {
  readonly picks: readonly number[];
}

/**
 * Draws numbers from 1 on, each at most once, in the order in which they come: the place among those that
 * are left, so draw(80), draw(79) and on. What is drawn is replaced by the last one that is left.
 */
export function drawNumbers(draw: Draw, numbers: number, drawn: number): number[] {
  const left = Array.from({ length: numbers }, (_, index) => index + 1);
  return Array.from({ length: drawn }, () => {
    const place = draw(left.length);
    const number = left[place] as number;
    const last = left.pop() as number;
    if (place < left.length) left[place] = last;
    return number;
  });
}

/** Returns what a ticket of so many numbers pays in tenths of the stake, by how many are drawn. */
export function paysOf(picks: number): readonly number[] {
  const pays = KENO_PAYS[picks];
  if (!pays) throw new RangeError(`no ticket has ${picks} numbers`);
  return pays;
}

/** Returns a pay in stakes. */
export const kenoMultiple = (tenths: number): Fraction => fraction(BigInt(tenths), 10n);

/** Plays a round: twenty numbers are drawn, and the ticket pays by how many of its own are among them. */
export function playKeno({ picks }: KenoChoice, draw: Draw): DecidedRound<KenoOutcome> {
  const drawn = drawNumbers(draw, KENO.numbers, KENO.drawn);
  const hits = picks.filter((pick) => drawn.includes(pick)).length;
  return {
    multiple: kenoMultiple(paysOf(picks.length)[hits] ?? 0),
    outcome: { kind: "keno", drawn, hits },
  };
}

/** Returns in how many ways `chosen` of `all` can be chosen. */
function ways(all: number, chosen: number): bigint {
  let count = 1n;
  for (let index = 0; index < chosen; index += 1)
    count = (count * BigInt(all - index)) / BigInt(index + 1);
  return count;
}

/** Returns the exact chance that so many of the picks are drawn (hypergeometric). */
export const chanceOfHits = (picks: number, hits: number): Fraction =>
  fraction(
    ways(picks, hits) * ways(KENO.numbers - picks, KENO.drawn - hits),
    ways(KENO.numbers, KENO.drawn),
  );

/** Returns what a ticket can return: which numbers it has does not matter, only how many. */
export const kenoPrizes = ({ picks }: KenoChoice): readonly Prize[] =>
  paysOf(picks.length).map((tenths, hits) => ({
    multiple: kenoMultiple(tenths),
    chance: chanceOfHits(picks.length, hits),
  }));

/** Reads a ticket; null unless it has 1 to 10 different numbers in ascending order. */
export function readKenoChoice(fields: Readonly<Record<string, unknown>>): KenoChoice | null {
  const { picks } = fields;
  if (!hasOnly(fields, ["picks"]) || !Array.isArray(picks)) return null;
  const listed: unknown[] = picks;
  const isTicket =
    isWholeBetween(listed.length, 1, KENO.mostPicks) &&
    listed.every((pick, at) => {
      const least = at === 0 ? 1 : Number(listed[at - 1]) + 1;
      return isWholeBetween(pick, least, KENO.numbers);
    });
  return isTicket ? { picks: listed as number[] } : null;
}

/** Returns the ticket of the first so many numbers: each of that size has the same figures. */
export const ticketOf = (size: number): KenoChoice => ({
  picks: Array.from({ length: size }, (_, index) => index + 1),
});
