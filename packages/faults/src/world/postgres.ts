import type { ChildProcess } from "node:child_process";
import { preparePostgres } from "@houselight/test-kit/private-postgres";

/** A PostgreSQL server of our own that can be brought down as a fault does. */
export interface FaultyPostgres {
  readonly port: number;
  /** `PostgreSQL 15.4`. */
  readonly version: string;
  /** Folder of PostgreSQL's programs. */
  readonly binaries: string;
  /** A new database of this name; for a superuser. */
  url(database?: string): string;
  create(database: string): Promise<void>;
  /** Like pulling the plug: every process of the server is killed, nothing is written any more. */
  crash(): Promise<void>;
  /** Starts it again on the same data where it has ended; resolves when it takes connections. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** `folder` holds the data and stays afterwards; without it a temporary one. Null without PostgreSQL. */
export async function startFaultyPostgres(folder?: string): Promise<FaultyPostgres | null> {
  // What the server acknowledges is on disk: fsync and synchronous_commit stay as they are, on.
  const settings = ["max_wal_size=64MB"];
  const home = await preparePostgres({ settings, ...(folder ? { folder } : {}) });
  if (!home) return null;
  let server: ChildProcess | undefined;
  const isRunning = () => server?.exitCode === null && server.signalCode === null;
  const start = async (): Promise<void> => {
    if (!isRunning()) server = home.spawn({ detached: true });
    await home.untilReady();
  };
  const end = async (kill: (server: ChildProcess) => void): Promise<void> => {
    if (!server || !isRunning()) return;
    const ended = new Promise((done) => server?.once("exit", done));
    kill(server);
    await ended;
  };
  const killAll = ({ pid }: ChildProcess) => process.kill(-(pid as number), "SIGKILL");
  // A run that is broken off takes its server with it.
  process.once("exit", () => void (server && isRunning() && killAll(server)));
  await start();
  return {
    port: home.port,
    binaries: home.binaries,
    version: `PostgreSQL ${/(\d+(?:\.\d+)?)/.exec(home.version)?.[1] ?? ""}`,
    url: home.url,
    create: (database) => home.sql(`create database ${database}`),
    crash: () => end(killAll),
    start,
    stop: async () => {
      await end((running) => running.kill("SIGINT"));
      await home.remove();
    },
  };
}
