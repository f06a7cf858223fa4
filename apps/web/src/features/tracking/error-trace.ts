/** Reports of one page at most: an error that repeats itself says nothing new. */
export const REPORTS_MAX = 10;

/** Tells whether the errors of a visit are traced; `drawn` is a number from 0 up to 1 (TRACK-07). */
export const isTraced = (drawn: number, rate: number): boolean => drawn < rate;

/** Makes a reporter of uncaught errors: each text once, and no more than `REPORTS_MAX`. */
export function createReporter(report: (error: unknown) => void): (error: unknown) => void {
  const told = new Set<string>();
  return (error) => {
    const text = String(error);
    if (told.has(text) || told.size >= REPORTS_MAX) return;
    told.add(text);
    report(error);
  };
}
