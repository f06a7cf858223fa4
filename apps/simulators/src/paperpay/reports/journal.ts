import { appendFileSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";
import { type Course, course, keyOf, type LastWords, remember, report } from "./course.ts";

const FILE = "paperpay.jsonl";
const DAY_MS = 86_400_000;
/** Time for which reports are remembered, for a shop that asks. */
const SETTLED_KEPT_MS = 7 * DAY_MS;
/** Time for which a report waits for a shop that does not answer. */
const UNSENT_KEPT_MS = 30 * DAY_MS;
/** A running simulator rewrites its file after so many lines. */
const REWRITE_AFTER = 5_000;

/**
 * One line of the file. A course is one line, so that a torn write loses it whole: its order was not
 * answered then, and the shop asks again.
 */
const line = z.discriminatedUnion("line", [
  z.object({ line: z.literal("taken"), course }),
  /** Progress: all rounds before `next` are sent. */
  z.object({ line: z.literal("told"), course: z.string(), next: z.int(), at: z.int() }),
  /** The last report of a course that is told to its end. */
  z.object({ line: z.literal("last"), key: z.string(), report, at: z.int() }),
]);
type Line = z.infer<typeof line>;

/** A course that is not told to its end, and the round it goes on with. */
interface Unfinished {
  readonly course: Course;
  readonly next: number;
}

interface Kept {
  readonly unfinished: readonly Unfinished[];
  readonly last: LastWords;
}

/** Keeps on file what must outlive the process. Each call is on file when it returns. */
export interface Journal {
  /** The entries of earlier processes. */
  readonly kept: Kept;
  taken(course: Course): void;
  told(course: string, next: number): void;
}

/** Opens the journal of a folder, which is made; without one nothing outlives the process. */
export function openJournal(folder: string | undefined): Journal {
  if (folder === undefined)
    return { kept: { unfinished: [], last: new Map() }, taken: () => {}, told: () => {} };
  mkdirSync(folder, { recursive: true });
  const path = join(folder, FILE);
  let added = 0;
  const add = (one: Line): void => {
    appendFileSync(path, write(one), { mode: 0o600 });
    added += 1;
    if (added < REWRITE_AFTER) return;
    rewrite(path);
    added = 0;
  };
  return {
    kept: rewrite(path),
    taken: (one) => add({ line: "taken", course: one }),
    told: (id, next) => add({ line: "told", course: id, next, at: Date.now() }),
  };
}

const write = (one: Line): string => `${JSON.stringify(one)}\n`;

/** Reads the file and puts in its place one that holds only what is still needed. */
function rewrite(path: string): Kept {
  const kept = stillNeeded(fold(readLines(path)), Date.now());
  const lines: Line[] = [
    ...[...kept.last].map(([key, one]): Line => ({ line: "last", key, ...one })),
    ...kept.unfinished.flatMap(({ course: one, next }): Line[] => [
      { line: "taken", course: one },
      ...(next > 0 ? [{ line: "told" as const, course: one.id, next, at: Date.now() }] : []),
    ]),
  ];
  writeFileSync(`${path}.new`, lines.map(write).join(""), { mode: 0o600, flush: true });
  renameSync(`${path}.new`, path);
  return kept;
}

/** A line that is no line of ours is left out: the process was killed while it wrote. */
function readLines(path: string): readonly Line[] {
  return textOf(path)
    .split("\n")
    .flatMap((text) => {
      const parsed = line.safeParse(parse(text));
      return parsed.success ? [parsed.data] : [];
    });
}

function textOf(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return "";
    throw error;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function fold(lines: readonly Line[]): Kept {
  const unfinished = new Map<string, Unfinished>();
  const last: LastWords = new Map();
  for (const one of lines) {
    if (one.line === "last") remember(last, one.key, one.report, one.at);
    else if (one.line === "taken") unfinished.set(one.course.id, { course: one.course, next: 0 });
    else {
      const known = unfinished.get(one.course);
      if (!known) continue;
      for (const { reports } of known.course.rounds.slice(known.next, one.next))
        for (const told of reports) remember(last, keyOf(known.course.about), told, one.at);
      if (one.next < known.course.rounds.length)
        unfinished.set(one.course, { ...known, next: one.next });
      else unfinished.delete(one.course);
    }
  }
  return { unfinished: [...unfinished.values()], last };
}

function stillNeeded({ unfinished, last }: Kept, now: number): Kept {
  const lastDue = ({ rounds }: Course): number => rounds.at(-1)?.due ?? 0;
  return {
    unfinished: unfinished.filter((one) => now - lastDue(one.course) < UNSENT_KEPT_MS),
    last: new Map([...last].filter(([, { at }]) => now - at < SETTLED_KEPT_MS)),
  };
}
