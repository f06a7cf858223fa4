import type { Goals } from "@houselight/sports-maths/football";
import * as z from "zod/mini";
import { shownName } from "./names.ts";

/** Most matches of a file. */
const MATCHES_MAX = 2_000;
/** Matches begin then where the file has no time. */
const USUAL_TIME = "15:00";

const name = z.pipe(
  z.pipe(z.string().check(z.maxLength(500)), z.transform(shownName)),
  z.string().check(z.minLength(1)),
);
/** A time of day, with or without the hours that it is ahead of UTC: `20:00`, `13:00 UTC-6`. */
const TIME = /^(\d{1,2}):(\d{2})(?:\s?(?:UTC|Z)([+-]\d{1,2})?(?::(\d{2}))?)?$/;
const goals = z.tuple([
  z.int().check(z.minimum(0), z.maximum(99)),
  z.int().check(z.minimum(0), z.maximum(99)),
]);

/** Form of a file of football.json. What else it holds is not read. */
const season = z.object({
  name,
  matches: z
    .array(
      z
        .object({
          round: z.nullish(z.string().check(z.maxLength(100))),
          date: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
          time: z.nullish(z.string().check(z.regex(TIME))),
          team1: name,
          team2: name,
          status: z.nullish(z.string().check(z.maxLength(40))),
          score: z.nullish(z.object({ ht: z.nullish(goals), ft: z.nullish(goals) })),
        })
        .check(
          z.refine(({ date, time }) => startOf(date, time) !== null, {
            error: "no such day or time",
          }),
        ),
    )
    .check(z.maxLength(MATCHES_MAX)),
});

/**
 * The standing of a match, as its file says it. Of one that is `unclear` nobody played what stands there (a
 * result by decision of a court): it takes no bets, and its score decides none.
 */
type Scheduled = "set" | "postponed" | "cancelled" | "abandoned" | "unclear";

/** Words of the files for what is not played as it was set. */
const STATUSES: Readonly<Record<string, Scheduled>> = {
  postponed: "postponed",
  cancelled: "cancelled",
  canceled: "cancelled",
  annulled: "cancelled",
  abandoned: "abandoned",
};

/** A score after 90 minutes. */
export interface Score {
  readonly final: Goals;
  /** Null where the file does not tell. */
  readonly halfTime: Goals | null;
}

/** A match of a file. */
export interface FileMatch {
  /** The round, or the date where there is none. */
  readonly occasion: string;
  readonly home: string;
  readonly away: string;
  /** Milliseconds since 1970. */
  readonly startsAt: number;
  readonly scheduled: Scheduled;
  readonly score: Score | null;
}

/** A file that was understood. */
export interface SeasonFile {
  readonly name: string;
  readonly matches: readonly FileMatch[];
}

/**
 * Reads the text of a file. Matches of a side against itself are left out: they stand for sides that are not
 * known yet.
 * @throws Error that says in a line what breaks the form
 */
export function readSeason(text: string): SeasonFile {
  const read = season.safeParse(parsed(text));
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new Error(`${issue?.path.join(".") || "file"}: ${issue?.message ?? "is not understood"}`);
  }
  const matches = read.data.matches
    .filter(({ team1, team2 }) => team1 !== team2)
    .map(
      ({ round, date, time, team1, team2, status, score }): FileMatch => ({
        occasion: round?.trim() || date,
        home: team1,
        away: team2,
        startsAt: startOf(date, time) as number,
        scheduled: status ? (STATUSES[status.toLowerCase()] ?? "unclear") : "set",
        score: scoreOf(score ?? {}),
      }),
    );
  return { name: read.data.name, matches };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error("file: is no JSON");
  }
}

/** Returns the start of a match, milliseconds since 1970; null for a day or a time that does not exist. */
function startOf(date: string, time: string | null | undefined): number | null {
  const [, hours = "", minutes = "", zone = "0", zoneMinutes = "0"] =
    TIME.exec(time ?? USUAL_TIME) ?? [];
  const day = Date.parse(`${date}T00:00:00Z`);
  const isDay = !Number.isNaN(day) && new Date(day).toISOString().startsWith(date);
  if (!isDay || Number(hours) > 23 || Number(minutes) > 59) return null;
  const ahead = Number(zone) * 60 + Math.sign(Number(zone)) * Number(zoneMinutes);
  const at = day + (Number(hours) * 60 + Number(minutes) - ahead) * 60_000;
  return at >= 0 ? at : null;
}

type Pair = readonly [home: number, away: number];

/**
 * Returns a score; null where there is none, or it contradicts itself. Of a match without a goal the files
 * leave half time out: there was none by then either.
 */
function scoreOf({
  ht,
  ft,
}: {
  readonly ht?: Pair | null | undefined;
  readonly ft?: Pair | null | undefined;
}): Score | null {
  if (!ft) return null;
  const half = ht ?? (ft[0] + ft[1] === 0 ? ft : null);
  if (half && (half[0] > ft[0] || half[1] > ft[1])) return null;
  return { final: goalsOf(ft), halfTime: half && goalsOf(half) };
}

const goalsOf = ([home, away]: Pair): Goals => ({ home, away });
