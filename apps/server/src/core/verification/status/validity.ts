import { monthsAfter } from "#platform/clock";

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
