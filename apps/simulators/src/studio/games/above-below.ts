import { percentOf, type Draw } from "./game.ts";

/** Cards from 1 to 13, each as likely as any other, every time. */
export const CARDS = 13;
/** A right guess multiplies what is on the table so that this comes back on average, hundredths. */
const RETURNS = 96;

export type Guess = "above" | "below";

/** A round: each guess is about all that is on the table, and a further bet may be laid beside it. */
export interface Ladder {
  readonly card: number;
  /** Smallest units on the table. */
  readonly table: number;
  readonly bets: number;
}

/** Bets of one round at most. */
export const BETS_MAX = 10;

export const ABOVE_BELOW = {
  slug: "above-below",
  name: "Above or Below",
  kind: "other",
  category: "card",
  board: "ladder",
} as const;

/** Returns how many cards make a guess right; an equal one makes it wrong. */
const rightCards = (card: number, guess: Guess): number =>
  guess === "above" ? CARDS - card : card - 1;

/** Returns what a right guess multiplies the table by, in hundredths, cut off; null where none is right. */
export function factorOf(card: number, guess: Guess): number | null {
  const right = rightCards(card, guess);
  return right === 0 ? null : Math.floor((CARDS * RETURNS) / right);
}

/** Returns the least and the most that a guess returns, in percent. */
export function ladderReturns(): { readonly least: string; readonly most: string } {
  const all = Array.from({ length: CARDS - 1 }, (_, at) => at + 1).map((right) => {
    const factor = Math.floor((CARDS * RETURNS) / right);
    return right * factor;
  });
  const text = (sum: number) => percentOf({ of: BigInt(sum), in: BigInt(CARDS * 100) });
  return { least: text(Math.min(...all)), most: text(Math.max(...all)) };
}

export const openLadder = (stake: number, draw: Draw): Ladder => ({
  card: draw(CARDS) + 1,
  table: stake,
  bets: 1,
});

/** Lays a further bet on the table. */
export const layMore = (ladder: Ladder, stake: number): Ladder => ({
  ...ladder,
  table: ladder.table + stake,
  bets: ladder.bets + 1,
});

/** Turns the next card over. Returns the ladder as it goes on; null where the guess was wrong. */
export function guessNext(
  ladder: Ladder,
  guess: Guess,
  draw: Draw,
): { readonly card: number; readonly ladder: Ladder | null } | null {
  const factor = factorOf(ladder.card, guess);
  if (factor === null) return null;
  const card = draw(CARDS) + 1;
  const isRight = guess === "above" ? card > ladder.card : card < ladder.card;
  const table = Math.floor((ladder.table * factor) / 100);
  return { card, ladder: isRight ? { ...ladder, card, table } : null };
}
