import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { freePort } from "@houselight/test-kit/private-postgres";
import { Redis } from "ioredis";

const BINARY = ["/usr/bin/valkey-server", "/usr/bin/redis-server"].find((path) => existsSync(path));

/** True when tests can use Valkey here: by a program to start, or by TEST_VALKEY_URL. */
export const hasValkey = BINARY !== undefined || process.env.TEST_VALKEY_URL !== undefined;
/** True when a test can start and stop a Valkey of its own. */
export const canStartValkey = BINARY !== undefined;

export interface TestValkey {
  readonly url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** A Valkey in memory on a free port. */
export async function startTestValkey(): Promise<TestValkey> {
  if (BINARY === undefined)
    return { url: process.env.TEST_VALKEY_URL ?? "", start: async () => {}, stop: async () => {} };
  const program = BINARY;
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  let child: ChildProcess | null = null;
  const start = async (): Promise<void> => {
    const started = spawn(program, [
      "--port",
      String(port),
      "--bind",
      "127.0.0.1",
      "--save",
      "",
      "--dir",
      tmpdir(),
    ]);
    child = started;
    await new Promise<void>((resolve, reject) => {
      started.once("error", reject);
      started.stdout.on(
        "data",
        (text) => String(text).includes("eady to accept connections") && resolve(),
      );
    });
  };
  const stop = async (): Promise<void> => {
    const running = child;
    child = null;
    if (!running) return;
    const ended = new Promise((resolve) => running.once("exit", resolve));
    running.kill("SIGKILL");
    await ended;
  };
  await start();
  return { url, start, stop };
}

/** A pair of connections as the house opens them, but quicker to come back. */
export function connectValkey(url: string): { publisher: Redis; subscriber: Redis } {
  const open = (): Redis => {
    const redis = new Redis(url, {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 1,
      retryStrategy: () => 50,
    });
    // Every failed try to connect is an event; the tests cause them on purpose.
    redis.on("error", () => {});
    return redis;
  };
  return { publisher: open(), subscriber: open() };
}
