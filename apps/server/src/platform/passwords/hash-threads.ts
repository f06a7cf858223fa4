import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { HashWork } from "./argon2.ts";

/** Hashes at once: one processor is left to play. */
export const THREADS = Math.max(1, availableParallelism() - 1);

interface Answer {
  readonly id: number;
  readonly result?: string | boolean;
  readonly error?: string;
}

interface Thread {
  readonly worker: Worker;
  readonly waiting: Map<
    number,
    { resolve(result: string | boolean): void; reject(error: Error): void }
  >;
}

const threads: Thread[] = [];
let lastId = 0;

/**
 * Hashes on threads of its own, one for each processor but one, which all houses of this process
 * share: the pool of libuv, which files and names wait for, stays free. A thread takes the next work
 * as soon as it is done, whatever keeps the main thread busy.
 */
export function hashOnThread(work: HashWork): Promise<string | boolean> {
  const thread = threads.length < THREADS ? startThread() : leastBusy();
  return new Promise((resolve, reject) => {
    const id = ++lastId;
    thread.waiting.set(id, { resolve, reject });
    // Somebody waits for it: the process stays until it is done, and not for an idle thread.
    thread.worker.ref();
    thread.worker.postMessage({ id, work });
  });
}

const leastBusy = (): Thread =>
  threads.reduce((least, one) => (one.waiting.size < least.waiting.size ? one : least));

function startThread(): Thread {
  const worker = new Worker(new URL("./hash-thread.ts", import.meta.url));
  const thread: Thread = { worker, waiting: new Map() };
  worker.on("message", ({ id, result, error }: Answer) => {
    const waiting = thread.waiting.get(id);
    thread.waiting.delete(id);
    if (thread.waiting.size === 0) worker.unref();
    if (result === undefined) waiting?.reject(new Error(`a hash failed: ${error}`));
    else waiting?.resolve(result);
  });
  worker.on("error", (error) => {
    // The next work starts another.
    threads.splice(threads.indexOf(thread), 1);
    for (const { reject } of thread.waiting.values()) reject(error as Error);
  });
  threads.push(thread);
  return thread;
}
