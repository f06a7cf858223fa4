const DAY_MS = 86_400_000;

/**
 * Returns the moment from which a verification holds no more: the months of the licence later, or the
 * end of the last day of the document that was shown, whichever is earlier. Both in UTC.
 */
export function expiryOf(verifiedAt: Date, months: number, lastDay: Date | null): Date {
  const period = monthsAfter(verifiedAt, months);
  if (lastDay === null) return period;
  const over = new Date(lastDay.getTime() + DAY_MS);
  return over < period ? over : period;
}

/** Returns the same day and time months later; the last day of a month that has no such day. */
function monthsAfter(moment: Date, months: number): Date {
  const moved = new Date(moment);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  // A day that the month does not have runs over into the next one.
  if (moved.getUTCDate() !== moment.getUTCDate()) moved.setUTCDate(0);
  return moved;
}
