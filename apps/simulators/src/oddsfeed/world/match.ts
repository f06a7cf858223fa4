import {
  type FootballFacts,
  type FootballMatch,
  type FootballState,
  playMatch,
  sealedText,
  stateAt,
  type Strengths,
} from "@houselight/sports-maths/football";
import { drawOf, sha256 } from "./draw.ts";

/** A minute of play takes so long, milliseconds. */
export const MINUTE_MS = 4_000;
const BREAK_MS = 20_000;
/** Prices before the start change this often, milliseconds: a slip is filled in less. */
export const REPRICED_MS = 120_000;
/** Results are confirmed so long after the end, milliseconds. */
const CONFIRMED_MS = 5_000;
/** The match is closed so long after that, milliseconds. */
const CLOSED_MS = 1_000;
/** A false first result stands so long, milliseconds: three minutes of play. */
const MISTAKEN_MS = 3 * MINUTE_MS;

const HALF = 45;
const WHOLE = 90;
/** One match in so many has a first result that is false, or is abandoned. */
const MISTAKES = 40;
const ABANDONED = 60;
/** Stops of each match without a goal behind them. */
const FALSE_ALARMS = 2;

interface MatchFacts {
  readonly urn: string;
  readonly competition: { readonly id: string; readonly name: string };
  readonly home: string;
  readonly away: string;
  readonly strengths: Strengths;
  /** Moments are milliseconds since 1970. */
  readonly announcedAt: number;
  readonly kickOff: number;
  readonly seed: string;
}

/** A match of the world, with all that will happen. */
export interface Match extends MatchFacts {
  /** SHA-256 of `sealedText`: strengths are as secret as the seed until the end, for opening prices drift about them. */
  readonly seedHash: string;
  readonly course: FootballMatch;
  readonly breakAt: number;
  readonly secondHalfAt: number;
  /** The end of play, by the whistle or because it is abandoned. */
  readonly endedAt: number;
  readonly confirmedAt: number;
  readonly closedAt: number;
  readonly isAbandoned: boolean;
  /** The first result told is false until then; null for most matches. */
  readonly correctedAt: number | null;
  /** The first result is told then, milliseconds. */
  readonly firstResultAt: number;
  /** Minutes before whose end the market stops though nothing happens. */
  readonly falseAlarms: readonly number[];
  /** Prices before the start are changed from this offset on, milliseconds. */
  readonly repriceOffset: number;
}

/**
 * Makes a match: it is played from its seed, through draws that anybody can repeat who knows it
 * (`playMatch(drawOf(seed, urn), strengths)`).
 * @param whims draws what is no part of play: false alarms, false results, whether it is abandoned
 */
export function createMatch({
  whims,
  ...facts
}: MatchFacts & { readonly whims: (n: number) => number }): Match {
  const course = playMatch(drawOf(facts.seed, facts.urn), facts.strengths);
  const breakAt = facts.kickOff + (HALF + course.firstHalfStoppage) * MINUTE_MS;
  const secondHalfAt = breakAt + BREAK_MS;
  const whistleAt = secondHalfAt + (HALF + course.secondHalfStoppage) * MINUTE_MS;
  const isAbandoned = whims(ABANDONED) === 0;
  const lastMinute = 20 + whims(60);
  const isMistaken = whims(MISTAKES) === 0 && !isAbandoned;
  const falseAlarms = Array.from({ length: FALSE_ALARMS }, () => 1 + whims(WHOLE - 1));
  const repriceOffset = whims(REPRICED_MS);
  const timing = { kickOff: facts.kickOff, secondHalfAt };
  const endedAt = isAbandoned ? minuteAt(timing, lastMinute) : whistleAt;
  const [first] = course.goals;
  const firstResultAt = Math.min(first ? minuteAt(timing, first.minute) : breakAt, breakAt);
  return {
    ...facts,
    seedHash: sha256(sealedText(facts.seed, facts.strengths)),
    course,
    breakAt,
    secondHalfAt,
    endedAt,
    confirmedAt: endedAt + CONFIRMED_MS,
    closedAt: endedAt + CONFIRMED_MS + CLOSED_MS,
    isAbandoned,
    correctedAt: isMistaken ? firstResultAt + MISTAKEN_MS : null,
    firstResultAt,
    falseAlarms,
    repriceOffset,
  };
}

/** Returns when a minute of play is over. */
export function minuteAt(
  { kickOff, secondHalfAt }: Pick<Match, "kickOff" | "secondHalfAt">,
  minute: number,
): number {
  return minute <= HALF ? kickOff + minute * MINUTE_MS : secondHalfAt + (minute - HALF) * MINUTE_MS;
}

/** Returns where a match is at a moment, with its score. */
export function stateOf(match: Match, at: number): FootballState {
  // The minute in which a match is abandoned does not count.
  const now = match.isAbandoned ? Math.min(at, match.endedAt - 1) : at;
  const minutes = (since: number): number => Math.floor((now - since) / MINUTE_MS);
  if (at < match.kickOff) return stateAt(match.course, { period: "before", minute: 0 });
  if (at >= match.endedAt && !match.isAbandoned)
    return stateAt(match.course, { period: "over", minute: WHOLE });
  if (now < match.breakAt)
    return stateAt(match.course, {
      period: "first",
      minute: Math.min(minutes(match.kickOff), HALF),
    });
  if (now < match.secondHalfAt) return stateAt(match.course, { period: "break", minute: HALF });
  const minute = Math.min(HALF + minutes(match.secondHalfAt), WHOLE);
  return stateAt(match.course, { period: "second", minute });
}

/** Returns what is known of a match at a moment, as it decides markets. */
export function factsOf(match: Match, at: number): FootballFacts {
  const { period, minute, score, halfTime } = stateOf(match, at);
  const goals = match.course.goals.filter((goal) => goal.minute <= minute).map(({ side }) => side);
  return { period, score, halfTime, goals };
}
