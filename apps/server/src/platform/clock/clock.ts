/** The time, injected so that rules can be tested at any date. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/**
 * Returns the same day and time that many calendar months later, or before, in UTC; the last day of a
 * month that has no such day.
 */
export function monthsAfter(moment: Date, months: number): Date {
  const moved = new Date(moment);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  // A day that the month does not have runs over into the next one.
  if (moved.getUTCDate() !== moment.getUTCDate()) moved.setUTCDate(0);
  return moved;
}
