import type { SessionTimesView } from "@houselight/contracts/accounts";

/** Seconds before its end at which a session is told to end. */
const WARN_SECONDS = 120;
/** Activity is reported at most this often. */
const REPORT_EVERY_MS = 60_000;
/** A house that did not answer is asked again after this long. */
const AGAIN_MS = 30_000;
/** A little after the end, so that the house has come to it too. */
const AFTER_END_MS = 1_500;
/** Browsers take longer times for none at all. */
const TIMER_MAX_MS = 2_147_483_647;

/** Returns how soon a session ends and why, once it is time to tell; null before. */
export function secondsToEnd({
  idle_left_seconds: idle,
  left_seconds: age,
}: SessionTimesView): { readonly seconds: number; readonly why: "idle" | "age" } | null {
  const seconds = Math.min(idle, age);
  if (seconds > WARN_SECONDS) return null;
  return { seconds, why: age <= idle ? "age" : "idle" };
}

/** Returns after how many milliseconds the house is to be asked again. */
export function nextLook(times: SessionTimesView | null): number {
  if (!times) return AGAIN_MS;
  const seconds = Math.min(times.idle_left_seconds, times.left_seconds);
  const inTime = seconds > WARN_SECONDS ? (seconds - WARN_SECONDS) * 1000 : seconds * 1000;
  return Math.min(TIMER_MAX_MS, inTime + (seconds > WARN_SECONDS ? 0 : AFTER_END_MS));
}

/** Looks after the end of a session, as long as it is not stopped. */
export interface SessionLook {
  /** Tells the house that somebody is there. */
  stay(): void;
  stop(): void;
}

/**
 * Asks the house when the session ends, tells it by `show`, and asks again when it is time. A house
 * that does not answer is asked again; one that answers 401 has announced it.
 */
export function watchSession(parts: {
  ask(): Promise<SessionTimesView>;
  keep(): Promise<SessionTimesView>;
  show(times: SessionTimesView | null): void;
}): SessionLook {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const look = async (question: () => Promise<SessionTimesView>): Promise<void> => {
    clearTimeout(timer);
    const times = await question().catch(() => null);
    if (stopped) return;
    clearTimeout(timer);
    parts.show(times);
    timer = setTimeout(() => void look(parts.ask), nextLook(times));
  };
  void look(parts.ask);
  return {
    stay: () => void look(parts.keep),
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

/** Returns a function that reports activity, once a minute at most: signing in was reported already. */
export function createActivityReporter(
  report: () => void,
  now: () => number = () => Date.now(),
): () => void {
  let reportedAt = now();
  return () => {
    if (now() - reportedAt < REPORT_EVERY_MS) return;
    reportedAt = now();
    report();
  };
}
