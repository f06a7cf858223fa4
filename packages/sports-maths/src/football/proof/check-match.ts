import { playMatch } from "../play-match.ts";
import type { FootballMatch, Incident } from "../play-match.ts";
import { HALF_MINUTES } from "../state.ts";
import type { Goals, Strengths } from "../state.ts";

/** A match that was played from a seed, as it was sealed before the start and told after the end. */
export interface SealedMatch {
  readonly seed: string;
  readonly strengths: Strengths;
  /** SHA-256 of `sealedText`, in hexadecimal. */
  readonly sealedHash: string;
}

/** The end of a match, as it was told. */
export interface ToldMatch {
  readonly score: Goals | null;
  readonly halfTime: Goals | null;
  /** It was broken off: what was told is how it stood then. */
  readonly isAbandoned: boolean;
}

/** A match that was played again, and what of it agrees with what was told. */
export interface CheckedMatch {
  /** The seal is that of seed and strengths. */
  readonly seal: boolean;
  /** The score is the one at the end; of an abandoned match, at some moment. */
  readonly score: boolean;
  /** The score at half time is the one told; null where the match was broken off before it. */
  readonly halfTime: boolean | null;
  /** Scores as they are played again. */
  readonly played: { readonly score: Goals; readonly halfTime: Goals };
  /** Goals in their order; of an abandoned match those until it stood as was told. */
  readonly goals: readonly Incident[];
}

/** Returns the text whose SHA-256 seals a match before its start. */
export const sealedText = (seed: string, { home, away }: Strengths): string =>
  `${seed}:${home}:${away}`;

/**
 * Returns the message that is signed with the seed, by HMAC-SHA256, for one block of a match's draws.
 * @param block 0 for the first 32 bytes, then 1, 2, …
 */
export const matchBlock = (urn: string, block: number): string => `${urn}:${block}`;

/**
 * Plays a match again and compares it with what was told. `draw` answers from the blocks of `matchBlock`;
 * `sha256` answers in hexadecimal. @throws RangeError for strengths outside 0 to 10 goals.
 */
export function checkMatch(
  { seed, strengths, sealedHash }: SealedMatch,
  { score, halfTime, isAbandoned }: ToldMatch,
  { draw, sha256 }: { readonly draw: (n: number) => number; sha256(text: string): string },
): CheckedMatch {
  const { goals } = playMatch(draw, strengths);
  const played = { score: countOf(goals), halfTime: countOf(goals.filter(isBeforeBreak)) };
  const stood = isAbandoned ? untilScore(goals, score ?? { home: 0, away: 0 }) : goals;
  return {
    seal: sha256(sealedText(seed, strengths)) === sealedHash,
    score: isAbandoned ? stood !== null : isSame(played.score, score),
    halfTime: isAbandoned && halfTime === null ? null : isSame(played.halfTime, halfTime),
    played,
    goals: stood ?? goals,
  };
}

const isBeforeBreak = ({ minute }: Incident): boolean => minute <= HALF_MINUTES;

/** Returns the goals until a match stood so; null where it never did. */
function untilScore(goals: FootballMatch["goals"], score: Goals): readonly Incident[] | null {
  const until = goals.slice(0, score.home + score.away);
  return isSame(countOf(until), score) ? until : null;
}

const isSame = (one: Goals, other: Goals | null): boolean =>
  one.home === other?.home && one.away === other.away;

function countOf(goals: readonly Incident[]): Goals {
  const count = { home: 0, away: 0 };
  for (const { side } of goals) count[side] += 1;
  return count;
}
