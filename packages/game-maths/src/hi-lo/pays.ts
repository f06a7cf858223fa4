import { RANKS } from "../cards/deck.ts";
import type { Card } from "../cards/deck.ts";
import { fraction, multiplyFractions } from "../proof/fraction.ts";
import type { Fraction } from "../proof/fraction.ts";

/** A round never pays more than this, in stakes: a guess that would is not offered. */
export const MOST_STAKES = 10_000;
/** Cards that a round shows at most, the first and those of skips included. */
export const MOST_CARDS = 52;
/** The part of the fair multiple that is paid. It is taken once, however many guesses follow. */
const RETURN = fraction(99n, 100n);

export const GUESSES = ["higher", "lower"] as const;
export type Guess = (typeof GUESSES)[number];

/** A step that turns a card. */
export type Turned = Guess | "skip";

/**
 * The form that a guess takes on a card: the same rank counts as right, does not, or is all that does.
 * Neither guess is ever certain: above an ace the same rank does not count, nor below a king.
 */
export type GuessForm = "or_same" | "only" | "same";

/** Returns the form that a guess takes on a card of this rank. */
export function formOf(rank: number, guess: Guess): GuessForm {
  const isAway = guess === "higher" ? rank === 1 : rank === RANKS;
  if (isAway) return "only";
  const isEdge = guess === "higher" ? rank === RANKS : rank === 1;
  return isEdge ? "same" : "or_same";
}

/** Tells whether the next card makes a guess right. Aces are low; suits do not count. */
export function isRight(shown: number, guess: Guess, next: number): boolean {
  if (next === shown) return formOf(shown, guess) !== "only";
  return guess === "higher" ? next > shown : next < shown;
}

/** Counts the ranks that make a guess right: each is as likely as any other. */
const rightRanks = (shown: number, guess: Guess): number =>
  Array.from({ length: RANKS }, (_, index) => index + 1).filter((next) =>
    isRight(shown, guess, next),
  ).length;

/** Returns the chance that a guess is right. */
export const chanceOf = (shown: number, guess: Guess): Fraction =>
  fraction(BigInt(rightRanks(shown, guess)), BigInt(RANKS));

/** Returns what a right guess multiplies by: the inverse of its chance. */
export function factorOf(shown: number, guess: Guess): Fraction {
  const { numerator, denominator } = chanceOf(shown, guess);
  return fraction(denominator, numerator);
}

/** A round that is still open, as what it pays next depends on it. */
export interface Standing {
  /** Rank of the card shown last. */
  readonly rank: number;
  /** Tells what cashing out pays, in stakes, once a guess was right. */
  readonly multiple: Fraction;
  readonly guesses: number;
  /** Cards shown. */
  readonly cards: number;
}

/** Returns how a round stands when its first card is shown. */
export const firstStanding = ({ rank }: Card): Standing => ({
  rank,
  multiple: RETURN,
  guesses: 0,
  cards: 1,
});

/** Returns how a round stands after a right guess, or a skip, and the card that it turned. */
export function nextStanding(standing: Standing, turned: Turned, { rank }: Card): Standing {
  const next = { ...standing, rank, cards: standing.cards + 1 };
  if (turned === "skip") return next;
  return { ...next, multiple: multipleAfter(standing, turned), guesses: standing.guesses + 1 };
}

/** Returns what cashing out pays after a right guess, in stakes. */
export const multipleAfter = ({ rank, multiple }: Standing, guess: Guess): Fraction =>
  multiplyFractions(multiple, factorOf(rank, guess));

/** Tells whether a round offers to turn a card so: within the most cards and the highest payout. */
export function isOffered(standing: Standing, turned: Turned): boolean {
  // The last card of a round comes after a guess: so every round that shows it has something to pay.
  if (turned === "skip") return standing.cards < MOST_CARDS - 1;
  return standing.cards < MOST_CARDS && isBelowMost(multipleAfter(standing, turned));
}

/** Tells whether nothing is left to choose: the last card, or no guess on any card within the limit. */
export function isComplete(standing: Standing): boolean {
  if (standing.cards === MOST_CARDS) return true;
  return !isBelowMost(multipleAfter({ ...standing, rank: 1 }, "higher"));
}

const isBelowMost = ({ numerator, denominator }: Fraction): boolean =>
  numerator <= BigInt(MOST_STAKES) * denominator;
