/**
 * Collects concurrent commands and runs them together: zero wait when idle, as many as have
 * gathered when busy. Beside a running batch another begins when it is worth its statements, or when
 * its commands have waited long enough: one that is slow does not hold up the rest.
 * Commands with one key keep their order and never run in two batches at once.
 */
export interface Batcher<Command, Result> {
  submit(command: Command): Promise<Result>;
  /** Resolves when nothing is waiting or running. */
  idle(): Promise<void>;
}

export interface BatcherOptions<Command, Result> {
  /** Runs a batch and returns one result per command, in order. What throws has done nothing. */
  run(commands: readonly Command[]): Promise<readonly Result[]>;
  /** Tells an error that one command may have caused: each is then run alone. Any other, and any without it, fails the whole batch. */
  isFault?(error: unknown): boolean;
  /** Returns the key within which order is kept: for wagers, the player. */
  key(command: Command): bigint | string;
  maxBatch: number;
  /** Batches in flight at once; one on an embedded database, which has one session. */
  maxConcurrent: number;
  /** Another batch begins beside a running one with this many commands, or after this wait. At once unless said. */
  beside?: { readonly commands: number; readonly afterMs: number };
  /** Commands waiting at most; the next is refused by `overloaded`. */
  maxWaiting: number;
  overloaded(): Error;
  onBatch?(size: number): void;
}

interface Waiting<Command, Result> {
  readonly command: Command;
  readonly key: bigint | string;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

export function createBatcher<Command, Result>(
  options: BatcherOptions<Command, Result>,
): Batcher<Command, Result> {
  const queue = createQueue<Command, Result>(options.maxBatch);
  let running = 0;
  let scheduled = false;
  let gathering: NodeJS.Timeout | undefined;
  let hasGathered = false;
  let whenIdle: (() => void)[] = [];

  const schedule = () => {
    if (scheduled) return;
    scheduled = true;
    setImmediate(start);
  };

  /** Returns false while a batch beside a running one would be too small: it is looked at again soon. */
  const isWorthwhile = (): boolean => {
    const { commands, afterMs } = options.beside ?? { commands: 1, afterMs: 0 };
    if (running > 0 && queue.size() < commands && !hasGathered) {
      gathering ??= setTimeout(() => {
        gathering = undefined;
        hasGathered = true;
        start();
      }, afterMs);
      return false;
    }
    clearTimeout(gathering);
    gathering = undefined;
    hasGathered = false;
    return true;
  };

  const start = () => {
    scheduled = false;
    while (running < options.maxConcurrent && queue.size() > 0) {
      if (!isWorthwhile()) return;
      const batch = queue.take();
      if (batch.length === 0) return;
      running++;
      options.onBatch?.(batch.length);
      void answer(options, batch).finally(() => finish(batch));
    }
  };

  const finish = (batch: readonly Waiting<Command, Result>[]) => {
    running--;
    queue.release(batch);
    if (queue.size() > 0) schedule();
    else if (running === 0) {
      for (const done of whenIdle) done();
      whenIdle = [];
    }
  };

  return {
    submit(command) {
      if (queue.size() >= options.maxWaiting) return Promise.reject(options.overloaded());
      return new Promise((resolve, reject) => {
        queue.add({ command, key: options.key(command), resolve, reject });
        schedule();
      });
    },
    idle() {
      if (queue.size() === 0 && running === 0) return Promise.resolve();
      return new Promise((resolve) => whenIdle.push(resolve));
    },
  };
}

/**
 * Runs a batch and gives every command its own result. Where it fails by the fault of one, each is run alone, so that
 * a neighbour costs it time and nothing else; otherwise all have the same error.
 */
async function answer<Command, Result>(
  options: BatcherOptions<Command, Result>,
  batch: readonly Waiting<Command, Result>[],
): Promise<void> {
  let left = [...batch];
  try {
    await answerTogether(options, batch);
  } catch (error) {
    let last = error;
    while (batch.length > 1 && left.length > 0 && options.isFault?.(last)) {
      const [item, ...others] = left as [Waiting<Command, Result>, ...typeof left];
      left = others;
      try {
        await answerTogether(options, [item]);
      } catch (reason) {
        item.reject(reason);
        last = reason;
      }
    }
    for (const item of left) item.reject(last);
  }
}

async function answerTogether<Command, Result>(
  { run }: BatcherOptions<Command, Result>,
  batch: readonly Waiting<Command, Result>[],
): Promise<void> {
  const results = await run(batch.map((item) => item.command));
  if (results.length !== batch.length) throw new Error("a batch must answer every command");
  batch.forEach((item, index) => item.resolve(results[index] as Result));
}

/** Queues commands; one whose key is in flight, or held back before it, waits. */
function createQueue<Command, Result>(maxBatch: number) {
  let waiting: Waiting<Command, Result>[] = [];
  const busyKeys = new Set<bigint | string>();
  return {
    size: () => waiting.length,
    add: (item: Waiting<Command, Result>) => {
      waiting.push(item);
    },
    take(): Waiting<Command, Result>[] {
      const taken: Waiting<Command, Result>[] = [];
      const left: Waiting<Command, Result>[] = [];
      const heldBack = new Set<bigint | string>();
      for (const item of waiting) {
        if (taken.length < maxBatch && !busyKeys.has(item.key) && !heldBack.has(item.key))
          taken.push(item);
        else {
          heldBack.add(item.key);
          left.push(item);
        }
      }
      waiting = left;
      for (const item of taken) busyKeys.add(item.key);
      return taken;
    },
    release(batch: readonly Waiting<Command, Result>[]) {
      for (const item of batch) busyKeys.delete(item.key);
    },
  };
}
