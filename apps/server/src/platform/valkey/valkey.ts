import { Redis } from "ioredis";
import { StartError } from "#platform/config";
import type { Log } from "#platform/log";

/** Two connections: one that listens cannot ask. */
export interface Valkey {
  readonly publisher: Redis;
  readonly subscriber: Redis;
  close(): Promise<void>;
}

const COMMAND_TIMEOUT_MS = 500;
const CONNECT_TIMEOUT_MS = 5000;
/** Sign-in and registration are shut while it is away: it is met again soon after a long absence too. */
const RETRY_MS = { first: 50, most: 500 } as const;

/** Connects to Valkey or Redis. Throws StartError when nothing answers there. */
export async function connectValkey(url: string, log: Log): Promise<Valkey> {
  const open = () =>
    new Redis(url, {
      lazyConnect: true,
      connectTimeout: CONNECT_TIMEOUT_MS,
      maxRetriesPerRequest: 1,
      enableOfflineQueue: false,
      // One that is paused keeps its connections and answers nothing.
      commandTimeout: COMMAND_TIMEOUT_MS,
      retryStrategy: (times) => Math.min(times * RETRY_MS.first, RETRY_MS.most),
    });
  const [publisher, subscriber] = [open(), open()];
  let isMet = false;
  for (const connection of [publisher, subscriber]) {
    // One that never answered is told once, by what is thrown.
    connection.on("error", (error) => isMet && log.warn({ err: error }, "valkey"));
  }
  try {
    await Promise.all([publisher.connect(), subscriber.connect()]);
    isMet = true;
  } catch {
    publisher.disconnect();
    subscriber.disconnect();
    throw new StartError(`Nothing answers at ${url.replace(/\/\/[^@/]*@/, "//")} (VALKEY_URL).`);
  }
  return {
    publisher,
    subscriber,
    close: async () => {
      publisher.disconnect();
      subscriber.disconnect();
    },
  };
}
