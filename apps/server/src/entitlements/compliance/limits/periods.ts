import { monthsAfter } from "#platform/clock";
import type { LimitPeriod } from "@houselight/contracts";

const DAY_MS = 86_400_000;

/** As late as every part of the house can write. */
export const FOREVER = new Date("9999-12-31T00:00:00Z");

/** A span in which a limit counts: from its first moment to before its last. */
export interface Window {
  readonly startsAt: Date;
  /** Null for one that never ends. */
  readonly endsAt: Date | null;
}

/**
 * Returns the window of a limit in which `at` lies. Day, week (from Monday) and month are those of
 * the calendar in UTC; other lengths follow one another from the limit's creation.
 */
export function windowOf(period: LimitPeriod, createdAt: Date, at: Date): Window {
  if (period === "forever") return { startsAt: createdAt, endsAt: null };
  if (period !== "day" && period !== "week" && period !== "month")
    return windowSince(period, createdAt, at);
  const known = calendar.get(period);
  if (known?.endsAt && at >= known.startsAt && at < known.endsAt) return known;
  const window = calendarWindow(period, at);
  calendar.set(period, window);
  return window;
}

type CalendarPeriod = "day" | "week" | "month";

/** The windows of the calendar asked for last: every stake asks for today's. */
const calendar = new Map<CalendarPeriod, Window>();

function calendarWindow(period: CalendarPeriod, at: Date): Window {
  const [year, month, day] = [at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()];
  switch (period) {
    case "day":
      return between(Date.UTC(year, month, day), Date.UTC(year, month, day + 1));
    case "week": {
      const monday = day - ((at.getUTCDay() + 6) % 7);
      return between(Date.UTC(year, month, monday), Date.UTC(year, month, monday + 7));
    }
    case "month":
      return between(Date.UTC(year, month), Date.UTC(year, month + 1));
  }
}

function windowSince(period: RunningPeriod, createdAt: Date, at: Date): Window {
  const elapsedMs = Math.max(0, at.getTime() - createdAt.getTime());
  // By the longest that a window can be: the count begins at or before the right one.
  let count = Math.max(0, Math.floor(elapsedMs / longestMs(period)) - 1);
  while (stepsAfter(period, createdAt, count + 1) <= at) count++;
  return {
    startsAt: stepsAfter(period, createdAt, count),
    endsAt: stepsAfter(period, createdAt, count + 1),
  };
}

type RunningPeriod = Exclude<LimitPeriod, "day" | "week" | "month" | "forever">;

const MONTHS: Partial<Record<LimitPeriod, number>> = {
  month: 1,
  month_3: 3,
  month_6: 6,
  month_9: 9,
  month_12: 12,
};
const DAYS: Partial<Record<LimitPeriod, number>> = { day: 1, day_3: 3, week: 7 };

const longestMs = (period: RunningPeriod): number =>
  ((MONTHS[period] ?? 0) * 31 + (DAYS[period] ?? 0)) * DAY_MS;

const stepsAfter = (period: LimitPeriod, from: Date, steps: number): Date => {
  const months = MONTHS[period];
  if (months !== undefined) return monthsAfter(from, months * steps);
  return new Date(from.getTime() + (DAYS[period] ?? 0) * DAY_MS * steps);
};

/** Returns the end of a pause of this length that begins now. */
export const endOfPause = (period: LimitPeriod, from: Date): Date =>
  period === "forever" ? FOREVER : stepsAfter(period, from, 1);

const between = (startsAt: number, endsAt: number): Window => ({
  startsAt: new Date(startsAt),
  endsAt: new Date(endsAt),
});
