/** The time, injected so that rules can be tested at any date. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** Seconds of a monotonic counter, for measuring how long something took; never a rule. */
export const stopwatch = (): (() => number) => {
  const start = process.hrtime.bigint();
  return () => Number(process.hrtime.bigint() - start) / 1e9;
};
