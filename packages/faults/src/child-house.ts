import { type ChildProcess, spawn } from "node:child_process";
import { createRequire } from "node:module";
import { rest, seconds } from "./fault.ts";

const MAIN = createRequire(import.meta.url).resolve("@houselight/server");
/** A house has come up after this on a machine that does much else too. */
const READY_TIMEOUT_S = 120;
const END_TIMEOUT_MS = 20_000;
const ASK_EVERY_MS = 25;
const ASK_TIMEOUT_MS = 2000;

export type Environment = Readonly<Record<string, string>>;

export interface ChildHouse {
  readonly url: string;
  /** Of the process as it runs now. */
  pid(): number;
  /** Ends the process without warning (SIGKILL) and waits until it is gone. */
  kill(): Promise<void>;
  /** Tells the process to end (SIGTERM). Resolves with its exit code, null when it had to be killed, once it is gone. */
  end(): Promise<number | null>;
  /** Resolves when the process is gone, whoever ended it. */
  gone(): Promise<void>;
  /** Starts it again on the same data. Resolves, when it answers, with the seconds that took. */
  restart(more?: Environment): Promise<number>;
}

/** A house in a process of its own, on a data folder or database of its own. */
export async function startChildHouse(port: number, env: Environment): Promise<ChildHouse> {
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  let ended: Promise<void> = Promise.resolve();

  const start = async (more: Environment = {}): Promise<number> => {
    const begun = seconds();
    let said = "";
    const started = spawn(process.execPath, [MAIN], {
      env: {
        PATH: process.env["PATH"] ?? "",
        NODE_COMPILE_CACHE: ".cache/compile",
        PORT: String(port),
        LOG_LEVEL: "fatal",
        DEMO: "no",
        ...env,
        ...more,
      },
      stdio: ["ignore", "ignore", "pipe"],
    });
    child = started;
    ended = new Promise((done) => started.once("exit", () => done()));
    started.stderr.on("data", (chunk) => {
      said += String(chunk);
    });
    while (!(await isReady(url))) {
      if (started.exitCode !== null)
        throw new Error(`the house ends with ${started.exitCode}: ${said}`);
      // A failpoint may end it before its first answer.
      if (started.signalCode !== null) return seconds() - begun;
      if (seconds() - begun > READY_TIMEOUT_S)
        throw new Error(`the house does not answer: ${said}`);
      await rest(ASK_EVERY_MS);
    }
    return seconds() - begun;
  };

  // A run that is broken off takes its house with it.
  process.once("exit", () => child?.kill("SIGKILL"));
  await start();
  return {
    url,
    pid: () => child?.pid as number,
    restart: start,
    gone: () => ended,
    async end() {
      child?.kill("SIGTERM");
      const tooLate = setTimeout(() => child?.kill("SIGKILL"), END_TIMEOUT_MS);
      await ended;
      clearTimeout(tooLate);
      return child?.exitCode ?? null;
    },
    async kill() {
      child?.kill("SIGKILL");
      await ended;
    },
  };
}

/** Asks a house for its readiness: its database answers. */
export const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`, { signal: AbortSignal.timeout(ASK_TIMEOUT_MS) }).then(
    (response) => response.ok,
    () => false,
  );

/** Seconds until every one of these houses can serve. */
export async function untilReady(urls: readonly string[]): Promise<number> {
  const begun = seconds();
  for (const url of urls) {
    while (!(await isReady(url))) {
      if (seconds() - begun > READY_TIMEOUT_S) throw new Error(`${url} does not come back`);
      await rest(ASK_EVERY_MS);
    }
  }
  return seconds() - begun;
}
