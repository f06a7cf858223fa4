/** Ends the process before or after a chosen COMMIT; set by fault tests in FAILPOINT. */
export interface Failpoint {
  beforeCommit(): void;
  afterCommit(): void;
}

const NONE: Failpoint = { beforeCommit: () => {}, afterCommit: () => {} };

/**
 * Reads `before_commit:exit:N` or `after_commit:exit:N`: the process ends without warning at its
 * N-th transaction. Without text nothing ever happens. `exit` is passed in by tests.
 */
export function createFailpoint(text: string | undefined, exit: () => void = die): Failpoint {
  if (text === undefined) return NONE;
  const [where, , count] = text.split(":");
  let left = Number(count);
  const pass = (): void => {
    left--;
    if (left === 0) exit();
  };
  return where === "before_commit"
    ? { ...NONE, beforeCommit: pass }
    : { ...NONE, afterCommit: pass };
}

/** Kills the process with SIGKILL: no handler runs, no buffer is written, no socket is closed. */
function die(): void {
  process.kill(process.pid, "SIGKILL");
}
