import type { Log } from "#platform/log";

/** Short work that looks again and again for what is due, in every process that runs jobs. */
export interface Loop {
  readonly name: string;
  readonly everyMs: number;
  /** Runs in processes too that only answer requests. */
  readonly inEveryProcess?: true;
  /** Looks once. It must stand another process looking at the same moment. */
  run(): Promise<void>;
}

/** Starts a loop: the next look begins `everyMs` after the last one has ended. Returns how to stop it. */
export function startLoop(loop: Loop, log: Log): () => Promise<void> {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();
  const look = async () => {
    try {
      await loop.run();
    } catch (error) {
      log.warn({ loop: loop.name, err: error }, "a loop failed and looks again");
    }
  };
  const schedule = () => {
    timer = setTimeout(() => {
      looking = look().then(() => {
        if (!stopped) schedule();
      });
    }, loop.everyMs);
    timer.unref();
  };
  schedule();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await looking;
  };
}
