import { Gauge, type Registry } from "prom-client";
import type { Database } from "#platform/database";
import type { Log } from "#platform/log";
import { readDatabaseClock } from "./clock-store.ts";

/** Clocks of a process, in milliseconds. */
export interface OwnClocks {
  /** The machine's, since 1970: it can be wrong, and be set while the process runs. */
  wallMs(): number;
  /** Counts on evenly from some moment, whatever the other one is set to. */
  steadyMs(): number;
}

/** A clock that goes as its database's does. */
export interface FollowingClock {
  now(): Date;
  /** Asks the database and corrects what it proves wrong. Throws where the database does not answer. */
  look(): Promise<void>;
}

/** A look goes by the best of so many questions: the first may wait for a connection. */
const QUESTIONS = 3;
/**
 * Put back by more than this, and by more than was left open when the time was told, the clock goes back; by less
 * it stands until it is right.
 */
const STANDS_AT_MOST_MS = 1_000;
/** So far apart this process's two clocks do not drift between two looks: one was set, or the machine slept. */
const LEAP_MS = 1_000;
/** Warns of a machine whose own clock is off by more. */
const WARNED_FROM_MS = 2_000;

const OWN: OwnClocks = { wallMs: () => Date.now(), steadyMs: () => performance.now() };

/**
 * Returns a clock that follows the database's, looked at once: every process on one database has one time, to
 * within a round trip, however wrong its machine's is. It counts on by the steady clock between two looks.
 */
export async function followDatabase(
  database: Pick<Database, "query">,
  given: { readonly log: Log; readonly registry: Registry; readonly own?: OwnClocks },
): Promise<FollowingClock> {
  const { log, registry, own = OWN } = given;
  const gauge = new Gauge({
    name: "clock_ahead_seconds",
    help: "How far this machine's clock is ahead of the database's, by which the house goes",
    registers: [registry],
  });
  let apartMs = own.wallMs() - own.steadyMs();
  /** Of the house's time to the steady clock. */
  let aheadMs = apartMs;
  /** The shortest way there and back so far: the house's time is no further from the database's. */
  let bestWayMs = Number.POSITIVE_INFINITY;
  let told = { ms: Number.NEGATIVE_INFINITY, wayMs: 0 };
  let looking: Promise<void> | undefined;
  let isWarned = false;

  const ask = async (): Promise<void> => {
    const asked = own.steadyMs();
    const read = await readDatabaseClock(database);
    // It was read at some moment between question and answer: more than that is not known.
    const answered = own.steadyMs();
    aheadMs = within(aheadMs, read - answered, read - asked);
    bestWayMs = Math.min(bestWayMs, answered - asked);
    const backMs = told.ms - answered - aheadMs;
    if (backMs <= Math.max(STANDS_AT_MOST_MS, told.wayMs)) return;
    log.warn({ seconds: backMs / 1000 }, "the time goes back: the database's did");
    told = { ms: Number.NEGATIVE_INFINITY, wayMs: 0 };
  };
  const askOften = async (): Promise<void> => {
    apartMs = own.wallMs() - own.steadyMs();
    for (let question = 0; question < QUESTIONS; question++) await ask();
    const seconds = (own.wallMs() - own.steadyMs() - aheadMs) / 1000;
    gauge.set(seconds);
    const isOff = Math.abs(seconds) * 1000 > WARNED_FROM_MS;
    if (isOff && !isWarned)
      log.warn({ seconds }, "this machine's clock is wrong: the house goes by the database's");
    isWarned = isOff;
  };
  const look = (): Promise<void> =>
    (looking ??= askOften().finally(() => {
      looking = undefined;
    }));

  await look();
  return {
    now() {
      const steady = own.steadyMs();
      // A machine that slept has missed time: it asks now, not at its next turn.
      if (Math.abs(own.wallMs() - steady - apartMs) > LEAP_MS) look().catch(() => {});
      if (steady + aheadMs > told.ms) told = { ms: steady + aheadMs, wayMs: bestWayMs };
      return new Date(told.ms);
    },
    look,
  };
}

/** Returns the value nearest to this one within bounds. */
const within = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), most);
