/**
 * Collects concurrent commands and runs them together: zero wait when idle, as many as have
 * gathered when busy. Commands with one key keep their order and never run in two batches at once.
 */
export interface Batcher<Command, Result> {
  submit(command: Command): Promise<Result>;
  /** Resolves when nothing is waiting or running. */
  idle(): Promise<void>;
}

export interface BatcherOptions<Command, Result> {
  /** One result per command, in order. Throwing fails the whole batch. */
  run(commands: readonly Command[]): Promise<readonly Result[]>;
  /** What must stay in order: for wagers, the player. */
  key(command: Command): bigint | string;
  maxBatch: number;
  /** Batches in flight at once; one on an embedded database, which has one session. */
  maxConcurrent: number;
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
  let waiting: Waiting<Command, Result>[] = [];
  const busyKeys = new Set<bigint | string>();
  let running = 0;
  let scheduled = false;
  let whenIdle: (() => void)[] = [];

  const schedule = () => {
    if (scheduled) return;
    scheduled = true;
    setImmediate(start);
  };

  /** Takes what may run now; a key in flight, or one held back before, waits for its turn. */
  const take = (): Waiting<Command, Result>[] => {
    const taken: Waiting<Command, Result>[] = [];
    const left: Waiting<Command, Result>[] = [];
    const heldBack = new Set<bigint | string>();
    for (const item of waiting) {
      if (taken.length < options.maxBatch && !busyKeys.has(item.key) && !heldBack.has(item.key))
        taken.push(item);
      else {
        heldBack.add(item.key);
        left.push(item);
      }
    }
    waiting = left;
    return taken;
  };

  const start = () => {
    scheduled = false;
    while (running < options.maxConcurrent && waiting.length > 0) {
      const batch = take();
      if (batch.length === 0) return;
      void runBatch(batch);
    }
  };

  const runBatch = async (batch: Waiting<Command, Result>[]) => {
    running++;
    for (const item of batch) busyKeys.add(item.key);
    options.onBatch?.(batch.length);
    try {
      const results = await options.run(batch.map((item) => item.command));
      if (results.length !== batch.length) throw new Error("a batch must answer every command");
      batch.forEach((item, index) => item.resolve(results[index] as Result));
    } catch (error) {
      for (const item of batch) item.reject(error);
    } finally {
      running--;
      for (const item of batch) busyKeys.delete(item.key);
      if (waiting.length > 0) schedule();
      else if (running === 0) {
        for (const done of whenIdle) done();
        whenIdle = [];
      }
    }
  };

  return {
    submit(command) {
      if (waiting.length >= options.maxWaiting) return Promise.reject(options.overloaded());
      return new Promise((resolve, reject) => {
        waiting.push({ command, key: options.key(command), resolve, reject });
        schedule();
      });
    },
    idle() {
      if (waiting.length === 0 && running === 0) return Promise.resolve();
      return new Promise((resolve) => whenIdle.push(resolve));
    },
  };
}
