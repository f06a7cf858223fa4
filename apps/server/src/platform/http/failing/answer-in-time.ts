import { Refused } from "../refused.ts";

/**
 * Settles with the work, or is refused with service_unavailable when it takes longer than this: with
 * many requests behind a slow database each waits for those before it. The work goes on; what changes
 * something has an id, and asking again under it tells what became of it.
 */
export function answerInTime<T>(
  work: Promise<T>,
  withinMs: number,
  /** Hears what the work failed with after nobody waited for it any more. */
  late: (error: unknown) => void,
): Promise<T> {
  return new Promise((resolve, reject) => {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      reject(new Refused("service_unavailable"));
    }, withinMs);
    work.then(
      (value) => {
        clearTimeout(timer);
        resolve(value);
      },
      (error: unknown) => {
        clearTimeout(timer);
        if (isLate) late(error);
        else reject(error);
      },
    );
  });
}
