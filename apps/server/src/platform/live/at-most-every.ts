/**
 * Returns how to wish for a telling: it happens at once, and again when the time is over if there was more
 * meanwhile. `tell` tells what has gathered and returns false when there was nothing.
 */
export function atMostEvery(everyMs: number, tell: () => boolean): () => void {
  let isResting = false;
  const run = (): void => {
    isResting = tell();
    if (isResting) setTimeout(run, everyMs).unref();
  };
  return () => {
    if (!isResting) run();
  };
}
