import { type ChildProcess, execFile, spawn } from "node:child_process";
import { chown, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { findPostgres, freePort } from "../../private-postgres.ts";
import { rest, seconds } from "../fault.ts";

const run = promisify(execFile);
/** PostgreSQL refuses to run as root: then it runs as this unprivileged user. */
const NOBODY = 65_534;
const READY_TIMEOUT_S = 30;

/** A PostgreSQL server of our own that can be brought down as a fault does. */
export interface FaultyPostgres {
  readonly port: number;
  /** `PostgreSQL 15.4`. */
  readonly version: string;
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
  const binaries = await findPostgres();
  if (!binaries) return null;
  const home = folder ?? (await mkdtemp(join(tmpdir(), "houselight-faulty-postgres-")));
  const identity = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  if ("uid" in identity) await chown(home, NOBODY, NOBODY);
  const data = join(home, "data");
  const initialise = ["-D", data, "-U", "postgres", "-A", "trust", "--no-locale", "-E", "UTF8"];
  await run(join(binaries, "initdb"), [...initialise, "--no-sync"], { ...identity, cwd: home });
  const port = await freePort();
  let server: ChildProcess | undefined;
  const isRunning = () => server?.exitCode === null && server.signalCode === null;
  const url = (database = "postgres") => `postgres://postgres@127.0.0.1:${port}/${database}`;
  const psql = (database: string, statement: string) =>
    run(join(binaries, "psql"), [url(database), "-c", statement]);
  const start = async (): Promise<void> => {
    // What the server acknowledges is on disk: fsync and synchronous_commit stay as they are, on.
    const settings = [
      "listen_addresses=127.0.0.1",
      `unix_socket_directories=${home}`,
      "max_connections=120",
      "max_wal_size=64MB",
    ].flatMap((one) => ["-c", one]);
    const program = ["-D", data, "-p", String(port), ...settings];
    // In a group of its own, so that all its processes can be killed together.
    const spawning = { ...identity, cwd: home, stdio: "ignore", detached: true } as const;
    if (!isRunning()) server = spawn(join(binaries, "postgres"), program, spawning);
    const begun = seconds();
    while (
      !(await psql("postgres", "select 1").then(
        () => true,
        () => false,
      ))
    ) {
      if (seconds() - begun > READY_TIMEOUT_S)
        throw new Error("the private PostgreSQL does not come up");
      await rest(50);
    }
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
  const { stdout } = await run(join(binaries, "postgres"), ["--version"]);
  return {
    port,
    version: `PostgreSQL ${/(\d+(?:\.\d+)?)/.exec(stdout)?.[1] ?? ""}`,
    url,
    create: async (database) => void (await psql("postgres", `create database ${database}`)),
    crash: () => end(killAll),
    start,
    stop: async () => {
      await end((running) => running.kill("SIGINT"));
      if (!folder) await rm(home, { recursive: true, force: true });
    },
  };
}
