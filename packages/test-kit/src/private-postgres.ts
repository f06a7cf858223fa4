import { type ChildProcess, execFile, spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { chown, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { threadId } from "node:worker_threads";
import { openServer } from "@houselight/server/testing";
import { findPostgres, postgresUser } from "./find-postgres.ts";

const run = promisify(execFile);
const READY_TIMEOUT_MS = 30_000;
const ASK_EVERY_MS = 50;

export interface PrivatePostgres {
  /** Address of the database `postgres` for a superuser. */
  readonly url: string;
  readonly binaries: string;
  readonly version: string;
  /** Of the server's first process, the parent of all others. */
  readonly pid: number;
  stop(): Promise<void>;
}

/** A server's folder, ready to be started on its port, as often as wanted. */
export interface PostgresHome {
  readonly port: number;
  readonly binaries: string;
  /** Version as its program says it: `postgres (PostgreSQL) 15.4`. */
  readonly version: string;
  url(database?: string): string;
  /** Starts the program; in a group of its own where all its processes are to be ended together. */
  spawn(options?: { readonly detached?: boolean }): ChildProcess;
  /** Resolves when it takes connections; throws when it does not in time, or once the program given has ended. */
  untilReady(server?: ChildProcess): Promise<void>;
  sql(statement: string): Promise<void>;
  remove(): Promise<void>;
}

export interface PostgresOptions {
  /** Beside those that keep it on this machine: `fsync=off`. */
  readonly settings?: readonly string[];
  /** Holds the data and stays afterwards; without it a temporary one that goes. */
  readonly folder?: string;
}

/** Prepares a server of our own on a free port of this machine; null without PostgreSQL. */
export async function preparePostgres(options: PostgresOptions = {}): Promise<PostgresHome | null> {
  const binaries = await findPostgres();
  if (!binaries) return null;
  const folder = options.folder ?? (await mkdtemp(join(tmpdir(), "houselight-postgres-")));
  const as = postgresUser();
  if (as.uid !== undefined && as.gid !== undefined) await chown(folder, as.uid, as.gid);
  const data = join(folder, "data");
  const initialise = ["-D", data, "-U", "postgres", "-A", "trust", "--no-locale", "-E", "UTF8"];
  await run(join(binaries, "initdb"), [...initialise, "--no-sync"], { ...as, cwd: folder });
  const port = await freePort();
  const settings = [
    "listen_addresses=127.0.0.1",
    `unix_socket_directories=${folder}`,
    "max_connections=120",
    ...(options.settings ?? []),
  ].flatMap((one) => ["-c", one]);
  const url = (database = "postgres") => `postgres://postgres@127.0.0.1:${port}/${database}`;
  const sql = async (statement: string): Promise<void> => {
    const database = await openServer(url(), { pool: 2 });
    await database.query(statement).finally(database.close);
  };
  return {
    port,
    binaries,
    version: (await run(join(binaries, "postgres"), ["--version"])).stdout.trim(),
    url,
    spawn: ({ detached = false } = {}) =>
      spawn(join(binaries, "postgres"), ["-D", data, "-p", String(port), ...settings], {
        ...as,
        cwd: folder,
        stdio: "ignore",
        detached,
      }),
    untilReady: (server) => untilReady(() => sql("select 1"), server),
    sql,
    remove: async () => {
      if (!options.folder) await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Starts a server of our own on a free port of this machine, in a folder that goes with it. */
export async function startPostgres(
  options: Pick<PostgresOptions, "settings"> = {},
): Promise<PrivatePostgres | null> {
  const home = await preparePostgres(options);
  if (!home) return null;
  const server = home.spawn();
  const ended = new Promise((resolve) => server.once("exit", resolve));
  const stop = async (): Promise<void> => {
    server.kill("SIGINT");
    await ended;
    await home.remove();
  };
  await home.untilReady(server).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return {
    url: home.url(),
    binaries: home.binaries,
    version: home.version,
    pid: server.pid as number,
    stop,
  };
}

async function untilReady(ask: () => Promise<void>, server?: ChildProcess): Promise<void> {
  const deadline = process.hrtime.bigint() + BigInt(READY_TIMEOUT_MS) * 1_000_000n;
  const hasEnded = () => server !== undefined && (server.exitCode ?? server.signalCode) !== null;
  while (process.hrtime.bigint() < deadline && !hasEnded()) {
    const ready = await ask().then(
      () => true,
      () => false,
    );
    // Whoever answers once it has ended is somebody else.
    if (ready && !hasEnded()) return;
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
  }
  throw new Error("the private PostgreSQL does not come up");
}

/** Ports below those that the system gives to outgoing connections: none of them is taken meanwhile. */
const FIRST_PORT = 20_000;
/** Suites that run beside each other look for ports in parts of their own: none takes what another has found. */
const PARTS = 12;
const PORTS_OF_PART = 1_000;

/** The latest ports that were found here: whoever asked for one may not listen on it yet. */
const found: number[] = [];
const FOUND_KEPT = 100;

/** Finds a port of this machine that nobody listens on, and that was not found a moment ago. */
export async function freePort(): Promise<number> {
  const part = (process.pid + threadId) % PARTS;
  for (;;) {
    const port = FIRST_PORT + part * PORTS_OF_PART + randomInt(PORTS_OF_PART);
    if (found.includes(port) || !(await isFree(port))) continue;
    found.push(port);
    if (found.length > FOUND_KEPT) found.shift();
    return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) =>
      error.code === "EADDRINUSE" ? resolve(false) : reject(error),
    );
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}
