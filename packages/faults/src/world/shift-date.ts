const TrueDate = Date;

/**
 * Sets what `Date` tells in this process so many milliseconds from the truth, for libraries too; 0 for the truth
 * again. Timers and the steady clock are as they were.
 */
export function shiftDate(byMs: number): void {
  globalThis.Date =
    byMs === 0
      ? TrueDate
      : new Proxy(TrueDate, {
          apply: () => new TrueDate(TrueDate.now() + byMs).toString(),
          construct: (target, given, asked) =>
            Reflect.construct(target, given.length === 0 ? [target.now() + byMs] : given, asked),
          get: (target, key, receiver) =>
            key === "now" ? () => target.now() + byMs : Reflect.get(target, key, receiver),
        });
}

/** Returns the milliseconds by which `Date` has to be shifted for this moment to be now. */
export const shiftTo = (moment: Date): number => moment.getTime() - TrueDate.now();
