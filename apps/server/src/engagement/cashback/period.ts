import type { CashbackPeriod } from "@houselight/contracts";

/** A span of time; the end is no part of it. */
export interface Period {
  readonly beginsAt: Date;
  readonly endsAt: Date;
}

const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;

/**
 * Returns the day, or the week from Monday on, in which a moment lies in a time zone. A day in which clocks
 * change has 23 or 25 hours.
 */
export function periodOf(period: CashbackPeriod, timeZone: string, at: Date): Period {
  const day = dayIn(timeZone, at);
  const days = period === "day" ? 1 : WEEK_DAYS;
  const first = period === "day" ? day : day - ((weekdayOf(day) + 6) % WEEK_DAYS) * DAY_MS;
  return {
    beginsAt: midnightOf(timeZone, first),
    endsAt: midnightOf(timeZone, first + days * DAY_MS),
  };
}

/** Returns a day of the calendar, as the UTC midnight of its date. */
function dayIn(timeZone: string, at: Date): number {
  const local = at.getTime() + offsetOf(timeZone, at);
  return local - (((local % DAY_MS) + DAY_MS) % DAY_MS);
}

const weekdayOf = (day: number): number => new Date(day).getUTCDay();

/** Returns the first moment of a day of the calendar in a time zone. */
function midnightOf(timeZone: string, day: number): Date {
  const near = new Date(day - offsetOf(timeZone, new Date(day)));
  const at = new Date(day - offsetOf(timeZone, near));
  // Where clocks leap over midnight, the day begins an hour later.
  return dayIn(timeZone, at) < day ? near : at;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns how far the clocks of a time zone are ahead of UTC at a moment, in milliseconds. */
function offsetOf(timeZone: string, at: Date): number {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  ) as Record<string, number>;
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  const local = Date.UTC(year, month - 1, day, hour, minute, second);
  return local - Math.floor(at.getTime() / 1_000) * 1_000;
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  formats.set(timeZone, made);
  return made;
}
