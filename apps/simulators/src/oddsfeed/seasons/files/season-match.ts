import type { FileMatch, Score } from "./season-file.ts";

const HOUR_MS = 3_600_000;
/** A match is offered so long before its start, milliseconds. */
export const OFFERED_MS = 14 * 24 * HOUR_MS;
/** Its result is told so long after the start at the earliest: files of past seasons know all of them. */
const PLAYED_MS = 2 * HOUR_MS;

/** A match of a real season. */
export interface SeasonMatch extends Omit<FileMatch, "occasion"> {
  readonly urn: string;
  readonly competition: { readonly id: string; readonly name: string };
  /** Name of its file without the folder: the same for all seasons of a league. */
  readonly league: string;
}

/**
 * The place of a match at a moment. It `waits` from its start until its result is there, for days if need be:
 * nobody tells of the play, and nothing is made up.
 */
export type Phase =
  | "far"
  | "offered"
  | "waits"
  | "over"
  | "postponed"
  | "cancelled"
  | "abandoned"
  /** No file names it any more. */
  | "gone";

/** Returns the place of a match at a moment, milliseconds. */
export function phaseOf(match: SeasonMatch, now: number): Phase {
  const { scheduled, startsAt } = match;
  if (scheduled === "unclear") return "waits";
  if (scheduled !== "set") return scheduled;
  if (now < startsAt) return startsAt - now <= OFFERED_MS ? "offered" : "far";
  return scoreAt(match, now) ? "over" : "waits";
}

/** Returns the score as it is known at a moment; null before that. */
export const scoreAt = ({ scheduled, score, startsAt }: SeasonMatch, now: number): Score | null =>
  scheduled === "set" && now >= startsAt + PLAYED_MS ? score : null;
