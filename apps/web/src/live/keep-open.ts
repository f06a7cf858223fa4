/** A socket that could not be opened is tried again after this long, then after twice as long each time. */
const AGAIN_MS = 5_000;
const AGAIN_MOST_MS = 60_000;

/**
 * Opens something, and tries again as long as that fails: a house that is just then not there must not leave a
 * page without news for good. `open` hears whether it is late. Returns how to end it.
 */
export function keepOpen(open: (isLate: boolean) => Promise<() => void>): () => void {
  let isOver = false;
  let close = () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  const attempt = async (isLate: boolean, againMs: number): Promise<void> => {
    const opened = await open(isLate).catch(() => null);
    if (isOver) return opened?.();
    if (opened) close = opened;
    else
      timer = setTimeout(() => void attempt(true, Math.min(AGAIN_MOST_MS, 2 * againMs)), againMs);
  };
  void attempt(false, AGAIN_MS);
  return () => {
    isOver = true;
    clearTimeout(timer);
    close();
  };
}
